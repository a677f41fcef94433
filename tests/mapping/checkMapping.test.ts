import { expect, test } from 'vitest';
import { checkMapping } from '../../src/mapping/index.ts';
import { mappingRow } from './mapDocument.ts';

type Row = ReturnType<typeof mappingRow>;

/** Returns the problems as `index field code`. */
const found = (rows: readonly Row[]): string[] =>
  checkMapping(rows.map((given, index) => ({ lineNo: index + 1, ...given }))).map(
    ({ index, field, error }) => `${index} ${field} ${error.code}`,
  );

const cases: readonly [why: string, rows: readonly Row[], want: readonly string[]][] = [
  ['a sound row', [mappingRow('a', 'REGULAR', 'lines[].sku')], []],
  ['no target', [mappingRow('', 'REGULAR', 'a')], ['0 targetField pathInvalid']],
  ['an empty name', [mappingRow('a..b', 'REGULAR', 'a')], ['0 targetField pathInvalid']],
  ['a forbidden name', [mappingRow('a.__proto__', 'REGULAR', 'a')], ['0 targetField forbiddenName']],
  ['no sub-table', [mappingRow('lines[].a', 'REGULAR', 'a')], ['0 targetField noSubTable']],
  [
    'its sub-table',
    [mappingRow('l[].a', 'REGULAR', 'i.a'), mappingRow('l', 'SUB_TABLE', 'i', 'i', 'ARRAY')],
    [],
  ],
  [
    'a mistake in a sub-table, and one after it',
    [
      mappingRow('l', 'SUB_TABLE', 'i', '1i', 'ARRAY'),
      mappingRow('b', 'REGULAR'),
      mappingRow('l[].m[].a', 'REGULAR', 'i.a'),
      mappingRow('l[].a', 'EXTRACT', 'i..a', 'x'),
    ],
    [
      '0 expression aliasInvalid',
      '1 sourceField sourceMissing',
      '2 targetField noSubTable',
      '3 sourceField pathInvalid',
      '3 expression extractInvalid',
    ],
  ],
  ['a path that is none', [mappingRow('a', 'REGULAR', 'a[')], ['0 sourceField pathInvalid']],
  ['no source', [mappingRow('a', 'CONCATENATE')], ['0 sourceField sourceMissing']],
  ['two sources for one', [mappingRow('a', 'NEGATE', 'a,b')], ['0 sourceField onePath']],
  ['two sources', [mappingRow('a', 'CONCATENATE', 'a,b'), mappingRow('b', 'CUSTOM', 'a,b', '$value')], []],
  ['no expression', [mappingRow('a', 'FIXED_VALUE')], ['0 expression expressionMissing']],
  [
    'EXTRACT',
    [mappingRow('a', 'EXTRACT', 'a', '0,2'), mappingRow('a', 'EXTRACT', 'a', 'x')],
    ['1 expression extractInvalid'],
  ],
  ['CUSTOM', [mappingRow('a', 'CUSTOM', undefined, 'qty *')], ['0 expression expressionInvalid']],
  ['CUSTOM that fails only at work', [mappingRow('a', 'CUSTOM', undefined, '$sum("x")')], []],
  [
    'look-around',
    [mappingRow('a', 'CUSTOM', undefined, '$match(b, /(?=x)y/)')],
    ['0 expression expressionInvalid'],
  ],
  ['a pattern', [mappingRow('a', 'CUSTOM', undefined, 'b[$contains(c, /^x+$/i)].%.d')], []],
  ['REPLACE', [mappingRow('a', 'REPLACE', 'a', '[["-"]]')], ['0 expression replaceInvalid']],
  [
    'CURRENT_TIME',
    [mappingRow('a', 'CURRENT_TIME'), mappingRow('b', 'CURRENT_TIME', undefined, 'QQ')],
    ['1 expression timePattern'],
  ],
  ['FORMAT_TIME, from', [mappingRow('a', 'FORMAT_TIME', 'a', 'jj=>yyyy')], ['0 expression timePattern']],
  ['FORMAT_TIME, to', [mappingRow('a', 'FORMAT_TIME', 'a', 'yyyy=>')], ['0 expression timePattern']],
  ['GROUP', [mappingRow('a', 'GROUP', 'a', 'sku,')], ['0 expression groupInvalid']],
  ['GROUP by a forbidden name', [mappingRow('a', 'GROUP', 'a', '__proto__')], ['0 expression forbiddenName']],
  [
    'SUB_TABLE with a forbidden alias',
    [mappingRow('a', 'SUB_TABLE', 'a', 'constructor')],
    ['0 expression forbiddenName'],
  ],
  ['SUB_QUERY', [mappingRow('a', 'SUB_QUERY', 'a', 'carrier.name')], []],
  ['SUB_QUERY that is none', [mappingRow('a', 'SUB_QUERY', 'a', 'SELECT 1')], ['0 expression lookUpInvalid']],
  [
    'SUB_QUERY of something else',
    [mappingRow('a', 'SUB_QUERY', 'a', 'article.name')],
    ['0 expression lookUpUnknown'],
  ],
  ['POST_CUSTOM', [mappingRow('l[].a', 'POST_CUSTOM', undefined, '(')], ['0 expression expressionInvalid']],
];

test.each(cases)('%s', (_, rows, want) => {
  expect(found(rows)).toEqual(want);
});

test('an expression that breaks off says where', () => {
  const [found] = checkMapping([{ lineNo: 1, ...mappingRow('a', 'CUSTOM', undefined, 'qty * )') }]);
  expect(found?.error.parameters).toEqual({
    message: expect.stringContaining(')'),
    position: 7,
  });
});

test('a thousand expressions are read in less than a second', () => {
  const rows = Array.from({ length: 1000 }, (_, n) =>
    mappingRow(`f${n}`, 'CUSTOM', undefined, `$round(qty * ${n}, 2)`),
  );
  const start = process.cpuUsage();
  expect(found(rows)).toEqual([]);
  // The limit is in processor time, because the machine may be busy.
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
