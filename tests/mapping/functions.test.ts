import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExactNumber } from '../../src/contract/json/ExactNumber.ts';
import { expressionLimits } from '../../src/mapping/expression/boundedFunctions.ts';
import type { FunctionType, TargetFieldType } from '../../src/mapping/MappingRow.ts';
import { evaluateFunction } from './mapDocument.ts';

/** Document, source field, expression, type → value, or `!` and the error code. */
type Case = readonly [
  document: unknown,
  sourceField: string | undefined,
  expression: string | undefined,
  type: TargetFieldType,
  want: unknown,
];

const lines = {
  lines: [
    { sku: 'A', n: 1 },
    { sku: 'B', n: 2 },
    { sku: 'A', n: 3 },
  ],
};

/** An expression whose result would have more than three hundred million characters. */
const doubled = '($f := function($t, $n) { $n = 0 ? $t : $f($t & $t, $n - 1) }; $f("xxxxxxxxxx", 25))';

const table: Readonly<Record<FunctionType, readonly Case[]>> = {
  REGULAR: [
    [{ qty: '12' }, 'qty', undefined, 'INTEGER', 12],
    [{ qty: '12.50' }, 'qty', undefined, 'NUMERIC', new ExactNumber('12.50')],
    [{ order: { no: 7 } }, 'order.no', undefined, 'STRING', '7'],
    [lines, 'lines[1].sku', undefined, 'STRING', 'B'],
    [lines, 'lines[].sku', undefined, 'ARRAY', ['A', 'B', 'A']],
    [[{ sku: 'A' }], '[].sku', undefined, 'ARRAY', ['A']],
    [{ a: [{ b: [1, 2] }, { b: [3] }, {}] }, 'a[].b[]', undefined, 'ARRAY', [1, 2, 3]],
    [{}, 'qty', undefined, 'INTEGER', null],
    [{ qty: null }, 'qty', undefined, 'STRING', null],
    [{ text: 'x' }, 'text.length', undefined, 'INTEGER', null],
    [{}, 'constructor', undefined, 'STRING', null],
    [{ a: 1, b: 2 }, 'a,b', undefined, 'STRING', '!onePath'],
    [{}, undefined, undefined, 'STRING', '!sourceMissing'],
    [{}, 'lines[', undefined, 'STRING', '!pathInvalid'],
    [{}, 'a..b', undefined, 'STRING', '!pathInvalid'],
    [{ qty: 'a dozen' }, 'qty', undefined, 'INTEGER', '!notNumber'],
  ],
  CONCATENATE: [
    [{ dc: 'SH', bin: '01' }, 'dc,bin', '-', 'STRING', 'SH-01'],
    [{ dc: 'SH', bin: '01' }, 'dc, bin', undefined, 'STRING', 'SH01'],
    [{ dc: 'SH', bin: 1 }, 'dc,bin', ' / ', 'STRING', 'SH / 1'],
    [{ no: 'x'.repeat(500_000) }, 'no,no', '', 'STRING', 'x'.repeat(1_000_000)],
    [{ no: 'x'.repeat(500_000) }, 'no,no', '-', 'STRING', '!textLimit'],
    [{ dc: 'SH' }, 'dc,bin', '-', 'STRING', 'SH'],
    [{ dc: 'SH', bin: '' }, 'dc,bin', '-', 'STRING', 'SH-'],
    [{}, 'dc,bin', '-', 'STRING', null],
    [{ y: '20', z: '26' }, 'y,z', undefined, 'INTEGER', 2026],
    [{ dc: ['SH'], bin: '01' }, 'dc,bin', '-', 'STRING', '!notText'],
    [{}, undefined, '-', 'STRING', '!sourceMissing'],
  ],
  CONNECT: [
    [lines, 'lines[].sku', ',', 'STRING', 'A,B,A'],
    [lines, 'lines[].sku', undefined, 'STRING', 'A,B,A'],
    [lines, 'lines[].sku', '', 'STRING', 'ABA'],
    [lines, 'lines[].n', ' + ', 'STRING', '1 + 2 + 3'],
    [{ lines: [{ sku: 'A' }, {}, { sku: 'C' }] }, 'lines[].sku', '|', 'STRING', 'A|C'],
    [{ lines: [] }, 'lines[].sku', ',', 'STRING', ''],
    [{ tag: 'x' }, 'tag', ',', 'STRING', 'x'],
    [{}, 'lines[].sku', ',', 'STRING', null],
    [lines, 'lines[]', ',', 'STRING', '!notText'],
    [{ a: 1, b: 2 }, 'a,b', ',', 'STRING', '!onePath'],
    [{ list: ['', ''] }, 'list', 'x'.repeat(1_000_001), 'STRING', '!textLimit'],
  ],
  EXTRACT: [
    [{ code: 'CN021' }, 'code', '0,2', 'STRING', 'CN'],
    [{ code: 'CN021' }, 'code', '2', 'INTEGER', 21],
    [{ code: 'CN021' }, 'code', '-3', 'STRING', '021'],
    [{ code: 'CN021' }, 'code', '-3,2', 'STRING', '02'],
    [{ code: 'CN021' }, 'code', ' 3 , 9 ', 'STRING', '21'],
    [{ code: 'CN' }, 'code', '5,2', 'STRING', ''],
    [{ code: 20260501 }, 'code', '0,4', 'INTEGER', 2026],
    [{ code: '𠮷野家' }, 'code', '1,2', 'STRING', '野家'],
    [{}, 'code', '0,2', 'STRING', null],
    [{ code: 'CN021' }, 'code', 'two', 'STRING', '!extractInvalid'],
    [{ code: 'CN021' }, 'code', '0,-2', 'STRING', '!extractInvalid'],
    [{ code: {} }, 'code', '0,2', 'STRING', '!notText'],
    [{ code: 'CN021' }, 'code', undefined, 'STRING', '!expressionMissing'],
    [{ code: 'CN021' }, 'code', '', 'STRING', '!expressionMissing'],
  ],
  DEFAULT_VALUE: [
    [{ uom: null }, 'uom', 'EA', 'STRING', 'EA'],
    [{ uom: '' }, 'uom', 'EA', 'STRING', 'EA'],
    [{}, 'uom', 'EA', 'STRING', 'EA'],
    [{ uom: 'BOX' }, 'uom', 'EA', 'STRING', 'BOX'],
    [{ qty: 0 }, 'qty', '1', 'INTEGER', 0],
    [{ on: false }, 'on', 'true', 'BOOLEAN', false],
    [{}, 'qty', '1', 'INTEGER', 1],
    [{}, 'qty', 'many', 'INTEGER', '!notNumber'],
    [{}, 'qty', undefined, 'INTEGER', '!expressionMissing'],
  ],
  NEGATE: [
    [{ qty: 5 }, 'qty', undefined, 'NUMERIC', -5],
    [{ qty: '-0.1' }, 'qty', undefined, 'NUMERIC', 0.1],
    [{ qty: 0 }, 'qty', undefined, 'NUMERIC', 0],
    [{ on: true }, 'on', undefined, 'BOOLEAN', false],
    [{ on: 'FALSE' }, 'on', undefined, 'BOOLEAN', true],
    [{ qty: 5 }, 'qty', undefined, 'STRING', '-5'],
    [{}, 'qty', undefined, 'NUMERIC', null],
    [{ qty: 'a dozen' }, 'qty', undefined, 'NUMERIC', '!notNumber'],
    [{ qty: [1] }, 'qty', undefined, 'NUMERIC', '!notNegatable'],
  ],
  CUSTOM: [
    [{ qty: 2, price: 3 }, undefined, 'qty*price', 'NUMERIC', 6],
    [{ a: 0.1, b: 0.2 }, undefined, 'a+b', 'NUMERIC', 0.3],
    [{ price: 1.005 }, undefined, '$round(price, 2)', 'NUMERIC', 1.01],
    [{ price: 1.005 }, undefined, '$round(price * 3, 2)', 'NUMERIC', 3.02],
    [{ qty: -2.5 }, undefined, '$round(qty)', 'INTEGER', -3],
    [{ no: ['12.50', '0x1F', true] }, undefined, '$sum($map(no, $number))', 'NUMERIC', 44.5],
    [{ no: '7' }, undefined, 'no.$number()', 'INTEGER', 7],
    [{}, undefined, '$number(no)', 'INTEGER', null],
    [{ no: '1234567890123456789' }, undefined, '$number(no)', 'NUMERIC', '!precision'],
    [{ no: '12345678901234.56' }, undefined, '$number(no)', 'NUMERIC', '!precision'],
    [{ no: '0.1234567890123456' }, undefined, '$number(no)', 'NUMERIC', '!precision'],
    [{ no: '12345678901234568' }, undefined, '$number(no)', 'NUMERIC', '!precision'],
    [{ no: '123456789012.345' }, undefined, '$number(no)', 'NUMERIC', 123456789012.345],
    [{ no: '9007199254740991' }, undefined, '$number(no)', 'NUMERIC', 9007199254740991],
    [{ no: '1e20' }, undefined, '$number(no)', 'NUMERIC', 1e20],
    [{ no: '0x1FFFFFFFFFFFFFF' }, undefined, '$number(no)', 'NUMERIC', '!precision'],
    [{ no: 'A-1' }, undefined, '$number(no)', 'NUMERIC', '!notNumber'],
    [{ no: '1e400' }, undefined, '$number(no)', 'NUMERIC', '!notNumber'],
    [{ code: 'x' }, 'code', '$uppercase($value)', 'STRING', 'X'],
    [{ a: 1, b: 2 }, 'a,b', '$sum($value)', 'INTEGER', 3],
    [{ lines: [{ sku: 'A' }] }, undefined, 'lines.sku', 'ARRAY', ['A']],
    [lines, undefined, 'lines[n > 1].sku', 'ARRAY', ['B', 'A']],
    [{ no: 'A-1-2' }, undefined, '$replace(no, /-\\d/, "")', 'STRING', 'A'],
    [{ no: 'AB12' }, undefined, '$match(no, /([A-Z]+)(\\d+)/).groups[1]', 'STRING', '12'],
    [{}, undefined, 'missing', 'STRING', null],
    [{}, undefined, '$sum', 'STRING', null],
    [{}, undefined, '1 +', 'NUMERIC', '!expressionInvalid'],
    [{ a: 'x' }, undefined, 'a * 2', 'NUMERIC', '!expressionFailed'],
    [{}, undefined, '$error("no stock")', 'NUMERIC', '!expressionFailed'],
    [{}, undefined, '($f := function($n) { $f($n + 1) }; $f(0))', 'NUMERIC', '!expressionTimeLimit'],
    [{}, undefined, '($f := function($n) { 1 + $f($n + 1) }; $f(0))', 'NUMERIC', '!expressionTimeLimit'],
    [{}, undefined, '$count([1..10000000])', 'NUMERIC', '!tooLarge'],
    [{}, undefined, '$pad("x", 1e9)', 'STRING', '!textLimit'],
    [{}, undefined, '$pad("x", -3, "0")', 'STRING', '00x'],
    [lines, undefined, '$join(lines.sku, "/")', 'STRING', 'A/B/A'],
    [lines, undefined, '$distinct(lines.sku)', 'ARRAY', ['A', 'B']],
    [
      {
        list: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
      undefined,
      '$count($distinct(list))',
      'INTEGER',
      1,
    ],
    [{ list: [{ a: 'x' }, { a: 'x' }] }, undefined, '$distinct(list.a)', 'STRING', 'x'],
    [{}, undefined, `$join([1..9999].("${'x'.repeat(200)}"))`, 'STRING', '!textLimit'],
    [{}, undefined, `$length(${doubled})`, 'INTEGER', '!textLimit'],
    [{}, undefined, `$count($split(${doubled}, ""))`, 'INTEGER', '!textLimit'],
    [
      { list: Array.from({ length: 40_000 }, (_, n) => n) },
      undefined,
      '$count($distinct(list))',
      'INTEGER',
      40_000,
    ],
    [{ no: 'x'.repeat(600_000) }, undefined, '[no, no]', 'ARRAY', '!tooLarge'],
    [{ no: 'a'.repeat(50_000) }, undefined, '$contains(no, /(a+)+$/) ? "y" : "n"', 'STRING', 'y'],
    [{ no: 'ab' }, undefined, '$contains(no, /(?=a)b/)', 'BOOLEAN', '!expressionInvalid'],
    [{}, undefined, undefined, 'STRING', '!expressionMissing'],
  ],
  REPLACE: [
    [{ no: 'A-1' }, 'no', '[["-",""]]', 'STRING', 'A1'],
    [{ no: 'A-1-2' }, 'no', '[["-","/"],["A","B"]]', 'STRING', 'B/1/2'],
    [{ no: 'a.b' }, 'no', '[[".","$&"]]', 'STRING', 'a$&b'],
    [{ no: '1,234' }, 'no', '[[",",""]]', 'INTEGER', 1234],
    [{ no: 10 }, 'no', '[["0","1"]]', 'STRING', '11'],
    [{}, 'no', '[["-",""]]', 'STRING', null],
    [{ no: 'A' }, 'no', '[]', 'STRING', 'A'],
    [{ no: 'A' }, 'no', '-', 'STRING', '!replaceInvalid'],
    [{ no: 'A' }, 'no', '[["",""]]', 'STRING', '!replaceInvalid'],
    [{ no: 'A' }, 'no', '[["A",1]]', 'STRING', '!replaceInvalid'],
    [{ no: 'x'.repeat(2000) }, 'no', `[["x","${'y'.repeat(2000)}"]]`, 'STRING', '!textLimit'],
    [{ no: 'x'.repeat(1000) }, 'no', `[["x","${'y'.repeat(1000)}"]]`, 'STRING', 'y'.repeat(1_000_000)],
    [{ no: `${'x'.repeat(1000)}-` }, 'no', `[["x","${'y'.repeat(1000)}"]]`, 'STRING', '!textLimit'],
    [{ no: [] }, 'no', '[["-",""]]', 'STRING', '!notText'],
  ],
  CURRENT_TIME: [
    [{}, undefined, 'yyyy-MM-dd', 'DATE', '2026-11-21'],
    [{}, undefined, 'yyyy-MM-dd HH:mm:ss', 'STRING', '2026-11-21 07:30:00'],
    [{}, undefined, undefined, 'STRING', '2026-11-21 07:30:00'],
    [{}, undefined, "yyyy-MM-dd'T'HH:mm:ssXXX", 'STRING', '2026-11-21T07:30:00+08:00'],
    [{}, undefined, 'yyyyMMdd', 'INTEGER', 20261121],
    [{}, undefined, 'dd/MM/yyyy', 'DATE', '21/11/2026'],
    [{}, undefined, 'YYYY-MM-dd', 'STRING', '!timePattern'],
    [{}, undefined, 'yyyy-MM-ddTHH:mm', 'STRING', '!timePattern'],
    [{}, undefined, '---', 'STRING', '!timePattern'],
  ],
  FORMAT_TIME: [
    [{ d: '20240501' }, 'd', 'yyyyMMdd=>yyyy-MM-dd', 'DATE', '2024-05-01'],
    [{ d: 20240501 }, 'd', 'yyyyMMdd=>yyyy-MM-dd', 'DATE', '2024-05-01'],
    [{ d: '2024-05-01T23:30:00Z' }, 'd', 'yyyy-MM-dd HH:mm', 'STRING', '2024-05-02 07:30'],
    [{ d: '2024-05-01T23:30:00' }, 'd', '=>yyyy-MM-dd HH:mm', 'STRING', '2024-05-01 23:30'],
    [{ d: '01/05/2024' }, 'd', 'dd/MM/yyyy => yyyyMMdd', 'INTEGER', 20240501],
    [{ d: '23:30' }, 'd', 'HH:mm=>yyyy-MM-dd HH:mm', 'STRING', '2026-11-21 23:30'],
    [{ d: '' }, 'd', 'yyyyMMdd=>yyyy-MM-dd', 'DATE', null],
    [{}, 'd', 'yyyyMMdd=>yyyy-MM-dd', 'DATE', null],
    [{ d: '20240231' }, 'd', 'yyyyMMdd=>yyyy-MM-dd', 'DATE', '!timeInvalid'],
    [{ d: 'soon' }, 'd', 'yyyy-MM-dd', 'DATE', '!timeInvalid'],
    [{ d: '20240501' }, 'd', 'yyyymmdd=>nonsense', 'DATE', '!timePattern'],
    [{ d: {} }, 'd', 'yyyyMMdd=>yyyy-MM-dd', 'DATE', '!notText'],
  ],
  GROUP: [
    [
      lines,
      'lines',
      'sku',
      'ARRAY',
      [
        { sku: 'A', items: [lines.lines[0], lines.lines[2]] },
        { sku: 'B', items: [lines.lines[1]] },
      ],
    ],
    [{ lines: [{ a: 1, b: 2 }] }, 'lines', 'a, b', 'ARRAY', [{ a: 1, b: 2, items: [{ a: 1, b: 2 }] }]],
    [
      { lines: [{ a: 1 }, { a: '1' }] },
      'lines[]',
      'a',
      'ARRAY',
      [1, '1'].map((a) => ({ a, items: [{ a }] })),
    ],
    [{ lines: [{}] }, 'lines', 'sku', 'ARRAY', [{ sku: null, items: [{}] }]],
    [{ lines: [] }, 'lines', 'sku', 'ARRAY', []],
    [{}, 'lines', 'sku', 'ARRAY', null],
    [{ lines: ['A'] }, 'lines', 'sku', 'ARRAY', '!notObjects'],
    [{ lines: {} }, 'lines', 'sku', 'ARRAY', '!notObjects'],
    [lines, 'lines', 'sku,', 'ARRAY', '!groupInvalid'],
    [lines, 'lines', 'items', 'ARRAY', '!groupInvalid'],
    [lines, 'lines', '__proto__', 'ARRAY', '!forbiddenName'],
    [lines, 'lines', 'sku', 'STRING', '!notText'],
  ],
  FIXED_VALUE: [
    [{}, undefined, 'WMS', 'STRING', 'WMS'],
    [null, undefined, 'WMS', 'STRING', 'WMS'],
    [{}, 'lines[', 'WMS', 'STRING', 'WMS'],
    [{}, undefined, '1', 'INTEGER', 1],
    [{}, undefined, 'true', 'BOOLEAN', true],
    [{}, undefined, ' x ', 'STRING', ' x '],
    [{}, undefined, '2026-11-21', 'DATE', '2026-11-21'],
    [{}, undefined, 'one', 'INTEGER', '!notNumber'],
    [{}, undefined, undefined, 'STRING', '!expressionMissing'],
  ],
  SUB_TABLE: [
    [{ items: [{}, {}] }, 'items', 'item', 'ARRAY', [{}, {}]],
    [{ items: [] }, 'items', 'item', 'ARRAY', []],
    [{ order: { items: [1] } }, 'order.items', '行', 'ARRAY', [{}]],
    [{}, 'items', 'item', 'ARRAY', null],
    [{ items: {} }, 'items', 'item', 'ARRAY', '!notList'],
    [{ items: [] }, 'items', 'an item', 'ARRAY', '!aliasInvalid'],
    [{ items: [] }, 'items', '__proto__', 'ARRAY', '!forbiddenName'],
    [{ items: [] }, 'items', undefined, 'ARRAY', '!expressionMissing'],
    [{ items: [] }, undefined, 'item', 'ARRAY', '!sourceMissing'],
    [{ items: [] }, 'items', 'item', 'OBJECT', '!notObject'],
  ],
  SUB_QUERY: [
    [{ dcCode: 'D1' }, 'dcCode', 'dc.name', 'STRING', 'Shanghai'],
    [{ dcCode: 'D1' }, 'dcCode', ' dc.floors ', 'INTEGER', 3],
    [{ dcCode: 'D1' }, 'dcCode', 'dc.phone', 'STRING', null],
    [{ dcCode: 'D1' }, 'dcCode', 'dc.constructor', 'STRING', null],
    [{}, 'dcCode', 'dc.name', 'STRING', null],
    [{ dcCode: '' }, 'dcCode', 'dc.name', 'STRING', null],
    [{ dcCode: 'D2' }, 'dcCode', 'dc.name', 'STRING', '!noRecord'],
    [{ dcCode: 'D1' }, 'dcCode', 'article.name', 'STRING', '!lookUpUnknown'],
    [{ dcCode: 'D1' }, 'dcCode', 'toString.name', 'STRING', '!lookUpUnknown'],
    [{ dcCode: 'D1' }, 'dcCode', 'SELECT name FROM dc', 'STRING', '!lookUpInvalid'],
    [{ dcCode: ['D1'] }, 'dcCode', 'dc.name', 'STRING', '!notText'],
  ],
  POST_CUSTOM: [
    [{}, undefined, '$count($keys($target))', 'INTEGER', 0],
    [{ n: 2 }, undefined, '$source.n + 1', 'INTEGER', 3],
    [{ n: 2 }, undefined, 'n', 'INTEGER', null],
    [{}, undefined, '$round(1.005, 2)', 'NUMERIC', 1.01],
    [{}, undefined, '[1]', 'ARRAY', [1]],
    [{}, undefined, '$target.', 'STRING', '!expressionInvalid'],
    [{}, undefined, '"a" - 1', 'NUMERIC', '!expressionFailed'],
    [{}, undefined, undefined, 'STRING', '!expressionMissing'],
  ],
};

const cases = Object.entries(table).flatMap(([functionType, rows]) =>
  rows.map((given, index) => ({ functionType: functionType as FunctionType, number: index + 1, given })),
);

const { timeout } = expressionLimits;
// A busy machine needs a longer timeout.
beforeAll(() => {
  expressionLimits.timeout = 1000;
});
afterAll(() => {
  expressionLimits.timeout = timeout;
});

test.each(cases)('function $functionType, case $number', async ({ functionType, given }) => {
  const [document, sourceField, expression, type, want] = given;
  expect(await evaluateFunction(functionType, document, sourceField, expression, type)).toEqual(want);
});

test('the table has at least eight cases for each function', () => {
  expect(Object.entries(table).filter(([, rows]) => rows.length < 8)).toEqual([]);
});
