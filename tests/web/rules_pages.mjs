// The pages about the games: what is read, and that a page says in HTML what its text says in Markdown.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { nameOf } from '../../web/language-names.js';
import { articleOf, pageOf, readText, textsOf } from '../../web/rules-pages.mjs';

const head = '---\ntitle: Kalah – rules\nsummary: A "game" of <seeds>.\n---\n';
const body = '# Kalah\n\nA game.\n\n## How to play\n\n1. Lift.\n\n   ```board\n   kalah | A\n   ```\n2. Sow.\n\n   ```board\n   kalah | C F\n   ```\n';
const games = [{ game: 'kalah', name: 'Kalah' }, { game: 'dakon', name: 'Dakon' }];
/** @param {object} [other] */
const page = (other) => ({
  game: 'kalah', name: 'Kalah', language: 'en', text: readText(head + body, 'en.md'), textLanguage: 'en', told: ['South "lifts".', 'South again.'],
  words: (/** @type {string} */ key) => `‹${key}›`, speaks: true, ...other,
});

test('a text is read with its head and its examples', () => {
  const { title, summary, examples } = readText(head + body, 'en.md');
  assert.equal(title, 'Kalah – rules');
  assert.equal(summary, 'A "game" of <seeds>.');
  assert.deepEqual(examples, ['kalah | A', 'kalah | C F']);
  for (const wrong of [body, head.replace('summary', 'about') + body, `\n${head}${body}`]) assert.throws(() => readText(wrong, 'games/kalah/en.md'), /games\/kalah\/en\.md: it does not begin with title and summary/);
});

test('every text of the repository has as many examples for the page as `board` blocks', () => {
  const folder = new URL('../../assets/games/', import.meta.url);
  for (const game of readdirSync(folder)) {
    for (const file of readdirSync(new URL(`${game}/`, folder))) {
      const markdown = readFileSync(new URL(`${game}/${file}`, folder), 'utf8');
      assert.equal(readText(markdown, file).examples.length, markdown.split('```board').length - 1, `${game}/${file}`);
    }
  }
});

test('an example is a picture that moves, told in words, and two that stand still', () => {
  const html = articleOf(page());
  assert.equal(html.match(/<figure>/g)?.length, 2);
  assert.ok(html.includes('<img class="moving" src="1.svg" alt="South &quot;lifts&quot;."'), html);
  assert.ok(html.includes('<img class="still" src="1.svg#start" alt=""') && html.includes('<img class="still" src="1.svg#end" alt="South &quot;lifts&quot;."'));
  assert.ok(html.includes('src="2.svg" alt="South again."'));
  assert.ok(!html.includes('kalah | A'));
});

test('a page has its languages, description, picture and a strict policy, and no script of its own', () => {
  const html = pageOf(page(), games, ['en', 'fr'], '');
  assert.match(html, /^<!doctype html>\n<html lang="en">/);
  assert.ok(html.includes('<title>Kalah – rules</title>'));
  assert.ok(html.includes('<meta name="description" content="A &quot;game&quot; of &lt;seeds&gt;.">'));
  assert.ok(html.includes('<link rel="alternate" hreflang="fr" href="fr.html">') && html.includes('hreflang="x-default" href="en.html"'));
  assert.ok(html.includes('<meta property="og:image" content="preview.png">'));
  assert.ok(html.includes(`default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src 'self'`));
  assert.ok(!/<style|style="|<script(?! defer src="\.\.\/\.\.\/embed\.js")/.test(html));
  assert.ok(html.includes('<a href="../dakon/en.html">Dakon</a>') && html.includes('<a href="fr.html" lang="fr" hreflang="fr">Français</a>'));
  assert.ok(html.includes('href="../../index.html?game=kalah&amp;language=en"'));
  const placed = pageOf(page(), games, ['en'], 'https://museum.example/m/');
  assert.ok(placed.includes('content="https://museum.example/m/rules/kalah/preview.png"') && placed.includes('href="https://museum.example/m/rules/kalah/en.html"'));
});

test('a language without a text of its own shows the English one, and says so', () => {
  const html = pageOf(page({ language: 'fr' }), games, ['en'], '');
  assert.match(html, /<html lang="fr">/);
  assert.ok(html.includes('‹rules.in-english›') && html.includes('<div lang="en">'));
  assert.ok(html.includes('<link rel="canonical" href="en.html">'));
  assert.ok(!articleOf(page()).includes('‹rules.in-english›'));
});

test('what a text has no use for does not become HTML', () => {
  const html = articleOf(page({ text: { title: 'T', summary: 'S', examples: [], body: '# T\n\n<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n' }, told: [] }));
  assert.ok(!/<script|<img/.test(html), html);
});

test('the board’s texts are read by key', () => {
  const texts = textsOf('msgid "a.b"\nmsgstr "one \\"two\\""\n\nmsgid "c"\nmsgstr ""\n');
  assert.equal(texts('a.b'), 'one "two"');
  assert.equal(texts('c'), undefined);
  assert.equal(nameOf('hu'), 'Magyar');
});
