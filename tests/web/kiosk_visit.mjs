// A visit by the clock: the states, the warning, and a day of visitors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Visit } from '../../web/kiosk-visit.js';

const seconds = { idle: 90, warning: 30, attract: 45 };

test('nobody comes: the start becomes the attract mode, and that stays', () => {
  const visit = new Visit(seconds, 1000);
  visit.tick(1000 + 44_999);
  assert.equal(visit.state, 'start');
  visit.tick(1000 + 45_000);
  assert.equal(visit.state, 'attract');
  assert.equal(visit.nextChange, Infinity);
  visit.tick(1e9);
  assert.equal(visit.state, 'attract');
});

test('a touch leads from the attract mode to the start, a choice to the game', () => {
  const visit = new Visit(seconds, 0);
  visit.tick(45_000);
  visit.touch(50_000);
  assert.equal(visit.state, 'start');
  visit.begin(51_000);
  assert.equal(visit.state, 'play');
  assert.equal(visit.nextChange, 51_000 + 90_000);
});

test('every touch puts the warning off; a touch in the warning goes on with the game', () => {
  const visit = new Visit(seconds, 0);
  visit.begin(0);
  visit.touch(80_000);
  visit.tick(90_000);
  assert.equal(visit.state, 'play');
  visit.tick(170_000);
  assert.equal(visit.state, 'warning');
  assert.equal(visit.secondsLeft(170_000), 30);
  assert.equal(visit.secondsLeft(170_001), 30);
  assert.equal(visit.secondsLeft(199_001), 1);
  visit.touch(199_999);
  assert.equal(visit.state, 'play');
  visit.tick(199_999 + 89_999);
  assert.equal(visit.state, 'play');
});

test('a warning that nobody answers leads to the start; so does "start again"', () => {
  const visit = new Visit(seconds, 0);
  visit.begin(0);
  visit.tick(90_000);
  visit.tick(120_000);
  assert.equal(visit.state, 'start');
  visit.begin(121_000);
  visit.startAgain(122_000);
  assert.equal(visit.state, 'start');
});

test('however late the clock comes, the warning is seen in full', () => {
  const visit = new Visit(seconds, 0);
  visit.begin(0);
  visit.tick(10_000_000);
  assert.equal(visit.state, 'warning');
  assert.equal(visit.secondsLeft(10_000_000), 30);
});
