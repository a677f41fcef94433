import jsonata from 'jsonata';
import { stringifyExactJson } from '../../../src/contract/json/exactJson.ts';
import {
  compileMapping,
  type MappingContext,
  type MappingRow,
  runMapping,
} from '../../../src/mapping/index.ts';
import { median } from '../statistics.ts';
import type { BenchReport } from '../suite.ts';

const lines = 100;
const rowCount = 50;

/** A purchase order: numeric texts, dates as an ERP writes them, nulls, and a hundred lines. */
const order = {
  no: 'PO-2026-000123',
  dcCode: 'D1',
  ownerCode: 'O1',
  date: '20261121',
  vendor: { code: ' V-77 ', name: 'Acme', country: null },
  items: Array.from({ length: lines }, (_, n) => ({
    sku: `SKU-${String(n).padStart(5, '0')}`,
    name: `Article ${n}`,
    qty: String(n + 1),
    price: `${(n * 1.37).toFixed(2)}`,
    uom: n % 3 === 0 ? null : 'EA',
    batch: { no: `B${n}`, expiry: '20271231' },
    bin: { zone: 'A', no: n },
  })),
};

type RowDefinition = readonly [
  target: string,
  type: MappingRow['type'],
  functionType: MappingRow['functionType'],
  sourceField?: string,
  expression?: string,
];

/** One row is JSONata. Most rows are simple, as in a mapping that an operator writes. */
const lineRows: readonly RowDefinition[] = [
  ['sku', 'STRING', 'REGULAR', 'item.sku'],
  ['name', 'STRING', 'REGULAR', 'item.name'],
  ['qty', 'INTEGER', 'REGULAR', 'item.qty'],
  ['price', 'NUMERIC', 'REGULAR', 'item.price'],
  ['uom', 'STRING', 'DEFAULT_VALUE', 'item.uom', 'EA'],
  ['batch.no', 'STRING', 'REGULAR', 'item.batch.no'],
  ['batch.expiry', 'DATE', 'FORMAT_TIME', 'item.batch.expiry', 'yyyyMMdd=>yyyy-MM-dd'],
  ['bin', 'STRING', 'CONCATENATE', 'item.bin.zone,item.bin.no', '-'],
  ['prefix', 'STRING', 'EXTRACT', 'item.sku', '0,3'],
  ['amount', 'NUMERIC', 'CUSTOM', undefined, '$round($number(item.qty) * $number(item.price), 2)'],
];

const headRows: readonly RowDefinition[] = [
  ['no', 'STRING', 'REGULAR', 'no'],
  ['source', 'STRING', 'FIXED_VALUE', undefined, 'ERP'],
  ['date', 'DATE', 'FORMAT_TIME', 'date', 'yyyyMMdd=>yyyy-MM-dd'],
  ['vendor', 'STRING', 'REPLACE', 'vendor.code', '[[" ",""]]'],
  ['skus', 'STRING', 'CONNECT', 'items[].sku', ','],
  ['lines', 'ARRAY', 'SUB_TABLE', 'items', 'item'],
];

/** All rows of the mapping. Plain fields of the head fill it up to `rowCount`. */
const rowDefinitions: readonly RowDefinition[] = [
  ...headRows,
  ...lineRows.map(([target, ...rest]) => [`lines[].${target}`, ...rest] as const),
  ...Array.from(
    { length: rowCount - headRows.length - lineRows.length },
    (_, n) => [`extra${n}`, 'STRING', 'REGULAR', 'vendor.name'] as const,
  ),
];

const rows: readonly MappingRow[] = rowDefinitions.map(
  ([targetField, type, functionType, sourceField, expression], index) => ({
    lineNo: index + 1,
    targetField,
    type,
    functionType,
    ...(sourceField && { sourceField }),
    ...(expression && { expression }),
  }),
);

/** One expression that makes the same target. */
const jsonataExpression = `{
  "no": no, "source": "ERP",
  "date": $substring(date, 0, 4) & "-" & $substring(date, 4, 2) & "-" & $substring(date, 6, 2),
  "vendor": $replace(vendor.code, " ", ""),
  "skus": $join(items.sku, ","),
  "lines": items.{
    "sku": sku, "name": name, "qty": $number(qty), "price": $number(price), "uom": uom ? uom : "EA",
    "batch": { "no": batch.no,
      "expiry": $substring(batch.expiry, 0, 4) & "-" & $substring(batch.expiry, 4, 2) & "-" & $substring(batch.expiry, 6, 2) },
    "bin": bin.zone & "-" & $string(bin.no),
    "prefix": $substring(sku, 0, 3),
    "amount": $round($number(qty) * $number(price), 2)
  },
  ${Array.from({ length: rowCount - headRows.length - lineRows.length }, (_, n) => `"extra${n}": vendor.name`).join(', ')}
}`;

const emptyLookUp = async () => undefined;
const context: MappingContext = {
  now: new Date('2026-11-21T00:00:00Z'),
  timeZone: 'Asia/Shanghai',
  lookUps: { dc: emptyLookUp, owner: emptyLookUp, carrier: emptyLookUp },
  timeLimit: 5000,
};

/**
 * Resolves to the documents per second, measured for `milliseconds`. Five runs before that are not counted.
 */
async function measureThroughput(milliseconds: number, work: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < 5; run += 1) await work();
  const start = performance.now();
  let documents = 0;
  while (performance.now() - start < milliseconds) {
    await work();
    documents += 1;
  }
  return (documents * 1000) / (performance.now() - start);
}

/**
 * Compares the documents per second of the engine with those of JSONata alone, which makes the same target
 * without a trace.
 */
export async function measureEngine(runs = 5): Promise<BenchReport> {
  const mapping = compileMapping(rows);
  const { target, trace } = await runMapping(mapping, order, context);
  const reference = jsonata(jsonataExpression);
  const wanted: unknown = JSON.parse(JSON.stringify(await reference.evaluate(order)));
  const isSame =
    canonicalJson(JSON.parse(stringifyExactJson(target))) === canonicalJson(wanted) &&
    trace.every(({ error }) => !error);
  const rates: { ours: number; theirs: number }[] = [];
  // The loop alternates between the two, so other load on the machine slows both.
  for (let run = 0; run < runs; run += 1)
    rates.push({
      ours: await measureThroughput(1000, () => runMapping(mapping, order, context)),
      theirs: await measureThroughput(1000, () => reference.evaluate(order)),
    });
  const ours = median(rates.map((rate) => rate.ours));
  const theirs = median(rates.map((rate) => rate.theirs));
  return {
    title: `One document of ${lines} lines through ${rows.length} rows, documents/s, median of ${runs}`,
    columns: ['engine', 'documents/s', 'ms per document'],
    rows: [
      ['this engine, with types and a trace of every value', ours, 1000 / ours],
      ['JSONata alone, one expression', theirs, 1000 / theirs],
    ],
    notes: [
      `${lineRows.length} of the rows run for each line, one of them with JSONata; the trace has ${trace.length} steps`,
      `${(ours / theirs).toFixed(2)} × the rate of JSONata alone`,
      ...(isSame ? [] : ['the two targets differ']),
    ],
    met: isSame,
  };
}

/** Returns JSON with sorted properties, so equal values give equal texts. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
