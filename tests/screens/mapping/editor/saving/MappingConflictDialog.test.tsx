import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MappingConflictDialog } from '../../../../../src/screens/mapping/editor/saving/MappingConflictDialog.tsx';
import type { SheetRow } from '../../../../../src/screens/mapping/sheet/Sheet.ts';
import { toSheetRows } from '../../../../../src/screens/mapping/sheet/sheetRows.ts';
import { renderLocalized } from '../../../../runtime/core/renderLocalized.ts';
import { enterMapping } from '../../enterMapping.ts';

beforeEach(enterMapping);

/** Rows by target field, with these source fields. */
const rowsOf = (sources: Readonly<Record<string, string>>): SheetRow[] =>
  toSheetRows(
    Object.entries(sources).map(([targetField, sourceField]) => ({
      targetField,
      type: 'STRING',
      functionType: 'REGULAR',
      sourceField,
    })),
  );

const sourcesOf = (rows: readonly SheetRow[] | undefined) =>
  Object.fromEntries((rows ?? []).map(({ cells }) => [cells.targetField, cells.sourceField]));

async function show(sides: Record<'base' | 'mine' | 'theirs', Readonly<Record<string, string>>>) {
  const resolve = vi.fn<(rows: readonly SheetRow[]) => void>();
  const dialog = (
    <MappingConflictDialog
      base={rowsOf(sides.base)}
      mine={rowsOf(sides.mine)}
      theirs={rowsOf(sides.theirs)}
      resolve={resolve}
      close={() => undefined}
    />
  );
  await act(async () => renderLocalized(dialog));
  // The dialog loads the captions of its columns.
  await screen.findByRole('dialog');
  return resolve;
}

const fieldsOf = (count: number, source: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, source]));

test.each([
  { count: 1, rows: 1, more: undefined },
  { count: 100, rows: 100, more: undefined },
  { count: 101, rows: 100, more: '1 more field differs' },
  { count: 102, rows: 100, more: '2 more fields differ' },
])('$count different fields give $rows rows and "$more"', async ({ count, rows, more }) => {
  await show({ base: {}, mine: fieldsOf(count, 'a'), theirs: fieldsOf(count, 'b') });
  expect(screen.getAllByRole('rowheader')).toHaveLength(rows);
  expect(screen.queryByText(/more fields? differs?/)?.textContent).toBe(more);
});

const sides = {
  base: { sku: 'a', qty: 'a', unit: 'a', lot: 'a' },
  mine: { sku: 'mine', qty: 'a', unit: 'mine' },
  theirs: { sku: 'theirs', qty: 'theirs', unit: 'a', lot: 'a' },
};

test('the table says who changed a field, and describes the row of each side', async () => {
  await show(sides);
  const texts = screen
    .getAllByRole('row')
    .slice(1)
    .map((line) => [...line.children].map(({ textContent }) => textContent));
  const row = (source: string) => `Regular · Text · ${source}`;
  expect(texts).toEqual([
    ['sku', 'Both', row('mine'), row('theirs')],
    ['qty', 'Them', row('a'), row('theirs')],
    ['unit', 'You', row('mine'), row('a')],
    ['lot', 'You', 'No row', row('a')],
  ]);
});

test.each([
  { choice: undefined, want: { sku: 'mine', qty: 'theirs', unit: 'mine' } },
  { choice: 'Merge both', want: { sku: 'mine', qty: 'theirs', unit: 'mine' } },
  { choice: 'Yours only', want: sides.mine },
  { choice: 'Theirs only', want: sides.theirs },
])('the choice "$choice" continues with $want', async ({ choice, want }) => {
  const resolve = await show(sides);
  if (choice) await userEvent.click(screen.getByRole('radio', { name: choice }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(sourcesOf(resolve.mock.lastCall?.[0])).toEqual(want);
});
