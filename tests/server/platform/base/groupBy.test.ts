import { expect, test } from 'vitest';
import { groupBy } from '../../../../src/server/platform/base/groupBy.ts';

test.each([
  { items: [], want: [] },
  {
    items: [3, 1, 2, 5],
    want: [
      ['odd', [3, 1, 5]],
      ['even', [2]],
    ],
  },
])('groupBy keeps the order of $items', ({ items, want }) => {
  expect([...groupBy(items, (item) => (item % 2 ? 'odd' : 'even'))]).toEqual(want);
});
