import { expect, test } from 'vitest';
import type { MappingDraft } from '../../../../src/mapping/index.ts';
import type { TargetValue } from '../../../../src/screens/mapping/engine/compareTargets.ts';
import { createEngine } from '../../../../src/screens/mapping/engine/createEngine.ts';
import { lookUpProperties } from '../../../mapping/mapDocument.ts';

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

const environment = { timeZone: 'Asia/Shanghai', now: '2026-11-20T23:30:00Z' };

test('the engine groups steps by row, and an unfinished row has none', async () => {
  const { target, steps } = await engine.run({
    ...environment,
    rows: rows(
      ['lines', 'SUB_TABLE', 'items', 'i', 'ARRAY'],
      ['', 'REGULAR', 'no'],
      ['no', 'PERHAPS', 'no'],
      ['lines[].qty', 'REGULAR', 'i.qty', '', 'INTEGER'],
      ['dc', 'SUB_QUERY', 'dc', 'dc.name'],
      ['day', 'CURRENT_TIME', '', 'yyyy-MM-dd'],
    ),
    document: '{"dc":"D1","items":[{"qty":"1"},{"qty":"x"}]}',
  });
  expect(target).toBe('{"lines":[{"qty":1},{}],"dc":"dc of D1","day":"2026-11-21"}');
  expect(steps.map(({ shown }) => shown.map(({ targetField, error }) => [targetField, error?.code]))).toEqual(
    [
      [['lines', undefined]],
      [],
      [],
      [
        ['lines[0].qty', undefined],
        ['lines[1].qty', 'notNumber'],
      ],
      [['dc', undefined]],
      [['day', undefined]],
    ],
  );
});

test('a row with many steps counts all and keeps the first steps and the first failed steps', async () => {
  const items = Array.from({ length: 1000 }, (_, n) => ({ qty: n < 700 ? n : 'x' }));
  const { steps } = await engine.run({
    ...environment,
    rows: rows(['l', 'SUB_TABLE', 'items', 'i', 'ARRAY'], ['l[].q', 'REGULAR', 'i.qty', '', 'INTEGER']),
    document: JSON.stringify({ items }),
  });
  expect(steps[1]).toMatchObject({ count: 1000, failed: 300, shown: { length: 200 } });
  expect(steps[1]?.shown.map(({ targetField }) => targetField).slice(98, 102)).toEqual([
    'l[98].q',
    'l[99].q',
    'l[700].q',
    'l[701].q',
  ]);
});

test.each([
  ['no filters', undefined, undefined, true, true],
  ['both pass', 'no = 1', 'a = "1"', true, true],
  ['neither passes', 'no = 2', '$exists(b)', false, false],
  ['one fails', '$sum("x")', undefined, expect.objectContaining({ code: 'expressionFailed' }), true],
])('the engine evaluates pre-filter and post-filter: %s', async (_, preFilter, postFilter, before, after) => {
  const run = await engine.run({
    ...environment,
    preFilter,
    postFilter,
    rows: rows(['a', 'REGULAR', 'no']),
    document: '{"no":1}',
  });
  expect([run.preFilter, run.postFilter]).toEqual([before, after]);
});

test('the engine returns the document as target if the mapping has no rows', async () => {
  const run = await engine.run({ ...environment, rows: [], document: '{"no":1.10}' });
  expect(run.target).toBe('{"no":1.10}');
});

test('check reports errors with the index of the row', async () => {
  expect(
    await engine.check(rows(['', 'REGULAR', 'a'], ['b', 'CUSTOM', '', 'a +']), lookUpProperties),
  ).toMatchObject([{ index: 1, field: 'expression', error: { code: 'expressionInvalid' } }]);
});

/** Documents by number → the differences between stored rows and edited rows as `kind field: before → after`. */
test.each<[why: string, no: number, leftOutBy: string | undefined, changes: string[]]>([
  ['an equal result', 1, undefined, []],
  ['another value', 2, undefined, ['changed a: "2" → "two"']],
  ['a document that the pre-filter excludes', 3, 'preFilter', []],
  [
    'a document that the post-filter excludes only now',
    4,
    undefined,
    ['excluded : true → false', 'changed a: "4" → "four"'],
  ],
  [
    'a document that the post-filter no longer excludes',
    5,
    undefined,
    ['included : false → true', 'changed a: "5" → "five"'],
  ],
  ['a document that the post-filter excludes as before', 6, 'postFilter', []],
  ['a failing row, so that the post-filter decides nothing', 7, undefined, ['failing a: "7" → !notText']],
  [
    'a post-filter that fails only now',
    8,
    undefined,
    ['failing : true → !expressionFailed', 'changed a: "8" → "eight"'],
  ],
  [
    'a post-filter that no longer fails',
    9,
    undefined,
    ['repaired : !expressionFailed → true', 'changed a: "9" → "nine"'],
  ],
])('compare reports %s', async (_why, no, leftOutBy, changes) => {
  const found = await engine.compare({
    ...environment,
    preFilter: 'no != 3',
    postFilter:
      'a = "eight" or a = "9" ? $error("unknown") : $not(a in ["four", "5", "6", "six"]) and $exists(a)',
    before: rows(['a', 'REGULAR', 'no'], ['t', 'CURRENT_TIME']),
    after: rows(['a', 'CUSTOM', '', '$lookup(words, $string(no))'], ['t', 'CURRENT_TIME']),
    document: JSON.stringify({
      no,
      words: { 1: '1', 2: 'two', 4: 'four', 5: 'five', 6: 'six', 7: { seven: 7 }, 8: 'eight', 9: 'nine' },
    }),
  });
  expect(found.leftOutBy).toBe(leftOutBy);
  const textOf = ({ value, error }: TargetValue): string => (error ? `!${error.code}` : (value ?? ''));
  expect(
    found.changes.map(
      ({ kind, field, before, after }) => `${kind} ${field}: ${textOf(before)} → ${textOf(after)}`,
    ),
  ).toEqual(changes);
});
