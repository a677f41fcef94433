import { expect, test } from 'vitest';
import { sizeOf } from '../../../src/runtime/fields/file/sizeOf.ts';

test.each([
  ['', '0 B'],
  ['接口', '6 B'],
  ['x'.repeat(999), '999 B'],
  ['x'.repeat(3240), '3.2 kB'],
  ['x'.repeat(12_000_000), '12 MB'],
])('a text of its size', (text, want) => {
  expect(sizeOf(text)).toBe(want);
});
