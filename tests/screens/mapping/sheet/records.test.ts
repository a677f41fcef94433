import { expect, test } from 'vitest';
import { recordsOf } from '../../../../src/screens/mapping/sheet/recordsOf.ts';
import { rowsOf } from '../../../../src/screens/mapping/sheet/rowsOf.ts';
import { search } from '../../../../src/screens/mapping/sheet/search.ts';
import { textsOf } from './sheetOf.ts';

const records = [
  { lineNo: 1, targetField: 'sku', type: 'STRING', functionType: 'REGULAR', sourceField: 'item.sku' },
  {
    lineNo: 2,
    targetField: 'qty',
    type: 'NUMERIC',
    description: '数量',
    functionType: 'CUSTOM',
    expression: 'a\n+b',
  },
];

test('records become rows of texts', () => {
  expect(textsOf({ rows: rowsOf(records) })).toEqual([
    'sku|STRING||REGULAR|item.sku',
    'qty|NUMERIC|数量|CUSTOM||a\n+b',
  ]);
});

test('rows become the records that they were', () => {
  expect(recordsOf(rowsOf(records))).toEqual(records);
});

test('lines are numbered by their places', () => {
  expect(
    recordsOf(rowsOf(records).toReversed()).map(({ lineNo, targetField }) => [lineNo, targetField]),
  ).toEqual([
    [1, 'qty'],
    [2, 'sku'],
  ]);
});

test.each([
  ['no object', [null, 'x'], ['', '']],
  ['values that are no text', [{ targetField: 7, type: null, expression: false }], ['7|||||false']],
])('records that no mapping may hold: %s', (_, given, want) => {
  expect(textsOf({ rows: rowsOf(given) })).toEqual(want);
});

test.each([
  ['SKU', ['0:0', '0:4']],
  ['数量', ['1:2']],
  ['b', ['1:5']],
  [' ', []],
  ['none', []],
])('search for %j', (text, want) => {
  expect(search(rowsOf(records), text).map(({ row, column }) => `${row}:${column}`)).toEqual(want);
});

test('a choice is found by what it is called', () => {
  const shown = (_: string, cell: string): string => (cell === 'CUSTOM' ? '自定义' : cell);
  expect(search(rowsOf(records), '自定', shown)).toEqual([{ row: 1, column: 3 }]);
  expect(search(rowsOf(records), 'custom', shown)).toEqual([]);
});
