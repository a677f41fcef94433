import { expect, test } from 'vitest';
import { findRowDifferences, mergeRows } from '../../../../../src/screens/mapping/editor/saving/mergeRows.ts';
import type { SheetRow } from '../../../../../src/screens/mapping/sheet/Sheet.ts';
import { createRow } from '../../../../../src/screens/mapping/sheet/sheetRows.ts';

/** Returns rows for a text such as `a=1 b=2`, with target and source field. */
const sheet = (text: string): SheetRow[] =>
  text.split(' ').flatMap((row) => {
    const [targetField = '', sourceField = ''] = row.split('=');
    return targetField === '' ? [] : [createRow({ targetField, sourceField })];
  });
const textOf = (rows: readonly SheetRow[]): string =>
  rows.map(({ cells }) => `${cells.targetField}=${cells.sourceField}`).join(' ');

test.each<[string, string, string, string, string, string]>([
  ['nobody changed anything', 'a=1 b=2', 'a=1 b=2', 'a=1 b=2', '', 'a=1 b=2'],
  ['each changed another row', 'a=1 b=2', 'a=9 b=2', 'a=1 b=8', 'a:me b:them', 'a=9 b=8'],
  ['both changed one: mine', 'a=1', 'a=2', 'a=3', 'a:both', 'a=2'],
  ['both changed one alike', 'a=1', 'a=2', 'a=2', '', 'a=2'],
  ['they added in the middle', 'a=1 b=2', 'a=1 b=2', 'a=1 x=5 b=2', 'x:them', 'a=1 x=5 b=2'],
  ['they added at the start', 'a=1', 'a=1', 'x=5 y=6 a=1', 'x:them y:them', 'x=5 y=6 a=1'],
  ['I added', 'a=1', 'a=1 m=3', 'a=1', 'm:me', 'a=1 m=3'],
  ['they removed', 'a=1 b=2', 'a=1 b=2', 'b=2', 'a:them', 'b=2'],
  ['I removed', 'a=1 b=2', 'b=2', 'a=1 b=2', 'a:me', 'b=2'],
  ['I removed what they changed', 'a=1 b=2', 'b=2', 'a=9 b=2', 'a:both', 'b=2'],
  ['they removed what I changed', 'a=1 b=2', 'a=9 b=2', 'b=2', 'a:both', 'a=9 b=2'],
  ['my order', 'a=1 b=2', 'b=2 a=1', 'a=1 b=3', 'b:them', 'b=3 a=1'],
  ['two rows of one field', 'a=1 a=2', 'a=1 a=5', 'a=7 a=2', 'a:them a:me', 'a=7 a=5'],
  ['their row after one that is gone', 'a=1 b=2', 'a=1', 'a=1 b=2 x=3', 'b:me x:them', 'a=1 x=3'],
])('%s', (_, before, ours, others, differing, want) => {
  const [base, mine, theirs] = [sheet(before), sheet(ours), sheet(others)];
  const differences = findRowDifferences(base, mine, theirs);
  const said = differences.map(({ targetField, changedBy }) => `${targetField}:${changedBy}`);
  expect(said.sort()).toEqual(differing.split(' ').filter(Boolean).sort());
  expect(textOf(mergeRows(mine, theirs, differences))).toBe(want);
});
