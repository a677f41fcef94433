import { expect, test } from 'vitest';
import { readStored, readStoredList } from '../../../../src/runtime/core/storage/readStored.ts';

test.each([
  { stored: undefined, want: null, list: [] },
  { stored: '{"a":1}', want: { a: 1 }, list: [] },
  { stored: '[1]', want: [1], list: [1] },
  { stored: '"a"', want: 'a', list: [] },
  { stored: '[1', want: undefined, list: [] },
])('the stored text $stored is read as $want, and as the list $list', ({ stored, want, list }) => {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('k', stored);
  expect([readStored(localStorage, 'k'), readStoredList(localStorage, 'k')]).toEqual([want, list]);
});
