import { expect, test } from 'vitest';
import { checkMapping } from '../../src/mapping/index.ts';
import { lookUpProperties, mappingRow } from './mapDocument.ts';

type Row = ReturnType<typeof mappingRow>;

/** Returns the problems as `index field code`. */
const problemsOf = (rows: readonly Row[]): string[] =>
  checkMapping(
    rows.map((given, index) => ({ lineNo: index + 1, ...given })),
    lookUpProperties,
  ).map(({ index, field, error }) => `${index} ${field} ${error.code}`);

const cases: readonly [why: string, rows: readonly Row[], want: readonly string[]][] = [
  ['a valid row', [mappingRow('a', 'REGULAR', 'lines[].sku')], []],
  ['an empty target field', [mappingRow('', 'REGULAR', 'a')], ['0 targetField pathInvalid']],
  ['an empty name in a target path', [mappingRow('a..b', 'REGULAR', 'a')], ['0 targetField pathInvalid']],
  [
    'a forbidden name in a target path',
    [mappingRow('a.__proto__', 'REGULAR', 'a')],
    ['0 targetField forbiddenName'],
  ],
  [
    'a list target without its sub-table',
    [mappingRow('lines[].a', 'REGULAR', 'a')],
    ['0 targetField noSubTable'],
  ],
  [
    'a list target with its sub-table',
    [mappingRow('l[].a', 'REGULAR', 'i.a'), mappingRow('l', 'SUB_TABLE', 'i', 'i', 'ARRAY')],
    [],
  ],
  [
    'two sub-tables for one field',
    [
      mappingRow('l', 'SUB_TABLE', 'i', 'i', 'ARRAY'),
      mappingRow('l[].a', 'REGULAR', 'i.a'),
      mappingRow('l', 'SUB_TABLE', 'j', 'j', 'ARRAY'),
    ],
    ['2 targetField subTableRepeated'],
  ],
  [
    'several rows, one of them a sub-table',
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
  ['an invalid source path', [mappingRow('a', 'REGULAR', 'a[')], ['0 sourceField pathInvalid']],
  ['a missing source field', [mappingRow('a', 'CONCATENATE')], ['0 sourceField sourceMissing']],
  ['two paths for a function of one path', [mappingRow('a', 'NEGATE', 'a,b')], ['0 sourceField onePath']],
  [
    'two paths for functions of several paths',
    [mappingRow('a', 'CONCATENATE', 'a,b'), mappingRow('b', 'CUSTOM', 'a,b', '$value')],
    [],
  ],
  ['a missing expression', [mappingRow('a', 'FIXED_VALUE')], ['0 expression expressionMissing']],
  [
    'EXTRACT with a valid and an invalid range',
    [mappingRow('a', 'EXTRACT', 'a', '0,2'), mappingRow('a', 'EXTRACT', 'a', 'x')],
    ['1 expression extractInvalid'],
  ],
  [
    'an invalid CUSTOM expression',
    [mappingRow('a', 'CUSTOM', undefined, 'qty *')],
    ['0 expression expressionInvalid'],
  ],
  ['a CUSTOM expression that fails only in a run', [mappingRow('a', 'CUSTOM', undefined, '$sum("x")')], []],
  [
    'a regular expression with look-around',
    [mappingRow('a', 'CUSTOM', undefined, '$match(b, /(?=x)y/)')],
    ['0 expression expressionInvalid'],
  ],
  [
    'a regular expression without look-around',
    [mappingRow('a', 'CUSTOM', undefined, 'b[$contains(c, /^x+$/i)].%.d')],
    [],
  ],
  [
    'an invalid REPLACE expression',
    [mappingRow('a', 'REPLACE', 'a', '[["-"]]')],
    ['0 expression replaceInvalid'],
  ],
  [
    'CURRENT_TIME without a pattern and with an invalid one',
    [mappingRow('a', 'CURRENT_TIME'), mappingRow('b', 'CURRENT_TIME', undefined, 'QQ')],
    ['1 expression timePattern'],
  ],
  [
    'an invalid input pattern of FORMAT_TIME',
    [mappingRow('a', 'FORMAT_TIME', 'a', 'jj=>yyyy')],
    ['0 expression timePattern'],
  ],
  [
    'an empty output pattern of FORMAT_TIME',
    [mappingRow('a', 'FORMAT_TIME', 'a', 'yyyy=>')],
    ['0 expression timePattern'],
  ],
  [
    'a FORMAT_TIME pattern that reads 24 hours with AM or PM',
    [mappingRow('a', 'FORMAT_TIME', 'a', 'HH:mm a=>HH:mm')],
    ['0 expression timePattern'],
  ],
  ['an invalid GROUP expression', [mappingRow('a', 'GROUP', 'a', 'sku,')], ['0 expression groupInvalid']],
  ['GROUP by a forbidden name', [mappingRow('a', 'GROUP', 'a', '__proto__')], ['0 expression forbiddenName']],
  [
    'SUB_TABLE with a forbidden alias',
    [mappingRow('a', 'SUB_TABLE', 'a', 'constructor')],
    ['0 expression forbiddenName'],
  ],
  ['a valid SUB_QUERY expression', [mappingRow('a', 'SUB_QUERY', 'a', 'carrier.name')], []],
  [
    'an invalid SUB_QUERY expression',
    [mappingRow('a', 'SUB_QUERY', 'a', 'SELECT 1')],
    ['0 expression lookUpInvalid'],
  ],
  [
    'SUB_QUERY of an unknown entity',
    [mappingRow('a', 'SUB_QUERY', 'a', 'article.name')],
    ['0 expression lookUpUnknown'],
  ],
  [
    'SUB_QUERY of a property that only some records have, in a sub-table, too',
    [
      mappingRow('a', 'SUB_QUERY', 'a', 'dc.timeZone'),
      mappingRow('b', 'SUB_QUERY', 'a', ' owner.timeZone '),
      mappingRow('l', 'SUB_TABLE', 'i', 'i', 'ARRAY'),
      mappingRow('l[].a', 'SUB_QUERY', 'i.a', 'dc.constructor'),
    ],
    ['1 expression propertyUnknown', '3 expression propertyUnknown'],
  ],
  [
    'SUB_QUERY without an expression',
    [mappingRow('a', 'SUB_QUERY', 'a')],
    ['0 expression expressionMissing'],
  ],
  [
    'an invalid POST_CUSTOM expression',
    [mappingRow('l', 'REGULAR', 'l', undefined, 'ARRAY'), mappingRow('l[].a', 'POST_CUSTOM', undefined, '(')],
    ['1 expression expressionInvalid'],
  ],
  [
    'POST_CUSTOM rows below a list that no row writes',
    [
      mappingRow('lines', 'SUB_TABLE', 'i', 'i', 'ARRAY'),
      mappingRow('line[].a', 'POST_CUSTOM', undefined, '1'),
      mappingRow('lines[].lots[].a', 'POST_CUSTOM', undefined, '1'),
    ],
    ['1 targetField noSubTable', '2 targetField noSubTable'],
  ],
  [
    'POST_CUSTOM rows below lists that rows write',
    [
      mappingRow('h.lines', 'SUB_TABLE', 'i', 'i', 'ARRAY'),
      mappingRow('h.lines[].lots', 'CUSTOM', undefined, 'i.lots', 'ARRAY'),
      mappingRow('groups', 'GROUP', 'i', 'a', 'ARRAY'),
      mappingRow('order', 'REGULAR', 'o', undefined, 'OBJECT'),
      mappingRow('more', 'POST_CUSTOM', undefined, '[{}]', 'ARRAY'),
      ...['h.lines', 'h.lines[].lots', 'groups[].items', 'order.lines', 'more'].map((list) =>
        mappingRow(`${list}[].x`, 'POST_CUSTOM', undefined, '1'),
      ),
    ],
    [],
  ],
];

test.each(cases)('checkMapping reports the problems of %s', (_, rows, want) => {
  expect(problemsOf(rows)).toEqual(want);
});

test('a syntax error of an expression has its message and position', () => {
  const rows = [{ lineNo: 1, ...mappingRow('a', 'CUSTOM', undefined, 'qty * )') }];
  const [problem] = checkMapping(rows, lookUpProperties);
  expect(problem?.error.parameters).toEqual({
    message: expect.stringContaining(')'),
    position: 7,
  });
});

test('checkMapping checks a thousand expressions in seconds', () => {
  const rows = Array.from({ length: 1000 }, (_, n) =>
    mappingRow(`f${n}`, 'CUSTOM', undefined, `$round(qty * ${n}, 2)`),
  );
  const start = process.cpuUsage();
  expect(problemsOf(rows)).toEqual([]);
  // The limit is in processor time, because the machine may be busy.
  expect(process.cpuUsage(start).user).toBeLessThan(4_000_000);
});
