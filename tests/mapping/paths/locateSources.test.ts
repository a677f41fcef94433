import { expect, test } from 'vitest';
import { compileMapping, runMapping } from '../../../src/mapping/index.ts';
import { locateSources } from '../../../src/mapping/paths/locateSources.ts';
import { mappingContext, mappingRow } from '../mapDocument.ts';

const document = {
  no: 'PO-1',
  items: [
    { sku: 'A', batches: [{ no: 'b1' }, { no: 'b2' }] },
    { sku: 'B', batches: [{ no: 'b3' }] },
  ],
  boxes: Array.from({ length: 11 }, (_, no) => ({ no })),
};

const rows = [
  mappingRow('no', 'REGULAR', 'no'),
  mappingRow('first', 'REGULAR', 'items[0].sku'),
  mappingRow('skus', 'CONNECT', 'items[].sku'),
  mappingRow('lines', 'SUB_TABLE', 'items', 'item', 'ARRAY'),
  mappingRow('lines[].name', 'CONCATENATE', 'no, item.sku'),
  mappingRow('lines[].batches', 'SUB_TABLE', 'item.batches', 'batch', 'ARRAY'),
  mappingRow('lines[].batches[].no', 'REGULAR', 'batch.no'),
  mappingRow('lots', 'SUB_TABLE', 'items[].batches[]', 'lot', 'ARRAY'),
  mappingRow('lots[].no', 'REGULAR', 'lot.no'),
  mappingRow('boxes', 'SUB_TABLE', 'boxes', ' box ', 'ARRAY'),
  mappingRow('boxes[].no', 'REGULAR', 'box.no'),
  mappingRow('gone', 'REGULAR', 'head.missing'),
  mappingRow('count', 'REGULAR', 'items.length'),
  mappingRow('fixed', 'FIXED_VALUE', 'no', 'x'),
  mappingRow('lines[].sum', 'POST_CUSTOM', 'item.sku', '1'),
].map((given, index) => ({ lineNo: index + 1, ...given }));

test.each([
  ['no', ['no = "PO-1"']],
  ['first', ['items[0].sku = "A"']],
  ['skus', ['items[0].sku = "A"', 'items[1].sku = "B"']],
  ['lines[1].name', ['no = "PO-1"', 'items[1].sku = "B"']],
  ['lines[0].batches[1].no', ['items[0].batches[1].no = "b2"']],
  ['lots[2].no', ['items[1].batches[0].no = "b3"']],
  ['boxes[10].no', ['boxes[10].no = 10']],
  ['gone', ['head.missing = undefined']],
  ['count', ['items.length = undefined']],
  ['fixed', []],
  ['lines[1].sum', []],
])('locateSources finds the sources of %s', (at, want) => {
  const found = rows.find(({ targetField }) => targetField === at.replaceAll(/\[\d+\]/g, '[]'));
  // An inner sub-table may come before the outer one.
  for (const order of [rows, rows.toReversed()]) {
    const places = found ? locateSources(found, order, at, document) : expect.fail();
    expect(places.map(({ path, value }) => `${path} = ${JSON.stringify(value)}`)).toEqual(want);
  }
});

test('a row below a list that is no sub-table reads the document, not an element', () => {
  const group = { lineNo: 1, ...mappingRow('lines', 'GROUP', 'items', 'item', 'ARRAY') };
  const row = { lineNo: 2, ...mappingRow('lines[].sku', 'REGULAR', 'item.sku') };
  const places = locateSources(row, [group, row], 'lines[1].sku', { ...document, item: { sku: 'own' } });
  expect(places).toEqual([{ path: 'item.sku', value: 'own' }]);
});

test('locateSources returns the values that the engine reads', async () => {
  const { trace } = await runMapping(compileMapping(rows), document, mappingContext);
  for (const { lineNo, targetField, input, functionType } of trace) {
    const found = rows[lineNo - 1] ?? expect.fail();
    const values = locateSources(found, rows, targetField, document).map(({ value }) => value ?? null);
    const isList = functionType === 'CONNECT' || targetField === 'lots';
    const read = isList || values.length > 1 ? values : (values[0] ?? null);
    expect([targetField, read]).toEqual([targetField, input]);
  }
});
