import { expect, test } from 'vitest';
import { lineOfPlace } from '../../../../src/screens/mapping/preview/lineOfPlace.ts';
import { rangeIn } from '../../../../src/screens/mapping/preview/rangeIn.ts';

const targets = ['no', 'lines', 'lines[].sku', 'lines[].batch', 'no', 'byUnit', ''];
const lineOf = lineOfPlace(targets.map((targetField, index) => ({ lineNo: index + 1, targetField })));

test.each([
  ['no', 5],
  ['lines[12].sku', 3],
  ['lines[0].batch.no', 4],
  ['lines[0].batch.lots[3].no', 4],
  ['lines[0].other', 2],
  ['byUnit[1].items[0].sku', 6],
  ['elsewhere', undefined],
  ['nothing.at.all', undefined],
])('%s was written by line %s', (at, want) => {
  expect(lineOf(at)).toBe(want);
});

const text = '{ "no": "PO-1", "items": [{ "qty": 1 }, { "qty": [2, 3] }], "a\\"b": null }';

test.each([
  ['no', '"PO-1"'],
  ['items[1].qty', '[2, 3]'],
  ['items[1].qty[0]', '2'],
  ['a"b', 'null'],
  ['items[2].qty', undefined],
  ['no.length', undefined],
])('%s stands where %s does', (path, want) => {
  const range = rangeIn(text, path);
  expect(range && text.slice(...range)).toBe(want);
});
