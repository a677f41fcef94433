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

test('toSheetRows turns records into rows of texts', () => {
  expect(textsOf({ rows: toSheetRows(records) })).toEqual([
    'sku|STRING||REGULAR|item.sku',
    'qty|NUMERIC|数量|CUSTOM||a\n+b',
  ]);
});

test('toMappingRecords restores the records', () => {
  expect(toMappingRecords(toSheetRows(records))).toEqual(records);
});

test('toMappingRecords numbers the lines by position', () => {
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
  ['values that are no object', [null, 'x'], ['', '']],
  ['properties that are no text', [{ targetField: 7, type: null, expression: false }], ['7|||||false']],
])('toSheetRows accepts invalid records: %s', (_, given, want) => {
  expect(textsOf({ rows: toSheetRows(given) })).toEqual(want);
});

test.each([
  ['SKU', ['0:0', '0:4']],
  ['数量', ['1:2']],
  ['b', ['1:5']],
  [' ', []],
  ['none', []],
])('searchCells for %j', (text, want) => {
  expect(searchCells(toSheetRows(records), text).map(({ row, column }) => `${row}:${column}`)).toEqual(want);
});

test('searchCells finds a choice by its caption', () => {
  const captionOf = (_: string, cell: string): string => (cell === 'CUSTOM' ? '自定义' : cell);
  expect(searchCells(toSheetRows(records), '自定', captionOf)).toEqual([{ row: 1, column: 3 }]);
  expect(searchCells(toSheetRows(records), 'custom', captionOf)).toEqual([]);
});
