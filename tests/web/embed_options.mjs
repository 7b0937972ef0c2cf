// The frame's address: what it may ask, and the lines that the builder hands out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { frameAddress, readFrameOptions } from '../../web/embed/options.js';
import { elementSnippet, frameSnippet } from '../../web/embed/snippets.js';

test('nothing is asked: no messages, all controls, nothing stored', () => {
  assert.deepEqual(readFrameOptions(''), { options: { api: false, origin: '', controls: 'full', storage: '' }, errors: [] });
  assert.deepEqual(readFrameOptions('?game=dakon&language=id').errors, []);
});

test('messages are spoken only with an exact origin', () => {
  for (const origin of ['https://museum.example', 'http://localhost:8080', 'null']) {
    const { options, errors } = readFrameOptions(`?api=1&origin=${encodeURIComponent(origin)}`);
    assert.deepEqual(errors, []);
    assert.deepEqual([options.api, options.origin], [true, origin]);
  }
  for (const origin of ['', '*', 'museum.example', 'https://museum.example/', 'https://museum.example/page', 'https://MUSEUM.example', 'javascript:alert(1)', 'https://a.example,https://b.example', 'file://']) {
    const { options, errors } = readFrameOptions(`?api=1&origin=${encodeURIComponent(origin)}`);
    assert.equal(options.api, false, origin);
    assert.equal(errors.length, 1, origin);
    assert.match(errors[0], /option `origin`: .*exact origin/);
  }
  assert.match(readFrameOptions('?api=1').errors[0], /option `origin`/);
  const other = readFrameOptions('?api=2&origin=https://museum.example');
  assert.equal(other.options.api, false);
  assert.match(other.errors[0], /option `api`: `2` .*`1`/);
});

test('controls and storage', () => {
  assert.equal(readFrameOptions('?controls=none').options.controls, 'none');
  assert.match(readFrameOptions('?controls=some').errors[0], /option `controls`: `some` .*`full` or `none`/);
  assert.equal(readFrameOptions('?storage=hall-2').options.storage, 'hall-2');
  const wrong = readFrameOptions('?storage=Hall%202');
  assert.equal(wrong.options.storage, '');
  assert.match(wrong.errors[0], /option `storage`: `Hall 2`/);
});

test('several mistakes are told together, and long ones cut short', () => {
  const { errors } = readFrameOptions(`?api=1&controls=x&storage=${'A'.repeat(500)}`);
  assert.equal(errors.length, 3);
  assert.ok(errors.every((error) => error.length < 300));
});

test('an address keeps what it had and takes what says something', () => {
  const address = frameAddress('https://site.example/mancala/embed.html?theme=dark', { game: 'kalah@pits=4', start: null, moves: undefined });
  assert.equal(address.href, 'https://site.example/mancala/embed.html?theme=dark&game=kalah%40pits%3D4');
});

const choice = { options: { game: 'dakon', start: undefined, language: 'id' }, width: 640, height: 480, sandbox: false, label: 'Dakon "on" a board' };

test('the builder’s element', () => {
  assert.equal(elementSnippet('https://site.example/mancala/embed-builder.html', choice),
    '<script defer src="https://site.example/mancala/embed.js"></script>\n' +
    '<mancala-board game="dakon" language="id" label="Dakon &quot;on&quot; a board" width="640" height="480"></mancala-board>');
});

test('the builder’s plain frame', () => {
  assert.equal(frameSnippet('https://site.example/mancala/', { ...choice, label: 'Dakon', sandbox: true }),
    '<iframe src="https://site.example/mancala/embed.html?game=dakon&amp;language=id" title="Dakon" width="640" height="480"' +
    ' style="border:0;max-width:100%" loading="lazy" allow="fullscreen; autoplay; gamepad" sandbox="allow-scripts"></iframe>');
});
