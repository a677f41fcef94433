import { expect, test, vi } from 'vitest';
import { mapDocument, mappingContext, mappingRow } from './mapDocument.ts';

const order = {
  no: 'PO-1',
  items: [
    { sku: 'A', qty: '2', price: 1.005, batches: [{ no: 'b1' }, { no: 'b2' }] },
    { sku: 'B', qty: 'some', price: 2, batches: [] },
  ],
};

test('nested sub-tables read their aliases and the document, in any order of rows', async () => {
  const { target } = await mapDocument(order, [
    mappingRow('lines[].batches[].no', 'CONCATENATE', 'no,item.sku,batch.no', '/'),
    mappingRow('lines[].batches', 'SUB_TABLE', 'item.batches', 'batch', 'ARRAY'),
    mappingRow('lines', 'SUB_TABLE', 'items', 'item', 'ARRAY'),
    mappingRow('lines[].article.code', 'REGULAR', 'item.sku'),
    mappingRow('head.no', 'REGULAR', 'no'),
  ]);
  expect(target).toEqual({
    head: { no: 'PO-1' },
    lines: [
      { article: { code: 'A' }, batches: [{ no: 'PO-1/A/b1' }, { no: 'PO-1/A/b2' }] },
      { article: { code: 'B' }, batches: [] },
    ],
  });
});

test('rows belong to the last of two sub-tables with the same target', async () => {
  const { target } = await mapDocument(order, [
    mappingRow('lines', 'SUB_TABLE', 'items', 'item', 'ARRAY'),
    mappingRow('lines', 'SUB_TABLE', 'items[0].batches', 'item', 'ARRAY'),
    mappingRow('lines[].no', 'REGULAR', 'item.no'),
  ]);
  expect(target).toEqual({ lines: [{ no: 'b1' }, { no: 'b2' }] });
});

test('a list that is no sub-table leaves the rows below it at its own level', async () => {
  const { trace } = await mapDocument(order, [
    mappingRow('lines', 'SUB_TABLE', 'items', 'item', 'ARRAY'),
    mappingRow('lines[].lots', 'GROUP', 'item.batches', 'no', 'ARRAY'),
    mappingRow('lines[].lots[].sku', 'REGULAR', 'item.sku'),
  ]);
  expect(trace.map(({ targetField, error }) => `${targetField} ${error?.code ?? 'ok'}`)).toEqual([
    'lines ok',
    'lines[0].lots ok',
    'lines[0].lots[].sku noSubTable',
    'lines[1].lots ok',
    'lines[1].lots[].sku noSubTable',
  ]);
});

test('an error in the trace has line, field, function and cause; the other rows run', async () => {
  const { target, trace } = await mapDocument(order, [
    mappingRow('lines', 'SUB_TABLE', 'items', 'item', 'ARRAY'),
    mappingRow('lines[].qty', 'REGULAR', 'item.qty', undefined, 'INTEGER'),
    mappingRow('lines[].sku', 'REGULAR', 'item.sku'),
  ]);
  expect(target).toEqual({ lines: [{ qty: 2, sku: 'A' }, { sku: 'B' }] });
  expect(
    trace.map(({ lineNo, targetField, output, error }) => [lineNo, targetField, error?.code ?? output]),
  ).toEqual([
    [1, 'lines', [{ qty: 2, sku: 'A' }, { sku: 'B' }]],
    [2, 'lines[0].qty', 2],
    [3, 'lines[0].sku', 'A'],
    [2, 'lines[1].qty', 'notNumber'],
    [3, 'lines[1].sku', 'B'],
  ]);
  expect(trace[3]).toMatchObject({
    functionType: 'REGULAR',
    input: 'some',
    error: { code: 'notNumber', parameters: { value: '"some"' } },
  });
});

test('POST_CUSTOM rows run last, for each element, and read the mapped target', async () => {
  const { target } = await mapDocument(order, [
    mappingRow('lines[].amount', 'POST_CUSTOM', undefined, '$round(price * 1, 2)', 'NUMERIC'),
    mappingRow('total', 'POST_CUSTOM', undefined, '$round($sum($target.lines.amount), 1)', 'NUMERIC'),
    mappingRow('lines', 'SUB_TABLE', 'items', 'item', 'ARRAY'),
    mappingRow('lines[].price', 'REGULAR', 'item.price', undefined, 'NUMERIC'),
  ]);
  expect(target).toEqual({
    lines: [
      { price: 1.005, amount: 1.01 },
      { price: 2, amount: 2 },
    ],
    total: 3,
  });
});

test('POST_CUSTOM rows change the target, never the source document', async () => {
  const before = structuredClone(order);
  const { target } = await mapDocument(order, [
    mappingRow('lines', 'REGULAR', 'items', undefined, 'ARRAY'),
    mappingRow('lines[].qty', 'POST_CUSTOM', undefined, '0', 'INTEGER'),
  ]);
  expect(target).toMatchObject({
    lines: [
      { sku: 'A', qty: 0 },
      { sku: 'B', qty: 0 },
    ],
  });
  expect(order).toEqual(before);
});

const faults = [
  {
    why: 'a missing sub-table',
    rows: [mappingRow('lines[].x', 'FIXED_VALUE', undefined, '1')],
    want: ['noSubTable'],
  },
  {
    why: 'a list without a SUB_TABLE row',
    rows: [
      mappingRow('lines', 'CUSTOM', undefined, '[]', 'ARRAY'),
      mappingRow('lines[].x', 'FIXED_VALUE', undefined, '1'),
    ],
    want: [undefined, 'noSubTable'],
  },
  {
    why: 'no POST_CUSTOM row below a list that no row writes',
    rows: [
      mappingRow('lines', 'SUB_TABLE', 'items', 'i', 'ARRAY'),
      mappingRow('line[].x', 'POST_CUSTOM', undefined, '1'),
      mappingRow('lines[].lots[].x', 'POST_CUSTOM', undefined, '1'),
    ],
    document: { items: [{}] },
    want: [undefined],
  },
  {
    why: 'no POST_CUSTOM row below an empty list',
    rows: [
      mappingRow('lines', 'CUSTOM', undefined, '[]', 'ARRAY'),
      mappingRow('lines[].x', 'POST_CUSTOM', undefined, '1'),
    ],
    want: [undefined],
  },
  { why: 'an empty name', rows: [mappingRow('a..b', 'FIXED_VALUE', undefined, '1')], want: ['pathInvalid'] },
  {
    why: 'a forbidden name',
    rows: [mappingRow('__proto__.x', 'FIXED_VALUE', undefined, '1')],
    want: ['forbiddenName'],
  },
  {
    why: 'a path below a text value',
    rows: [mappingRow('a', 'FIXED_VALUE', undefined, '1'), mappingRow('a.b', 'FIXED_VALUE', undefined, '2')],
    want: [undefined, 'targetTaken'],
  },
  {
    why: 'an exceeded time limit, which ends the run',
    rows: [mappingRow('a', 'FIXED_VALUE', undefined, '1'), mappingRow('b', 'FIXED_VALUE', undefined, '1')],
    over: { timeLimit: -1 },
    want: ['timeLimit'],
  },
];

test.each(faults)('the trace has the error code for $why', async ({ rows, document = {}, want, over }) => {
  const { trace } = await mapDocument(document, rows, over);
  expect(trace.map(({ error }) => error?.code)).toEqual(want);
});

/** Maps the list `items` to `lines`, each element by these rows. */
const mapEach = (document: unknown, rows: readonly ReturnType<typeof mappingRow>[], over = {}) =>
  mapDocument(document, [mappingRow('lines', 'SUB_TABLE', 'items', 'item', 'ARRAY'), ...rows], over);

const emptyElements = (length: number): unknown[] => Array.from({ length }, () => ({}));

const remarkRow = mappingRow('lines[].remark', 'REGULAR', 'remark');

const sizes = [
  { what: 'texts of 9 MB', count: 900, rows: [remarkRow] },
  { what: 'texts of 11 MB', count: 1100, rows: [remarkRow], want: ['lines[].remark'] },
  {
    what: 'copies of a list',
    count: 1100,
    rows: [mappingRow('lines[].list', 'REGULAR', 'list', undefined, 'ARRAY')],
    want: ['lines[].list'],
  },
  {
    what: 'lists that a row only reads',
    count: 1100,
    rows: [mappingRow('lines[].count', 'CUSTOM', 'list[]', '1', 'INTEGER')],
    want: ['lines[].count'],
  },
  {
    what: 'texts of 9 MB and 18,000 errors',
    count: 900,
    rows: [
      remarkRow,
      ...new Array(20).fill(mappingRow('lines[].x', 'REGULAR', 'word', undefined, 'INTEGER')),
    ],
    want: ['lines[].remark'],
  },
];

test.each(sizes)('the row that exceeds 10 MB ends the run: $what', async ({ count, rows, want = [] }) => {
  const remark = 'x'.repeat(10_000);
  const document = { items: emptyElements(count), remark, list: emptyElements(10_000), word: 'x' };
  const { trace } = await mapEach(document, rows, { timeLimit: 60_000 });
  const exceeding = trace.filter(({ error }) => error?.code === 'sizeLimit');
  expect(exceeding.map(({ targetField }) => targetField.replace(/\d+/, ''))).toEqual(want);
  if (want.length > 0) expect(exceeding).toEqual([trace.at(-1)]);
});

test.each([
  [9_999_989, undefined],
  [9_999_990, 'sizeLimit'],
])('a value of %i characters with eleven more gives the error %s', async (length, want) => {
  const { trace } = await mapDocument({ text: 'x'.repeat(length) }, [mappingRow('a', 'REGULAR', 'text')]);
  expect(trace.map(({ error }) => error?.code)).toEqual([want]);
});

test.each([
  { what: 'pauses do not count', paused: 1000, want: undefined },
  { what: 'rows count', worked: 12, want: 'timeLimit' },
  { what: 'pauses do not postpone it for rows', paused: 1000, worked: 12, want: 'timeLimit' },
  { what: 'a mapping without its turn has its own code', isGranted: false, want: 'turnLimit' },
])('the time limit of ten rows: $what', async ({ paused = 0, worked = 0, isGranted = true, want }) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pause = async (): Promise<boolean> => {
    now += paused;
    return isGranted;
  };
  const dc = async () => {
    now += worked;
    return {};
  };
  const rows = new Array(10).fill(mappingRow('x', 'SUB_QUERY', 'dc', 'dc.name'));
  const { trace } = await mapDocument({ dc: 'D1' }, rows, {
    timeLimit: 100,
    pause,
    lookUps: { ...mappingContext.lookUps, dc },
  });
  expect(trace.at(-1)?.error?.code).toBe(want);
});

test('the last row of a field applies, a missing source gives null, and an object replaces null', async () => {
  const { target } = await mapDocument({}, [
    mappingRow('a', 'FIXED_VALUE', undefined, '1'),
    mappingRow('a', 'FIXED_VALUE', undefined, '2'),
    mappingRow('b', 'REGULAR', 'missing'),
    mappingRow('c', 'REGULAR', 'missing'),
    mappingRow('c.d', 'FIXED_VALUE', undefined, '3'),
  ]);
  expect(target).toEqual({ a: '2', b: null, c: { d: '3' } });
});

test('a mapping of 100 elements with 40 fields takes less than 0.8 seconds of processor time', async () => {
  const items = Array.from({ length: 100 }, (_, n) => ({ sku: `S${n}`, qty: String(n) }));
  const rows = Array.from({ length: 40 }, (_, n) =>
    mappingRow(`lines[].f${n}`, 'CONCATENATE', 'item.sku,item.qty', '-'),
  );
  const start = process.cpuUsage();
  const { trace } = await mapDocument({ items }, [
    mappingRow('lines', 'SUB_TABLE', 'items', 'item', 'ARRAY'),
    ...rows,
  ]);
  expect(trace).toHaveLength(4001);
  expect(trace.filter(({ error }) => error)).toEqual([]);
  // The limit is in processor time, because the machine may be busy.
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
});
