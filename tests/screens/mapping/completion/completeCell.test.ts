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
function complete(column: SheetColumn, marked: string, cells: Cells = {}) {
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
  ['target fields that no row writes to', 'targetField', '|', {}, ['orderDate', 'rows[].qty'], 'orderDate'],
  ['a target field by a part of its name', 'targetField', 'QTY|', {}, ['rows[].qty'], 'rows[].qty'],
  ['nothing without a match', 'targetField', 'zzz|', {}, []],
  ['paths of the document', 'sourceField', '|', {}, ['no', 'buyer', 'tags', 'lines'], 'no'],
  [
    'paths that start with the text before paths whose last name does',
    'sourceField',
    'l|',
    {},
    ['lines', 'lines[].sku', 'lines[].qty', 'lines[].price'],
    'lines',
  ],
  ['a path by its last name', 'sourceField', 'sku|', {}, ['lines[].sku'], 'lines[].sku'],
  [
    'paths for the part at the caret',
    'sourceField',
    'no, pri|,dc',
    {},
    ['lines[].price'],
    'no, lines[].price,dc',
  ],
  ['no path that is already complete', 'sourceField', 'lines[].price|', {}, []],
  [
    'an alias in its sub-table',
    'sourceField',
    'line.|',
    inLine,
    ['line.sku', 'line.qty', 'line.price', 'line.lots'],
    'line.sku',
  ],
  [
    'the innermost alias first',
    'sourceField',
    '|',
    inLot,
    ['lot.lot', 'line.sku', 'line.qty', 'line.price'],
    'lot.lot',
  ],
  ['no alias outside its sub-table', 'sourceField', 'line.|', {}, []],
  ['no alias below a list that is no sub-table', 'sourceField', 'sku.|', { targetField: 'groups[].x' }, []],
  [
    'paths in JSONata',
    'expression',
    'qty * lines.pr|',
    { functionType: 'CUSTOM' },
    ['lines.price'],
    'qty * lines.price',
  ],
  [
    'quoted names in JSONata',
    'expression',
    'cost|',
    { functionType: 'CUSTOM' },
    ['buyer.`cost center`'],
    'buyer.`cost center`',
  ],
  [
    'a path with a quoted name by its beginning',
    'expression',
    'buyer.co|',
    { functionType: 'CUSTOM' },
    ['buyer.`cost center`'],
    'buyer.`cost center`',
  ],
  [
    'JSONata functions',
    'expression',
    '1 + $rou|(2)',
    { functionType: 'CUSTOM' },
    ['$round'],
    '1 + $round(2)',
  ],
  [
    'aliases in JSONata',
    'expression',
    'line.q|',
    { functionType: 'CUSTOM', ...inLine },
    ['line.qty'],
    'line.qty',
  ],
  [
    'fields of the object that POST_CUSTOM writes to',
    'expression',
    '|',
    { functionType: 'POST_CUSTOM', ...inLine },
    ['sku', 'lots', '$target', '$source'],
    'sku',
  ],
  [
    'all paths of the target for POST_CUSTOM',
    'expression',
    '$target.r|',
    { functionType: 'POST_CUSTOM' },
    ['$target.rows', '$target.rows.sku', '$target.rows.lots'],
    '$target.rows',
  ],
  [
    'quoted names of the target for POST_CUSTOM',
    'expression',
    '$target.ship|',
    { functionType: 'POST_CUSTOM' },
    ['$target.`ship-to`.`post-code`'],
    '$target.`ship-to`.`post-code`',
  ],
  ['look-ups', 'expression', 'dc|', { functionType: 'SUB_QUERY' }, ['dc.name', 'dc.timeZone'], 'dc.name'],
  [
    'properties of list elements for GROUP',
    'expression',
    'sku, p|',
    { functionType: 'GROUP', sourceField: 'lines' },
    ['price'],
    'sku, price',
  ],
  [
    'aliases for SUB_TABLE',
    'expression',
    '|',
    { functionType: 'SUB_TABLE', sourceField: 'order.lines' },
    ['line', 'item'],
    'line',
  ],
  [
    'time patterns',
    'expression',
    'MM-dd|',
    { functionType: 'FORMAT_TIME' },
    ['yyyyMMdd=>yyyy-MM-dd', 'yyyy-MM-dd=>yyyyMMdd', 'dd/MM/yyyy=>yyyy-MM-dd'],
  ],
])('completion offers %s', (_what, column, text, cells, offers, becomes) => {
  const found = complete(column, text, cells);
  expect(found?.offers).toEqual(offers);
  if (becomes !== undefined) expect(found?.becomes).toBe(becomes);
});

test.each<[what: string, column: SheetColumn, text: string, cells: Cells]>([
  ['in a description', 'description', 'no|', {}],
  ['after an operator', 'expression', 'qty * |', { functionType: 'CUSTOM' }],
  ['in a text literal', 'expression', 'qty & "no|', { functionType: 'CUSTOM' }],
  ['below a variable without a known structure', 'expression', '$x[0].no|', { functionType: 'CUSTOM' }],
  ['in a fixed value', 'expression', 'no|', { functionType: 'FIXED_VALUE' }],
  ['for an unknown function', 'expression', 'no|', { functionType: '?' }],
])('completion offers nothing %s', (_what, column, text, cells) => {
  expect(complete(column, text, cells)).toBeUndefined();
});

test('completion in three expressions of maximum length takes less than two seconds', () => {
  const began = process.cpuUsage();
  for (const text of ['a'.repeat(4000), `${'"'.repeat(3999)}`, `${'a.'.repeat(1999)} `])
    complete('expression', `${text}|`, { functionType: 'CUSTOM' });
  // The limit is in processor time, because the machine may be busy.
  expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
});
