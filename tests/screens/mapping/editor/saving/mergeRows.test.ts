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
  ['no side has changes', 'a=1 b=2', 'a=1 b=2', 'a=1 b=2', '', 'a=1 b=2'],
  ['each side changed another row', 'a=1 b=2', 'a=9 b=2', 'a=1 b=8', 'a:me b:them', 'a=9 b=8'],
  ['my row wins if both sides changed it', 'a=1', 'a=2', 'a=3', 'a:both', 'a=2'],
  ['both sides made the same change', 'a=1', 'a=2', 'a=2', '', 'a=2'],
  ['they inserted a row', 'a=1 b=2', 'a=1 b=2', 'a=1 x=5 b=2', 'x:them', 'a=1 x=5 b=2'],
  ['they added rows at the start', 'a=1', 'a=1', 'x=5 y=6 a=1', 'x:them y:them', 'x=5 y=6 a=1'],
  ['I added a row', 'a=1', 'a=1 m=3', 'a=1', 'm:me', 'a=1 m=3'],
  ['they removed a row', 'a=1 b=2', 'a=1 b=2', 'b=2', 'a:them', 'b=2'],
  ['I removed a row', 'a=1 b=2', 'b=2', 'a=1 b=2', 'a:me', 'b=2'],
  ['I removed a row that they changed', 'a=1 b=2', 'b=2', 'a=9 b=2', 'a:both', 'b=2'],
  ['they removed a row that I changed', 'a=1 b=2', 'a=9 b=2', 'b=2', 'a:both', 'a=9 b=2'],
  ['my order of rows stays', 'a=1 b=2', 'b=2 a=1', 'a=1 b=3', 'b:them', 'b=3 a=1'],
  ['two rows write to one field', 'a=1 a=2', 'a=1 a=5', 'a=7 a=2', 'a:them a:me', 'a=7 a=5'],
  ['their new row follows a row that I removed', 'a=1 b=2', 'a=1', 'a=1 b=2 x=3', 'b:me x:them', 'a=1 x=3'],
])('mergeRows: %s', (_, before, ours, others, differing, want) => {
  const [base, mine, theirs] = [sheet(before), sheet(ours), sheet(others)];
  const differences = findRowDifferences(base, mine, theirs);
  const changes = differences.map(({ targetField, changedBy }) => `${targetField}:${changedBy}`);
  expect(changes.sort()).toEqual(differing.split(' ').filter(Boolean).sort());
  expect(textOf(mergeRows(mine, theirs, differences))).toBe(want);
});
