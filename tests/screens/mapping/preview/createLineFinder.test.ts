// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createLineFinder } from '../../../../src/screens/mapping/preview/TargetTree.tsx';

const targets = ['no', 'lines', 'lines[].sku', 'lines[].batch', 'no', 'byUnit', ''];
const lineOf = createLineFinder(targets.map((targetField, index) => ({ lineNo: index + 1, targetField })));

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
