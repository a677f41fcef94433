import { expect, test } from 'vitest';
import { stepInTree } from '../../../src/runtime/list/stepInTree.ts';

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
  ['closed', 'ArrowRight', { focus: 'closed', isAct: true }],
  ['open', 'ArrowRight', { focus: 'one' }],
  ['one', 'ArrowRight', undefined],
  ['open', 'ArrowLeft', { focus: 'open', isAct: true }],
  ['two', 'ArrowLeft', { focus: 'open' }],
  ['all', 'ArrowLeft', undefined],
  ['one', 'Enter', { focus: 'one', isAct: true }],
  ['open', ' ', { focus: 'open', isAct: true }],
  ['one', 'x', undefined],
  ['gone', 'ArrowDown', undefined],
])('%s, %s', (focused, key, want) => {
  expect(stepInTree(items, focused, key)).toEqual(want);
});
