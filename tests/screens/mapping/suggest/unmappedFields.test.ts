import { expect, test } from 'vitest';
import { findUnmappedFields } from '../../../../src/screens/mapping/suggest/unmappedFields.ts';

const row = (functionType: string, sourceField = '', targetField = 'a') => ({
  id: 1,
  cells: { targetField, type: 'STRING', description: '', functionType, sourceField, expression: '' },
});

test.each<[why: string, functionTypes: string[], want: boolean]>([
  ['reads one value', ['REGULAR', 'DEFAULT_VALUE', 'NEGATE'], true],
  ['reads one text', ['EXTRACT', 'REPLACE', 'FORMAT_TIME', 'SUB_QUERY'], true],
  ['maps the elements of a list', ['SUB_TABLE'], true],
  ['reads a list as a whole', ['CONNECT', 'GROUP'], false],
  ['can read several fields', ['CONCATENATE', 'CUSTOM'], false],
  ['reads no field', ['FIXED_VALUE', 'CURRENT_TIME', 'POST_CUSTOM'], false],
  ['has no known function', ['', 'toString'], false],
])('a row without a source that %s: %j is unmapped: %s', (_why, functionTypes, want) => {
  for (const functionType of functionTypes) {
    const fields = findUnmappedFields([], [row(functionType)]).map(({ field }) => field);
    expect([functionType, fields]).toEqual([functionType, want ? ['a'] : []]);
  }
});

test.each([
  ['a row with a source', row('REGULAR', 'x')],
  ['a row without a target', row('REGULAR', '', '')],
])('%s is not unmapped', (_why, given) => {
  expect(findUnmappedFields([], [given])).toEqual([]);
});
