import { expect, test } from 'vitest';
import { convertValue } from '../../../src/mapping/conversion/convertValue.ts';
import { toMappingError } from '../../../src/mapping/MappingError.ts';
import type { TargetFieldType } from '../../../src/mapping/MappingRow.ts';

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
  ['NUMERIC', ' 12.50 ', 12.5],
  ['NUMERIC', '-.5', -0.5],
  ['NUMERIC', '1e3', 1000],
  ['NUMERIC', '0.1', 0.1],
  ['NUMERIC', '123456789012345678', '!precision'],
  ['NUMERIC', '1234567890123.4567', '!precision'],
  ['NUMERIC', '1e-400', '!precision'],
  ['NUMERIC', '12,5', '!notNumber'],
  ['NUMERIC', '', '!notNumber'],
  ['NUMERIC', '0x10', '!notNumber'],
  ['NUMERIC', 'Infinity', '!notNumber'],
  ['NUMERIC', '1e999', '!outOfRange'],
  ['NUMERIC', true, '!notNumber'],
  ['INTEGER', '12.0', 12],
  ['INTEGER', 12.5, '!notInteger'],
  ['INTEGER', 2147483647, 2147483647],
  ['INTEGER', 2147483648, '!outOfRange'],
  ['INT', -2147483648, -2147483648],
  ['INT', '-2147483649', '!outOfRange'],
  ['LONG', '9007199254740991', 9007199254740991],
  ['LONG', '9007199254740993', '!precision'],
  ['LONG', 1e16, '!outOfRange'],
  ['BOOLEAN', 'Y', true],
  ['BOOLEAN', '0', false],
  ['BOOLEAN', 1, true],
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

test.each(table)('as %s, the value %j becomes %j', (type, value, want) => {
  expect(convertOrCode(value, type)).toEqual(want);
});
