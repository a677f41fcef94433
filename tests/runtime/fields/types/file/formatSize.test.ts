import { expect, test } from 'vitest';
import { formatSize } from '../../../../../src/runtime/fields/types/file/formatSize.ts';

test.each<[string | number, string]>([
  ['', '0 B'],
  ['接口', '6 B'],
  ['x'.repeat(999), '999 B'],
  ['x'.repeat(3240), '3.2 kB'],
  ['x'.repeat(12_000_000), '12 MB'],
  [1_500, '1.5 kB'],
])('formatSize returns the size of content %#', (content, want) => {
  expect(formatSize(content)).toBe(want);
});
