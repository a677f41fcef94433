import { expect, test } from 'vitest';
import type { TargetFieldType } from '../../../../src/mapping/MappingRow.ts';
import { fitValues } from '../../../../src/screens/mapping/suggest/fitValues.ts';

test.each<[string, unknown[], TargetFieldType, string]>([
  ['a text', ['A'], 'STRING', '1 REGULAR fits'],
  ['a number as text', [12], 'STRING', '1 REGULAR fits'],
  ['a text as a number', ['12.50'], 'NUMERIC', '1 REGULAR fits'],
  ['numbers with thousands separators', ['1,234.50', '7'], 'NUMERIC', '1 REPLACE [[",",""]] separators'],
  ['a word as a number', ['twelve'], 'NUMERIC', '0.5 REGULAR'],
  ['a fraction as an integer', [1.5], 'INTEGER', '0.5 REGULAR'],
  ['Y and N', ['Y', 'n'], 'BOOLEAN', '1 REGULAR fits'],
  ['a word as a boolean', ['open'], 'BOOLEAN', '0.5 REGULAR'],
  ['no values', [], 'NUMERIC', '0.95 REGULAR noValue'],
  ['an ISO date', ['2024-05-01'], 'DATE', '1 REGULAR fits'],
  ['an ISO time', ['2024-05-01T08:00:00Z'], 'DATE', '1 REGULAR fits'],
  ['a compact date', ['20240501'], 'DATE', '1 FORMAT_TIME yyyyMMdd=>yyyy-MM-dd datePattern'],
  ['a compact date as a number', [20240501], 'DATE', '1 FORMAT_TIME yyyyMMdd=>yyyy-MM-dd datePattern'],
  ['a date with slashes', ['2024/05/01'], 'DATE', '1 FORMAT_TIME yyyy/MM/dd=>yyyy-MM-dd datePattern'],
  ['a Chinese date', ['2024年5月1日'], 'DATE', '1 FORMAT_TIME yyyy年MM月dd日=>yyyy-MM-dd datePattern'],
  [
    'dates with the day first',
    ['13/05/2024', '01/05/2024'],
    'DATE',
    '1 FORMAT_TIME dd/MM/yyyy=>yyyy-MM-dd datePattern',
  ],
  [
    'dates with the month first',
    ['05/13/2024', '05/01/2024'],
    'DATE',
    '1 FORMAT_TIME MM/dd/yyyy=>yyyy-MM-dd datePattern',
  ],
  [
    'a compact date with time',
    ['20240501123000'],
    'DATE',
    "1 FORMAT_TIME yyyyMMddHHmmss=>yyyy-MM-dd'T'HH:mm:ss datePattern",
  ],
  [
    'milliseconds',
    [1714521600000, '1714521600001'],
    'DATE',
    '1 CUSTOM $value ? $fromMillis($number($value)) milliseconds',
  ],
  [
    'OData dates',
    ['/Date(1714521600000)/', '/Date(-1+0000)/'],
    'DATE',
    '1 CUSTOM $value ? $fromMillis($number($match($value, /-?[0-9]+/)[0].match)) milliseconds',
  ],
  ['a number of another length', [171452160], 'DATE', '0.5 REGULAR'],
  ['values of which one is no date', ['20240501', 'none'], 'DATE', '0.5 REGULAR'],
  ['a date of the year 1', ['00010101'], 'DATE', '0.5 REGULAR'],
])('fitValues of %s', (_, values, type, want) => {
  const { factor, functionType, expression, reason } = fitValues(values, type);
  expect(
    [factor, functionType, expression, reason?.code].filter((part) => part !== undefined).join(' '),
  ).toBe(want);
});
