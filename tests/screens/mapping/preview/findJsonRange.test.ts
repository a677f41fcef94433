import { expect, test } from 'vitest';
import { findJsonRange } from '../../../../src/screens/mapping/preview/findJsonRange.ts';

const text = '{ "no": "PO-1", "items": [{ "qty": 1 }, { "qty": [2, 3] }], "a\\"b": null }';

test.each([
  ['no', '"PO-1"'],
  ['items[1].qty', '[2, 3]'],
  ['items[1].qty[0]', '2'],
  ['a"b', 'null'],
  ['items[2].qty', undefined],
  ['no.length', undefined],
])('findJsonRange of %s finds %s', (path, want) => {
  const range = findJsonRange(text, path);
  expect(range && text.slice(...range)).toBe(want);
});
