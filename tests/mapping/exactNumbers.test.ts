import { expect, test } from 'vitest';
import { parseExactJson, stringifyExactJson } from '../../src/contract/json/exactJson.ts';
import { compileMapping, type MappingRow, passesFilter, runMapping } from '../../src/mapping/index.ts';
import { jsonNumber } from '../contract/json/jsonNumber.ts';
import fc from '../fastCheck.ts';

const context = {
  now: new Date('2026-11-20T00:00:00Z'),
  timeZone: 'UTC',
  timeLimit: 5000,
  lookUps: { dc: async () => undefined, owner: async () => undefined, carrier: async () => undefined },
};

/** Maps a document with rows of target, function, source, expression and type; returns JSON or error codes. */
async function map(rows: readonly (readonly string[])[], document: string): Promise<string> {
  const mapping = compileMapping(
    rows.map(
      ([targetField = '', functionType, sourceField, expression, type = 'NUMERIC'], index) =>
        ({ lineNo: index + 1, targetField, functionType, sourceField, expression, type }) as MappingRow,
    ),
  );
  const { target, trace } = await runMapping(mapping, parseExactJson(document), context);
  const errors = trace.flatMap(({ error }) => error?.code ?? []);
  return errors.length > 0 ? errors.join() : stringifyExactJson(target);
}

test('a REGULAR row passes on any number of up to 60 digits byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(jsonNumber, async (number) => {
      expect(await map([['n', 'REGULAR', 'n']], `{"n":${number}}`)).toBe(`{"n":${number}}`);
    }),
  );
});

const id = '1234567890123456789';

test.each<[what: string, rows: readonly (readonly string[])[], document: string, want: string]>([
  [
    'an object keeps its numbers',
    [['o', 'REGULAR', 'o', '', 'OBJECT']],
    `{"o":{"a":[1.10,${id}]}}`,
    `{"o":{"a":[1.10,${id}]}}`,
  ],
  ['NEGATE keeps all digits', [['n', 'NEGATE', 'n']], `{"n":-${id}.50}`, `{"n":${id}.50}`],
  ['NEGATE keeps the sign of an exponent', [['n', 'NEGATE', 'n']], '{"n":1e-5}', '{"n":-1e-5}'],
  ['NEGATE of zero has no sign', [['n', 'NEGATE', 'n']], '{"n":0.00}', '{"n":0.00}'],
  [
    'texts contain all digits',
    [['t', 'CONCATENATE', 'a,b', '/', 'STRING']],
    `{"a":${id},"b":1.10}`,
    `{"t":"${id}/1.10"}`,
  ],
  [
    'groups of different numbers stay apart',
    [['g', 'GROUP', 'l', 'no', 'ARRAY']],
    `{"l":[{"no":${id}0},{"no":${id}1}]}`,
    `{"g":[{"no":${id}0,"items":[{"no":${id}0}]},{"no":${id}1,"items":[{"no":${id}1}]}]}`,
  ],
  [
    'equal numbers are one group, with the characters of its first element',
    [['g', 'GROUP', 'l', 'p', 'ARRAY']],
    '{"l":[{"p":1.10},{"p":1.1},{"p":1.100},{"p":11e-1},{"p":"1.1"}]}',
    '{"g":[{"p":1.10,"items":[{"p":1.10},{"p":1.1},{"p":1.100},{"p":11e-1}]},{"p":"1.1","items":[{"p":"1.1"}]}]}',
  ],
  [
    'equal numbers with many digits, and within objects, are one group',
    [['g', 'GROUP', 'l', 'p,o', 'ARRAY']],
    `{"l":[{"p":${id}.0,"o":{"a":[-0]}},{"p":${id},"o":{"a":[0]}}]}`,
    `{"g":[{"p":${id}.0,"o":{"a":[-0]},"items":[{"p":${id}.0,"o":{"a":[-0]}},{"p":${id},"o":{"a":[0]}}]}]}`,
  ],
  [
    'JSONata calculates with decimals',
    [['n', 'CUSTOM', '', 'price * qty']],
    '{"price":1.10,"qty":3.0}',
    '{"n":3.3}',
  ],
  [
    'JSONata passes a long number on',
    [['n', 'CUSTOM', '', 'order.no']],
    `{"order":{"no":${id}}}`,
    `{"n":${id}}`,
  ],
  [
    'JSONata passes sixteen digits on',
    [['n', 'CUSTOM', '', 'n']],
    '{"n":123456789012.3456}',
    '{"n":123456789012.3456}',
  ],
  [
    'JSONata passes an element on',
    [
      ['l', 'SUB_TABLE', 'l', 'e', 'ARRAY'],
      ['l[].n', 'CUSTOM', '', 'e.n'],
    ],
    `{"l":[{"n":${id}}]}`,
    `{"l":[{"n":${id}}]}`,
  ],
  [
    'a long number exists and is true',
    [['b', 'CUSTOM', '', '$exists(no) and (no ? true : false)', 'BOOLEAN']],
    `{"no":${id}}`,
    '{"b":true}',
  ],
  ['JSONata does not add to a long number', [['n', 'CUSTOM', '', 'no + 1']], `{"no":${id}}`, 'precision'],
  [
    'JSONata does not add to an integer above 2^53 that a double prints',
    [['n', 'CUSTOM', '', 'no + 1']],
    '{"no":12345678901234568}',
    'precision',
  ],
  ['a sum above 2^53 is refused', [['n', 'CUSTOM', '', 'no + 2']], '{"no":9007199254740991}', 'precision'],
  [
    'an integer above 2^53 is not compared with a rounded literal',
    [['b', 'CUSTOM', '', 'no = 12345678901234567', 'BOOLEAN']],
    '{"no":12345678901234568}',
    'precision',
  ],
  [
    'JSONata calculates with large integers of few digits',
    [['n', 'CUSTOM', '', 'no * 2']],
    '{"no":100000000000000000}',
    '{"n":200000000000000000}',
  ],
  [
    'JSONata does not compare a long number',
    [['b', 'CUSTOM', '', 'no = 1234567890123456789', 'BOOLEAN']],
    `{"no":${id}}`,
    'precision',
  ],
  [
    'JSONata does not compare long numbers in a list',
    [['b', 'CUSTOM', '', '1 in l.no', 'BOOLEAN']],
    `{"l":[{"no":${id}}]}`,
    'precision',
  ],
  [
    'JSONata does not write a long number as text',
    [['t', 'CUSTOM', '', '"A" & no', 'STRING']],
    `{"no":${id}}`,
    'precision',
  ],
  [
    '$string does not write a long number as text',
    [['t', 'CUSTOM', '', '$string(no)', 'STRING']],
    `{"no":${id}}`,
    'precision',
  ],
  [
    '$sum does not add long numbers',
    [['n', 'CUSTOM', '', '$sum(l.no)']],
    `{"l":[{"no":${id}},{"no":1}]}`,
    'expressionFailed',
  ],
  [
    'post custom reads the target',
    [
      ['a', 'REGULAR', 'a'],
      ['b', 'POST_CUSTOM', '', '$target.a * 2'],
    ],
    '{"a":1.10}',
    '{"a":1.10,"b":2.2}',
  ],
])('%s', async (_what, rows, document, want) => {
  expect(await map(rows, document)).toBe(want);
});

test.each([
  ['price > 1', '{"price":1.10}', true],
  ['no', `{"no":${id}}`, true],
  ['zero', '{"zero":0.00}', false],
])('the filter %s passes %s: %s', async (filter, document, want) => {
  expect(await passesFilter(filter, parseExactJson(document))).toBe(want);
});
