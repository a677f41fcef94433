import { expect, test } from 'vitest';
import { searchCells } from '../../../../src/screens/mapping/sheet/searchCells.ts';
import { toMappingRecords, toSheetRows } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
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
  expect(textsOf({ rows: toSheetRows(records) })).toEqual([
    'sku|STRING||REGULAR|item.sku',
    'qty|NUMERIC|数量|CUSTOM||a\n+b',
  ]);
});

test('rows become the records that they were', () => {
  expect(toMappingRecords(toSheetRows(records))).toEqual(records);
});

test('lines are numbered by their places', () => {
  expect(
    toMappingRecords(toSheetRows(records).toReversed()).map(({ lineNo, targetField }) => [
      lineNo,
      targetField,
    ]),
  ).toEqual([
    [1, 'qty'],
    [2, 'sku'],
  ]);
});

test.each([
  ['no object', [null, 'x'], ['', '']],
  ['values that are no text', [{ targetField: 7, type: null, expression: false }], ['7|||||false']],
])('records that no mapping may hold: %s', (_, given, want) => {
  expect(textsOf({ rows: toSheetRows(given) })).toEqual(want);
});

test.each([
  ['SKU', ['0:0', '0:4']],
  ['数量', ['1:2']],
  ['b', ['1:5']],
  [' ', []],
  ['none', []],
])('search for %j', (text, want) => {
  expect(searchCells(toSheetRows(records), text).map(({ row, column }) => `${row}:${column}`)).toEqual(want);
});

test('a choice is found by what it is called', () => {
  const shown = (_: string, cell: string): string => (cell === 'CUSTOM' ? '自定义' : cell);
  expect(searchCells(toSheetRows(records), '自定', shown)).toEqual([{ row: 1, column: 3 }]);
  expect(searchCells(toSheetRows(records), 'custom', shown)).toEqual([]);
});
