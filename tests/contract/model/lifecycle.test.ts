import { expect, test } from 'vitest';
import { findObstacle, type Lifecycle, sideStatesOf } from '../../../src/contract/model/lifecycle.ts';

const door: Lifecycle = {
  property: 'state',
  initial: { state: 'SHUT', locked: false },
  states: { SHUT: 'neutral', OPEN: 'positive' },
  transitions: {
    open: { from: { state: ['SHUT'], locked: [false] }, to: { state: 'OPEN' } },
    close: { from: { state: ['OPEN'] }, to: { state: 'SHUT' } },
    lock: { from: { state: ['SHUT'], locked: [false] }, to: { locked: true } },
    enter: { from: { state: ['OPEN'], isDay: [true] }, to: {} },
  },
};

test.each([
  { action: 'open', row: { state: 'SHUT', locked: false }, want: undefined },
  { action: 'open', row: {}, want: undefined },
  { action: 'open', row: { state: 'OPEN' }, want: { property: 'state', actual: 'OPEN', allowed: ['SHUT'] } },
  {
    action: 'open',
    row: { state: 'SHUT', locked: true },
    want: { property: 'locked', actual: true, allowed: [false] },
  },
  { action: 'close', row: { state: 'OPEN', locked: true }, want: undefined },
  { action: 'close', row: {}, want: { property: 'state', actual: 'SHUT', allowed: ['OPEN'] } },
  { action: 'paint', row: { state: 'OPEN' }, want: undefined },
  { action: 'enter', row: { state: 'OPEN', isDay: true }, want: undefined },
  {
    action: 'enter',
    row: { state: 'OPEN', isDay: false },
    want: { property: 'isDay', actual: false, allowed: [true] },
  },
  // If the back end does not send the property, the console allows the action and the back end decides.
  { action: 'enter', row: { state: 'OPEN' }, want: undefined },
])('findObstacle of $action on $row returns $want', ({ action, row, want }) => {
  expect(findObstacle(door, action, row)).toEqual(want);
});

test('findObstacle returns undefined without a lifecycle', () => {
  expect(findObstacle(undefined, 'open', { state: 'OPEN' })).toBeUndefined();
});

const lamp: Lifecycle = {
  ...door,
  transitions: {
    ...door.transitions,
    light: {
      from: { lit: [false] },
      to: { lit: true },
      expires: { minutes: 5, property: 'litUntil', action: 'dim' },
    },
  },
};

test.each([
  { row: { state: 'OPEN', lit: true }, want: [{ property: 'lit', until: 'litUntil' }] },
  { row: { state: 'OPEN', lit: false }, want: [] },
  { row: { state: 'OPEN' }, want: [] },
  // Only a state that expires has a badge.
  { row: { state: 'SHUT', locked: true }, want: [] },
])('the states beside the main one of $row are $want', ({ row, want }) => {
  expect(sideStatesOf(lamp, row)).toEqual(want);
});
