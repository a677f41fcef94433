import { expect, test } from 'vitest';
import { countRowChanges } from '../../../../../src/screens/mapping/editor/saving/countRowChanges.ts';
import type { SheetRow } from '../../../../../src/screens/mapping/sheet/Sheet.ts';

const row = (id: number, targetField = `t${id}`): SheetRow => ({
  id,
  cells: { targetField, type: '', description: '', functionType: '', sourceField: '', expression: '' },
});
const opened = [row(1), row(2), row(3)];
const none = { added: 0, changed: 0, removed: 0, moved: false };

test.each<[what: string, rows: SheetRow[], want: object]>([
  ['nothing', [row(1), row(2), row(3)], none],
  ['a cell', [row(1), row(2, 'other'), row(3)], { ...none, changed: 1 }],
  ['a row between others', [row(1), row(9), row(2), row(3)], { ...none, added: 1 }],
  ['a row that goes', [row(1), row(3)], { ...none, removed: 1 }],
  ['rows that change places', [row(2), row(1), row(3)], { ...none, moved: true }],
  ['all of it at once', [row(9), row(3, 'other'), row(1)], { added: 1, changed: 1, removed: 1, moved: true }],
  ['all rows', [], { ...none, removed: 3 }],
])('%s', (_what, rows, want) => {
  expect(countRowChanges(opened, rows)).toEqual(want);
});
