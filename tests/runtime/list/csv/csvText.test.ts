import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvText } from '../../../../src/runtime/list/csv/csvText.ts';

test.each<[what: string, value: string | number, want: string]>([
  ['a plain text', '入库单', '入库单'],
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'say "x"', '"say ""x"""'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['an empty text', '', ''],
  ['a negative number', -12.5, '-12.5'],
  ['a formula', '=1+1', "'=1+1"],
  ['a plus', '+86 21', "'+86 21"],
  ['a negative number of many digits', '-9007199254740993.10', '-9007199254740993.10'],
  ['a minus', '-1+1', "'-1+1"],
  ['a call', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab', '\tx', "'\tx"],
  ['a carriage return', '\rx', '"\'\rx"'],
  ['a full-width formula', '＝1', "'＝1"],
  ['an equals sign inside a text', 'a=1', 'a=1'],
])('csvText writes %s', (_what, value, want) => {
  expect(csvText(['名称'], [[value]])).toBe(`\uFEFF名称\r\n${want}`);
});

test('a CSV parser restores the written rows', () => {
  const rows = [
    ['a,b', '"', 'x\ny'],
    ['', '中文', ' space '],
  ];
  expect(Papa.parse(csvText(['1', '2', '3'], rows).slice(1)).data).toEqual([['1', '2', '3'], ...rows]);
});
