import { expect, test } from 'vitest';
import { checkMapping } from '../../src/mapping/index.ts';
import { row } from './mapped.ts';

type Row = ReturnType<typeof row>;

/** What is found, as `index field code`. */
const found = (rows: readonly Row[]): string[] =>
  checkMapping(rows.map((given, index) => ({ lineNo: index + 1, ...given }))).map(
    ({ index, field, fault }) => `${index} ${field} ${fault.code}`,
  );

const cases: readonly [why: string, rows: readonly Row[], want: readonly string[]][] = [
  ['a sound row', [row('a', 'REGULAR', 'lines[].sku')], []],
  ['no target', [row('', 'REGULAR', 'a')], ['0 targetField pathInvalid']],
  ['an empty name', [row('a..b', 'REGULAR', 'a')], ['0 targetField pathInvalid']],
  ['a forbidden name', [row('a.__proto__', 'REGULAR', 'a')], ['0 targetField forbiddenName']],
  ['no sub-table', [row('lines[].a', 'REGULAR', 'a')], ['0 targetField noSubTable']],
  ['its sub-table', [row('l[].a', 'REGULAR', 'i.a'), row('l', 'SUB_TABLE', 'i', 'i', 'ARRAY')], []],
  [
    'a mistake in a sub-table, and one after it',
    [
      row('l', 'SUB_TABLE', 'i', '1i', 'ARRAY'),
      row('b', 'REGULAR'),
      row('l[].m[].a', 'REGULAR', 'i.a'),
      row('l[].a', 'EXTRACT', 'i..a', 'x'),
    ],
    [
      '0 expression aliasInvalid',
      '1 sourceField sourceMissing',
      '2 targetField noSubTable',
      '3 sourceField pathInvalid',
      '3 expression extractInvalid',
    ],
  ],
  ['a path that is none', [row('a', 'REGULAR', 'a[')], ['0 sourceField pathInvalid']],
  ['no source', [row('a', 'CONCATENATE')], ['0 sourceField sourceMissing']],
  ['two sources for one', [row('a', 'NEGATE', 'a,b')], ['0 sourceField onePath']],
  ['two sources', [row('a', 'CONCATENATE', 'a,b'), row('b', 'CUSTOM', 'a,b', '$value')], []],
  ['no expression', [row('a', 'FIXED_VALUE')], ['0 expression expressionMissing']],
  [
    'EXTRACT',
    [row('a', 'EXTRACT', 'a', '0,2'), row('a', 'EXTRACT', 'a', 'x')],
    ['1 expression extractInvalid'],
  ],
  ['CUSTOM', [row('a', 'CUSTOM', undefined, 'qty *')], ['0 expression expressionInvalid']],
  ['CUSTOM that fails only at work', [row('a', 'CUSTOM', undefined, '$sum("x")')], []],
  ['look-around', [row('a', 'CUSTOM', undefined, '$match(b, /(?=x)y/)')], ['0 expression expressionInvalid']],
  ['a pattern', [row('a', 'CUSTOM', undefined, 'b[$contains(c, /^x+$/i)].%.d')], []],
  ['REPLACE', [row('a', 'REPLACE', 'a', '[["-"]]')], ['0 expression replaceInvalid']],
  [
    'CURRENT_TIME',
    [row('a', 'CURRENT_TIME'), row('b', 'CURRENT_TIME', undefined, 'QQ')],
    ['1 expression timePattern'],
  ],
  ['FORMAT_TIME, from', [row('a', 'FORMAT_TIME', 'a', 'jj=>yyyy')], ['0 expression timePattern']],
  ['FORMAT_TIME, to', [row('a', 'FORMAT_TIME', 'a', 'yyyy=>')], ['0 expression timePattern']],
  ['GROUP', [row('a', 'GROUP', 'a', 'sku,')], ['0 expression groupInvalid']],
  ['GROUP by a forbidden name', [row('a', 'GROUP', 'a', '__proto__')], ['0 expression forbiddenName']],
  [
    'SUB_TABLE with a forbidden alias',
    [row('a', 'SUB_TABLE', 'a', 'constructor')],
    ['0 expression forbiddenName'],
  ],
  ['SUB_QUERY', [row('a', 'SUB_QUERY', 'a', 'carrier.name')], []],
  ['SUB_QUERY that is none', [row('a', 'SUB_QUERY', 'a', 'SELECT 1')], ['0 expression lookUpInvalid']],
  [
    'SUB_QUERY of something else',
    [row('a', 'SUB_QUERY', 'a', 'article.name')],
    ['0 expression lookUpUnknown'],
  ],
  ['POST_CUSTOM', [row('l[].a', 'POST_CUSTOM', undefined, '(')], ['0 expression expressionInvalid']],
];

test.each(cases)('%s', (_, rows, want) => {
  expect(found(rows)).toEqual(want);
});

test('an expression that breaks off says where', () => {
  const [found] = checkMapping([{ lineNo: 1, ...row('a', 'CUSTOM', undefined, 'qty * )') }]);
  expect(found?.fault.parameters).toEqual({
    message: expect.stringContaining(')'),
    position: 7,
  });
});

test('a thousand expressions are read in less than a second', () => {
  const rows = Array.from({ length: 1000 }, (_, n) =>
    row(`f${n}`, 'CUSTOM', undefined, `$round(qty * ${n}, 2)`),
  );
  const start = process.cpuUsage();
  expect(found(rows)).toEqual([]);
  // Of the processor, for the machine may be busy.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
