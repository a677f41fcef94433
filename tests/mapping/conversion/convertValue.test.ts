import { expect, test } from 'vitest';
import { ExactNumber } from '../../../src/contract/json/ExactNumber.ts';
import { stringifyExactJson } from '../../../src/contract/json/exactJson.ts';
import { convertValue } from '../../../src/mapping/conversion/convertValue.ts';
import { toMappingError } from '../../../src/mapping/MappingError.ts';
import type { TargetFieldType } from '../../../src/mapping/MappingRow.ts';

const n = (text: string) => new ExactNumber(text);

const table: readonly (readonly [TargetFieldType, unknown, unknown])[] = [
  ['STRING', 'x', 'x'],
  ['STRING', '', ''],
  ['STRING', 12.5, '12.5'],
  ['STRING', 1e21, '1000000000000000000000'],
  ['STRING', 1e-7, '0.0000001'],
  ['STRING', true, 'true'],
  ['STRING', null, null],
  ['STRING', {}, '!notText'],
  ['STRING', Number.NaN, '!notText'],
  ['STRING', n('1.10'), '1.10'],
  ['STRING', n('12345678901234567890'), '12345678901234567890'],
  ['STRING', n('1e21'), '1000000000000000000000'],
  ['STRING', n('1e999999999'), '!outOfRange'],
  ['NUMERIC', ' 12.50 ', n('12.50')],
  ['NUMERIC', '-.5', -0.5],
  ['NUMERIC', '+007.', 7],
  ['NUMERIC', '1e3', n('1e3')],
  ['NUMERIC', n('1.10'), n('1.10')],
  ['NUMERIC', '0.1', 0.1],
  ['NUMERIC', '123456789012345678', n('123456789012345678')],
  ['NUMERIC', '12345678901234567890123456.789012345678', n('12345678901234567890123456.789012345678')],
  ['NUMERIC', '9'.repeat(100), n('9'.repeat(100))],
  ['NUMERIC', '9'.repeat(101), '!outOfRange'],
  ['NUMERIC', '1e-400', n('1e-400')],
  ['NUMERIC', '12,5', '!notNumber'],
  ['NUMERIC', '', '!notNumber'],
  ['NUMERIC', '0x10', '!notNumber'],
  ['NUMERIC', 'Infinity', '!notNumber'],
  ['NUMERIC', true, '!notNumber'],
  ['INTEGER', '12.0', 12],
  ['INTEGER', 12.5, '!notInteger'],
  ['INTEGER', 2147483647, 2147483647],
  ['INTEGER', 2147483648, '!outOfRange'],
  ['INT', -2147483648, -2147483648],
  ['INT', '-2147483649', '!outOfRange'],
  ['LONG', '9007199254740991', 9007199254740991],
  ['LONG', '9007199254740993', n('9007199254740993')],
  ['LONG', n('9223372036854775807'), n('9223372036854775807')],
  ['LONG', n('-9223372036854775808.0'), n('-9223372036854775808')],
  ['LONG', n('9223372036854775808'), '!outOfRange'],
  ['LONG', 1e16, 1e16],
  ['LONG', n('1e999999999'), '!outOfRange'],
  ['LONG', n('12345678901234567.5'), '!notInteger'],
  ['BOOLEAN', 'Y', true],
  ['BOOLEAN', '0', false],
  ['BOOLEAN', 1, true],
  ['BOOLEAN', n('1.0'), true],
  ['BOOLEAN', n('1.5'), '!notBoolean'],
  ['BOOLEAN', 'maybe', '!notBoolean'],
  ['BOOLEAN', 2, '!notBoolean'],
  ['DATE', '2026-11-21', '2026-11-21'],
  ['DATE', '2026-11-21T08:00:00+08:00', '2026-11-21T08:00:00+08:00'],
  ['DATE', '2026-02-30', '!notDate'],
  ['DATE', 1763683200000, '!notDate'],
  ['ARRAY', [1], [1]],
  ['ARRAY', 'x', '!notList'],
  ['OBJECT', { a: 1 }, { a: 1 }],
  ['OBJECT', [1], '!notObject'],
];

const convertOrCode = (value: unknown, type: TargetFieldType): unknown => {
  try {
    return convertValue(value, type);
  } catch (error) {
    return `!${toMappingError(error).code}`;
  }
};

const titled = table.map(
  ([type, value, want]) => [type, stringifyExactJson(value), stringifyExactJson(want), value, want] as const,
);

test.each(titled)('as %s, the value %s becomes %s', (type, _value, _want, value, want) => {
  expect(convertOrCode(value, type)).toEqual(want);
});
