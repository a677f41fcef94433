import { expect, test } from 'vitest';
import { createLineFinder } from '../../../../src/screens/mapping/preview/TargetTree.tsx';

const targets = ['no', 'lines', 'lines[].sku', 'lines[].batch', 'no', 'byUnit', ''];
const lineOf = createLineFinder(targets.map((targetField, index) => ({ lineNo: index + 1, targetField })));

test.each<[functionTypes: string[], want: number]>([
  [['REGULAR', 'CUSTOM'], 2],
  [['POST_CUSTOM', 'CUSTOM'], 1],
  [['POST_CUSTOM', 'POST_CUSTOM', 'CUSTOM'], 2],
])('of the rows %j of one field, line %i wrote the value', (functionTypes, want) => {
  const rows = functionTypes.map((functionType, index) => ({
    lineNo: index + 1,
    targetField: 'no',
    functionType,
  }));
  expect(createLineFinder(rows)('no')).toBe(want);
});

test.each([
  ['no', 5],
  ['lines[12].sku', 3],
  ['lines[0].batch.no', 4],
  ['lines[0].batch.lots[3].no', 4],
  ['lines[0].other', 2],
  ['byUnit[1].items[0].sku', 6],
  ['elsewhere', undefined],
  ['nothing.at.all', undefined],
])('%s was written by line %s', (at, want) => {
  expect(lineOf(at)).toBe(want);
});
