import { expect, test } from 'vitest';
import { describeObstacle, type Lifecycle } from '../../../src/contract/model/lifecycle.ts';

const lifecycle: Lifecycle = {
  property: 'status',
  initial: { status: 'OFF', busy: false },
  states: { OFF: 'neutral', ON: 'positive' },
  transitions: {
    start: { from: { status: ['OFF'] }, to: { status: 'ON' } },
    modify: { from: { status: ['OFF'] }, to: {} },
    free: { from: { busy: [true] }, to: { busy: false } },
    use: { from: { busy: [false] }, to: { busy: true } },
    remove: { from: { count: [0, 1] }, to: null },
  },
};

const captions: Readonly<Record<string, string>> = {
  'entities.thing.fields.status.choices.OFF.title': 'Offline',
  'entities.thing.fields.status.choices.ON.title': 'Online',
  'entities.thing.fields.busy.title': 'Busy',
  'entities.thing.fields.count.title': 'Count',
};

const language = {
  translate: (key: string, parameters?: Readonly<Record<string, unknown>>) =>
    captions[key] ?? `${key.replace('action.', '')} ${Object.values(parameters ?? {}).join(' ')}`,
  has: (key: string) => key in captions,
  either: (items: readonly string[]) => items.join(' or '),
};

test.each([
  { action: 'start', row: { status: 'OFF' }, want: undefined },
  { action: 'start', row: {}, want: undefined },
  { action: 'start', row: { status: 'ON' }, want: 'already online' },
  { action: 'modify', row: { status: 'ON' }, want: 'obstacle.state offline' },
  { action: 'free', row: { busy: false }, want: 'obstacle.on Busy' },
  { action: 'use', row: { busy: true }, want: 'obstacle.off Busy' },
  { action: 'remove', row: { count: 2 }, want: 'obstacle.field Count 0 or 1' },
  { action: 'unknown', row: {}, want: undefined },
])('describeObstacle of $action on $row returns $want', ({ action, row, want }) => {
  expect(describeObstacle(language, 'thing', lifecycle, action, row)).toBe(want);
});
