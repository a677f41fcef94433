import { expect, test } from 'vitest';
import { completeCell } from '../../../../src/screens/mapping/completion/completeCell.ts';
import type { SheetColumn } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
import { completionSource } from './completionSource.ts';

type Cells = Parameters<typeof createRow>[0];

/**
 * Returns the first four suggestions for a text, and the text after the first of them is accepted; undefined
 * without suggestions. `|` is the caret.
 */
function offered(column: SheetColumn, marked: string, cells: Cells = {}) {
  const caret = marked.indexOf('|');
  const text = marked.replace('|', '');
  const found = completeCell(completionSource, createRow(cells), column, text, caret);
  if (!found) return undefined;
  const [first] = found.items;
  return {
    offers: found.items.slice(0, 4).map((offer) => offer.text),
    becomes: first && text.slice(0, found.from) + first.text + text.slice(found.to),
  };
}

const inLine = { targetField: 'rows[].x' };
const inLot = { targetField: 'rows[].lots[].x' };

test.each<
  [what: string, column: SheetColumn, text: string, cells: Cells, offers: string[], becomes?: string]
>([
  ['targets that no row writes to yet', 'targetField', '|', {}, ['orderDate', 'rows[].qty'], 'orderDate'],
  ['a target by a part of its name', 'targetField', 'QTY|', {}, ['rows[].qty'], 'rows[].qty'],
  ['nothing fits', 'targetField', 'zzz|', {}, []],
  ['paths of the document', 'sourceField', '|', {}, ['no', 'buyer', 'tags', 'lines'], 'no'],
  [
    'those that begin so come first, then those whose name does',
    'sourceField',
    'l|',
    {},
    ['lines', 'lines[].sku', 'lines[].qty', 'lines[].price'],
    'lines',
  ],
  ['a path by its last name', 'sourceField', 'sku|', {}, ['lines[].sku'], 'lines[].sku'],
  ['the part under the caret', 'sourceField', 'no, pri|,dc', {}, ['lines[].price'], 'no, lines[].price,dc'],
  ['what is there already', 'sourceField', 'lines[].price|', {}, []],
  [
    'an alias within its sub-table',
    'sourceField',
    'line.|',
    inLine,
    ['line.sku', 'line.qty', 'line.price', 'line.lots'],
    'line.sku',
  ],
  [
    'the innermost first',
    'sourceField',
    '|',
    inLot,
    ['lot.lot', 'line.sku', 'line.qty', 'line.price'],
    'lot.lot',
  ],
  ['no alias outside of it', 'sourceField', 'line.|', {}, []],
  [
    'names in JSONata',
    'expression',
    'qty * lines.pr|',
    { functionType: 'CUSTOM' },
    ['lines.price'],
    'qty * lines.price',
  ],
  [
    'names that need quotes',
    'expression',
    'cost|',
    { functionType: 'CUSTOM' },
    ['buyer.`cost center`'],
    'buyer.`cost center`',
  ],
  ['functions', 'expression', '1 + $rou|(2)', { functionType: 'CUSTOM' }, ['$round'], '1 + $round(2)'],
  ['aliases', 'expression', 'line.q|', { functionType: 'CUSTOM', ...inLine }, ['line.qty'], 'line.qty'],
  [
    'the object that post custom writes to',
    'expression',
    '|',
    { functionType: 'POST_CUSTOM', ...inLine },
    ['sku', 'lots', '$target', '$source'],
    'sku',
  ],
  [
    'all of the target',
    'expression',
    '$target.r|',
    { functionType: 'POST_CUSTOM' },
    ['$target.rows', '$target.rows.sku', '$target.rows.lots'],
    '$target.rows',
  ],
  ['look-ups', 'expression', 'dc|', { functionType: 'SUB_QUERY' }, ['dc.name', 'dc.timeZone'], 'dc.name'],
  [
    'properties of a list',
    'expression',
    'sku, p|',
    { functionType: 'GROUP', sourceField: 'lines' },
    ['price'],
    'sku, price',
  ],
  [
    'names for an element',
    'expression',
    '|',
    { functionType: 'SUB_TABLE', sourceField: 'order.lines' },
    ['line', 'item'],
    'line',
  ],
  [
    'ways to write a time',
    'expression',
    'MM-dd|',
    { functionType: 'FORMAT_TIME' },
    ['yyyyMMdd=>yyyy-MM-dd', 'yyyy-MM-dd=>yyyyMMdd', 'dd/MM/yyyy=>yyyy-MM-dd'],
  ],
])('%s', (_what, column, text, cells, offers, becomes) => {
  const found = offered(column, text, cells);
  expect(found?.offers).toEqual(offers);
  if (becomes !== undefined) expect(found?.becomes).toBe(becomes);
});

test.each<[what: string, column: SheetColumn, text: string, cells: Cells]>([
  ['a description', 'description', 'no|', {}],
  ['after an operator', 'expression', 'qty * |', { functionType: 'CUSTOM' }],
  ['within a text', 'expression', 'qty & "no|', { functionType: 'CUSTOM' }],
  ['below what no sample can tell', 'expression', '$x[0].no|', { functionType: 'CUSTOM' }],
  ['a fixed value', 'expression', 'no|', { functionType: 'FIXED_VALUE' }],
  ['a function that nobody knows', 'expression', 'no|', { functionType: '?' }],
])('nothing is offered for %s', (_what, column, text, cells) => {
  expect(offered(column, text, cells)).toBeUndefined();
});

test('an expression as long as one may be is looked at in no time', () => {
  const began = process.cpuUsage();
  for (const text of ['a'.repeat(4000), `${'"'.repeat(3999)}`, `${'a.'.repeat(1999)} `])
    offered('expression', `${text}|`, { functionType: 'CUSTOM' });
  // The limit is in processor time, because the machine may be busy.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});
