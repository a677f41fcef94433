import { expect, test } from 'vitest';
import { columnLetter } from '../../../../src/screens/mapping/import/assignColumns.ts';

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i of a spreadsheet is %s', (index, want) => {
  expect(columnLetter(index)).toBe(want);
});
