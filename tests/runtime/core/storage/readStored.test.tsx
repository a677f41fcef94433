import { expect, test } from 'vitest';
import { readStored } from '../../../../src/runtime/core/storage/readStored.ts';

test.each([
  { stored: undefined, list: [], object: {} },
  { stored: '{"a":1}', list: [], object: { a: 1 } },
  { stored: '[1]', list: [1], object: {} },
  { stored: 'null', list: [], object: {} },
  { stored: '[1', list: [], object: {} },
])('the stored text $stored is read as the list $list or the object $object', ({ stored, list, object }) => {
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('k', stored);
  expect([readStored(localStorage, 'k', []), readStored(localStorage, 'k', {})]).toEqual([list, object]);
});
