// oEmbed discovery: only where the build knows the site's address, and then whole.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const builder = fileURLToPath(new URL('../../web/site.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mancala-oembed-'));
after(() => rmSync(folder, { recursive: true }));
const parts = ['board.js', 'board.wasm', 'engine.js', 'engine.wasm'].map((name) => join(folder, name));
for (const part of parts) writeFileSync(part, '// stands for what is compiled');
writeFileSync(join(folder, 'first-board.txt'), 'kalah 4,4/4,4 0-0 S\n<svg></svg>\n');

/** A site as the build puts it together. @param {string} name @param {string[]} address */
function built(name, ...address) {
  const out = join(folder, name);
  execFileSync(process.execPath, [builder, '--out', out, '--build', parts.join(','), '--first-board', join(folder, 'first-board.txt'), ...address], { stdio: 'pipe' });
  return out;
}

test('with an address both pages name oembed.json, which is what a reader of it needs', () => {
  const address = 'https://museum.example/mancala/';
  const site = built('with', '--url', address);
  for (const page of ['index.html', 'embed.html']) {
    assert.ok(readFileSync(join(site, page), 'utf8').includes(`<link rel="alternate" type="application/json+oembed" href="${address}oembed.json"`), page);
  }
  const { version, type, width, height, html, title } = JSON.parse(readFileSync(join(site, 'oembed.json'), 'utf8'));
  assert.deepEqual([version, type, title], ['1.0', 'rich', 'Mancala board']);
  assert.ok(html.startsWith(`<iframe src="${address}embed.html"`));
  assert.ok(html.includes(`width="${width}"`) && html.includes(`height="${height}"`) && html.includes('title="'));
});

test('without one there is no discovery, and what is no address is refused', () => {
  const site = built('without');
  assert.ok(!existsSync(join(site, 'oembed.json')));
  assert.ok(!readFileSync(join(site, 'embed.html'), 'utf8').includes('oembed'));
  for (const wrong of ['museum.example/', 'https://museum.example', 'https://museum.example/"x/']) assert.throws(() => built('wrong', '--url', wrong), /begins with https/);
});
