// A kiosk's profile: what is read, and that each error names its field and the reason.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readProfile, sentenceOf, textIn } from '../../web/kiosk-profile.js';
import { english } from '../../web/kiosk-sentences.js';

/** @param {string} json */
const told = (json) => readProfile(json).errors.map((wrong) => sentenceOf(wrong, english));
/** @param {object} profile */
const errorsOf = (profile) => told(JSON.stringify({ games: ['kalah'], ...profile }));

test('the profiles that are shipped are right', () => {
  const folder = new URL('../../web/kiosk/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  assert.ok(files.length > 0);
  for (const file of files) assert.deepEqual(readProfile(readFileSync(new URL(file, folder), 'utf8')).errors, [], file);
});

test('the least profile, and what it leaves to the defaults', () => {
  const { profile, errors } = readProfile('{"games":["kalah"]}');
  assert.deepEqual(errors, []);
  assert.deepEqual(profile, {
    title: { '': 'Mancala' }, welcome: {}, games: [{ game: 'kalah', about: {} }], languages: ['en'], level: 1,
    idle: 90, warning: 30, attract: 45, sound: false, layout: 'auto', texts: {},
  });
});

test('a table between two players, with sound', () => {
  const { profile, errors } = readProfile('{"games":["kalah"],"layout":"tabletop","sound":true}');
  assert.deepEqual(errors, []);
  assert.deepEqual([profile.layout, profile.sound], ['tabletop', true]);
});

test('texts by language', () => {
  const { profile, errors } = readProfile(JSON.stringify({
    languages: ['en', 'fr'], games: [{ game: 'dakon', about: { en: 'From Java', fr: 'De Java' } }], welcome: 'Hello', texts: { fr: { here: 'Je suis là' } },
  }));
  assert.deepEqual(errors, []);
  assert.equal(textIn(profile.games[0].about, 'fr'), 'De Java');
  assert.equal(textIn(profile.welcome, 'fr'), 'Hello');
  assert.equal(textIn({}, 'fr'), '');
});

for (const [profile, field, reason] of /** @type {[object, string, RegExp][]} */ ([
  [{ games: [] }, 'games', /expected: \["kalah"/],
  [{ games: 'kalah' }, 'games', /expected: \["kalah"/],
  [{ games: undefined }, 'games', /missing/],
  [{ games: ['kalah', 'No Game'] }, 'games[1]', /"kalah" \|/],
  [{ games: [{ game: 'kalah', colour: 'red' }] }, 'games[0].colour', /not known/],
  [{ games: [{ about: 'x' }] }, 'games[0].game', /missing/],
  [{ games: [{ game: 'kalah', about: { fr: 'x' } }] }, 'games[0].about.fr', /among `languages`/],
  [{ languages: ['en', 'English!'] }, 'languages[1]', /expected: "en"/],
  [{ languages: [] }, 'languages', /expected: \["en"\]/],
  [{ level: 9 }, 'level', /expected: 1, 2, 3 … 8/],
  [{ level: 1.5 }, 'level', /1\.5 is not right; expected: 1, 2/],
  [{ idle: '90' }, 'idle', /"90" is not right; expected: 20 … 3600/],
  [{ idle: 5 }, 'idle', /5 is not right; expected: 20/],
  [{ warning: 10 }, 'warning', /20 … 300 /],
  [{ attract: 1 }, 'attract', /5 … 3600/],
  [{ sound: 'off' }, 'sound', /true \| false/],
  [{ layout: 'round' }, 'layout', /"auto" \| "landscape"/],
  [{ welcome: 7 }, 'welcome', /expected: "…"/],
  [{ welcome: { en: 7 } }, 'welcome.en', /expected: "…"/],
  [{ title: ['x'] }, 'title', /expected: "…"/],
  [{ texts: { en: { hello: 'x' } } }, 'texts.en.hello', /there are .*here/],
  [{ texts: { fr: {} } }, 'texts.fr', /among `languages`/],
  [{ texts: { en: { here: 7 } } }, 'texts.en.here', /expected: "…"/],
  [{ texts: { en: { wrong: 'x' } } }, 'texts.en.wrong', /not known; there are touch/],
  [{ exit: true }, 'exit', /not known; there are title/],
])) {
  test(`wrong: ${JSON.stringify(profile)}`, () => {
    const errors = errorsOf(profile);
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.ok(errors[0].startsWith(`\`${field}\`: `), errors[0]);
    assert.match(errors[0], reason);
  });
}

test('all errors are told at once', () => {
  assert.equal(errorsOf({ level: 9, idle: 1, layout: 'x' }).length, 3);
});

test('what is no JSON, or no object', () => {
  assert.match(told('{"games": ["kalah",]}')[0], /not JSON: /);
  assert.match(told('')[0], /not JSON: /);
  assert.match(told('["kalah"]')[0], /expected: \{ "games"/);
});
