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
  ['no changes', [row(1), row(2), row(3)], none],
  ['a changed cell', [row(1), row(2, 'other'), row(3)], { ...none, changed: 1 }],
  ['an inserted row', [row(1), row(9), row(2), row(3)], { ...none, added: 1 }],
  ['a removed row', [row(1), row(3)], { ...none, removed: 1 }],
  ['moved rows', [row(2), row(1), row(3)], { ...none, moved: true }],
  ['all kinds at once', [row(9), row(3, 'other'), row(1)], { added: 1, changed: 1, removed: 1, moved: true }],
  ['the removal of all rows', [], { ...none, removed: 3 }],
])('countRowChanges counts %s', (_what, rows, want) => {
  expect(countRowChanges(opened, rows)).toEqual(want);
});
