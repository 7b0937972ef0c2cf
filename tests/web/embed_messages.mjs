// Every message between a host page and a frame is checked, and what is wrong is said with its field.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { events, isOurs, methods, version, wrongCall, wrongConnect, wrongHello, wrongReport } from '../../web/embed/messages.js';

/** @param {string} told @param {string[]} words */
function says(told, ...words) {
  for (const word of words) assert.ok(told.includes(word), `"${told}" should speak of "${word}"`);
}

test('the handshake: right, of another version, with something more', () => {
  assert.equal(wrongHello({ mancala: 1, type: 'hello' }), '');
  says(wrongHello({ mancala: 2, type: 'hello' }), '`mancala`', 'version 2', '1');
  says(wrongHello({ mancala: '1', type: 'hello' }), '`mancala`');
  says(wrongHello({ mancala: 1, type: 'connect' }), '`type`', '`connect`', 'hello');
  says(wrongHello({ mancala: 1, type: 'hello', origin: '*' }), '`origin`', 'not known');
  const port = /** @type {any} */ ({});
  assert.equal(wrongConnect({ mancala: version, type: 'connect' }, [port]), '');
  says(wrongConnect({ mancala: version, type: 'connect' }, []), '0 ports');
  says(wrongConnect({ mancala: version, type: 'connect' }, [port, port]), '2 ports');
  says(wrongConnect({ mancala: 7, type: 'connect' }, [port]), 'version 7');
});

test('messages of others are none of ours', () => {
  for (const data of [null, undefined, 'hello', 3, {}, { type: 'hello' }, []]) assert.equal(isOurs(data), false);
  assert.equal(isOurs({ mancala: 9 }), true);
});

test('calls: each method with its arguments', () => {
  for (const [method, values] of /** @type {[string, object][]} */ ([
    ['position', {}], ['moves', {}], ['played', {}], ['play', { move: 'C' }], ['play', { move: 'pass' }], ['undo', {}], ['setLevel', { level: 3 }],
    ['setLevel', { level: 0, side: 'south' }], ['setLevel', { level: 'perfect' }], ['start', { text: 'kalah' }], ['pause', {}], ['resume', {}], ['setLanguage', { language: 'id' }], ['setSpeed', { speed: 'slow' }], ['setLook', { option: 'text-size', value: 'larger' }],
  ])) assert.equal(wrongCall({ call: 1, method, ...values }), '', method);
});

test('calls: what is wrong, where and why', () => {
  says(wrongCall(null), 'null', 'not an object');
  says(wrongCall([1]), 'not an object');
  says(wrongCall('play'), '`play`', 'not an object');
  says(wrongCall({ method: 'play', move: 'C' }), '`call`', 'missing');
  says(wrongCall({ call: 0, method: 'undo' }), '`call`', '`0`');
  says(wrongCall({ call: 1.5, method: 'undo' }), '`call`');
  says(wrongCall({ call: 1 }), '`method`', 'missing', 'position');
  says(wrongCall({ call: 1, method: 'eval' }), '`method`', '`eval`', 'position');
  // What every object has is no method.
  for (const method of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) says(wrongCall({ call: 1, method }), '`method`');
  says(wrongCall({ call: 1, method: 'play' }), '`move`', 'missing');
  says(wrongCall({ call: 1, method: 'play', move: 'CD' }), '`move`', '`CD`');
  says(wrongCall({ call: 1, method: 'play', move: { toString: 'C' } }), '`move`');
  says(wrongCall({ call: 1, method: 'setLevel', level: '3' }), '`level`', 'whole number');
  says(wrongCall({ call: 1, method: 'setLevel', level: 9 }), '`level`', 'from 0 to 8', '`perfect`');
  says(wrongCall({ call: 1, method: 'setLevel', level: 3, side: 'east' }), '`side`', 'south');
  says(wrongCall({ call: 1, method: 'start', text: 'x'.repeat(100_001) }), '`text`', '100000');
  says(wrongCall({ call: 1, method: 'undo', deep: true }), '`deep`', 'not known');
  says(wrongCall({ call: 1, method: 'setLanguage', language: '../x' }), '`language`');
  says(wrongCall({ call: 1, method: 'setLook', option: 'game', value: 'dakon' }), '`option`');
  says(wrongCall({ call: 1, method: 'setLook', option: 'theme', value: '../x' }), '`value`');
});

test('reports: answers and events', () => {
  assert.equal(wrongReport({ answer: 3, value: ['A'] }), '');
  assert.equal(wrongReport({ answer: 3, value: undefined }), '');
  assert.equal(wrongReport({ answer: 3, error: 'no' }), '');
  for (const event of events) assert.equal(wrongReport({ event, detail: {} }), '');
  says(wrongReport({ answer: 'three' }), '`answer`');
  says(wrongReport({ event: 'hacked', detail: {} }), '`event`', '`hacked`', 'ready');
  says(wrongReport({ answer: 3, error: { } }), '`error`', 'text');
  says(wrongReport({}), '`answer`', 'missing');
});

test('the methods are those that are documented', () => {
  assert.deepEqual(Object.keys(methods), ['position', 'moves', 'played', 'play', 'undo', 'setLevel', 'start', 'pause', 'resume', 'setLanguage', 'setSpeed', 'setLook']);
});
