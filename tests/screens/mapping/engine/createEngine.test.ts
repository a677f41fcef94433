import { expect, test } from 'vitest';
import type { MappingDraft } from '../../../../src/mapping/index.ts';
import { createEngine } from '../../../../src/screens/mapping/engine/createEngine.ts';

const engine = createEngine(async (name, code) =>
  code === 'D1' ? { name: `${name} of ${code}` } : undefined,
);

/** Returns rows, numbered from 1, from texts: target, function, source, expression, type. */
const rows = (...given: readonly (readonly string[])[]): MappingDraft[] =>
  given.map(([targetField, functionType, sourceField, expression, type = 'STRING'], index) => ({
    lineNo: index + 1,
    targetField: targetField || undefined,
    functionType,
    sourceField,
    expression,
    type,
  }));

const around = { timeZone: 'Asia/Shanghai', now: '2026-11-20T23:30:00Z' };

test('steps are sorted by their rows; a row that is not finished has none', async () => {
  const { target, steps } = await engine.run({
    ...around,
    rows: rows(
      ['lines', 'SUB_TABLE', 'items', 'i', 'ARRAY'],
      ['', 'REGULAR', 'no'],
      ['no', 'PERHAPS', 'no'],
      ['lines[].qty', 'REGULAR', 'i.qty', '', 'INTEGER'],
      ['dc', 'SUB_QUERY', 'dc', 'dc.name'],
      ['day', 'CURRENT_TIME', '', 'yyyy-MM-dd'],
    ),
    document: { dc: 'D1', items: [{ qty: '1' }, { qty: 'x' }] },
  });
  expect(target).toEqual({ lines: [{ qty: 1 }, {}], dc: 'dc of D1', day: '2026-11-21' });
  expect(steps.map((of) => of.map(({ targetField, error }) => [targetField, error?.code]))).toEqual([
    [['lines', undefined]],
    [],
    [],
    [
      ['lines[0].qty', undefined],
      ['lines[1].qty', 'notNumber'],
    ],
    [['dc', undefined]],
    [['day', undefined]],
  ]);
});

test('of many places the first are told, and those that failed', async () => {
  const items = Array.from({ length: 1000 }, (_, n) => ({ qty: n < 900 ? n : 'x' }));
  const { steps } = await engine.run({
    ...around,
    rows: rows(['l', 'SUB_TABLE', 'items', 'i', 'ARRAY'], ['l[].q', 'REGULAR', 'i.qty', '', 'INTEGER']),
    document: { items },
  });
  expect(steps[1]?.map(({ targetField }) => targetField).slice(98, 102)).toEqual([
    'l[98].q',
    'l[99].q',
    'l[900].q',
    'l[901].q',
  ]);
  expect(steps[1]).toHaveLength(200);
});

test.each([
  ['none', undefined, undefined, true, true],
  ['both hold', 'no = 1', 'a = "1"', true, true],
  ['neither holds', 'no = 2', '$exists(b)', false, false],
  ['one fails', '$sum("x")', undefined, expect.objectContaining({ code: 'expressionFailed' }), true],
])('filters: %s', async (_, preFilter, postFilter, before, after) => {
  const run = await engine.run({
    ...around,
    preFilter,
    postFilter,
    rows: rows(['a', 'REGULAR', 'no']),
    document: { no: 1 },
  });
  expect([run.preFilter, run.postFilter]).toEqual([before, after]);
});

test('without any rows the document is the target', async () => {
  const run = await engine.run({ ...around, rows: [], document: { no: 1 } });
  expect(run.target).toEqual({ no: 1 });
});

test('errors name the row among all', async () => {
  expect(await engine.check(rows(['', 'REGULAR', 'a'], ['b', 'CUSTOM', '', 'a +']))).toMatchObject([
    { index: 1, field: 'expression', error: { code: 'expressionInvalid' } },
  ]);
});

test.each([
  [1, { isLeftOut: false, changes: [] }],
  [
    2,
    {
      isLeftOut: false,
      changes: [{ kind: 'changed', field: 'a', at: 'a', before: { value: '2' }, after: { value: 'two' } }],
    },
  ],
  [3, { isLeftOut: true, changes: [] }],
])('document %i: what would change, and what the pre-filter leaves out', async (no, want) => {
  const found = await engine.compare({
    ...around,
    preFilter: 'no != 3',
    before: rows(['a', 'REGULAR', 'no'], ['t', 'CURRENT_TIME']),
    after: rows(['a', 'CUSTOM', '', 'no = 2 ? "two" : no'], ['t', 'CURRENT_TIME']),
    document: { no },
  });
  expect(found).toEqual(want);
});
