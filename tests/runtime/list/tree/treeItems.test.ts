import { expect, test } from 'vitest';
import { treeStepForKey } from '../../../../src/runtime/list/tree/treeItems.ts';

const items = [
  { id: 'all', level: 1 },
  { id: 'open', level: 1, isOpen: true },
  { id: 'one', level: 2 },
  { id: 'two', level: 2 },
  { id: 'closed', level: 1, isOpen: false },
];

test.each([
  ['all', 'ArrowDown', { focus: 'open' }],
  ['all', 'ArrowUp', undefined],
  ['closed', 'ArrowDown', undefined],
  ['two', 'ArrowUp', { focus: 'one' }],
  ['two', 'Home', { focus: 'all' }],
  ['all', 'End', { focus: 'closed' }],
  ['closed', 'ArrowRight', { focus: 'closed', isActivation: true }],
  ['open', 'ArrowRight', { focus: 'one' }],
  ['one', 'ArrowRight', undefined],
  ['open', 'ArrowLeft', { focus: 'open', isActivation: true }],
  ['two', 'ArrowLeft', { focus: 'open' }],
  ['all', 'ArrowLeft', undefined],
  ['one', 'Enter', { focus: 'one', isActivation: true }],
  ['open', ' ', { focus: 'open', isActivation: true }],
  ['one', 'x', undefined],
  ['gone', 'ArrowDown', undefined],
])('the focus on %s and the key %s give %j', (focused, key, want) => {
  expect(treeStepForKey(items, focused, key)).toEqual(want);
});
