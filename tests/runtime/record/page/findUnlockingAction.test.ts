import { expect, test } from 'vitest';
import type { Lifecycle } from '../../../../src/contract/model/lifecycle.ts';
import { findUnlockingAction } from '../../../../src/runtime/record/page/findUnlockingAction.ts';

const lifecycle: Lifecycle = {
  property: 'status',
  initial: { status: 'OFF' },
  states: { OFF: 'neutral', ON: 'positive', BROKEN: 'negative' },
  transitions: {
    start: { from: { status: ['OFF'] }, to: { status: 'ON' } },
    stop: { from: { status: ['ON'] }, to: { status: 'OFF' } },
    modify: { from: { status: ['OFF'] }, to: { status: 'OFF' } },
    remove: { from: { status: ['BROKEN'] }, to: null },
  },
};
const actions = ['start', 'stop', 'remove'].map((name) => ({
  name,
  operation: name,
  icon: 'start' as const,
  appliesTo: 'uuid' as const,
  confirm: true,
  successMessage: '',
}));

test.each([
  ['no action if the state allows it', 'OFF', undefined],
  ['the action that leads to a state which allows it', 'ON', 'stop'],
  ['no action if only a removal is possible', 'BROKEN', undefined],
])('findUnlockingAction for modify gives %s', (_name, status, want) => {
  expect(findUnlockingAction(lifecycle, 'modify', { status }, actions)?.name).toBe(want);
});

test('findUnlockingAction gives no action without a lifecycle', () => {
  expect(findUnlockingAction(undefined, 'modify', {}, actions)).toBeUndefined();
});
