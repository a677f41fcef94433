import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { currentLocation, navigate } from '../../../../../src/runtime/core/routing/hashLocation.ts';
import { confirmStore } from '../../../../../src/runtime/feedback/dialog/confirmStore.ts';
import { useLeaveGuard } from '../../../../../src/runtime/feedback/dialog/leaveGuard.ts';
import { toastStore } from '../../../../../src/runtime/feedback/toast/toastStore.ts';
import { EditingBar } from '../../../../../src/screens/mapping/editor/toolbar/EditingBar.tsx';
import { createSheetStore } from '../../../../../src/screens/mapping/sheet/createSheetStore.ts';
import { selectCell } from '../../../../../src/screens/mapping/sheet/selection.ts';
import { toSheetRows } from '../../../../../src/screens/mapping/sheet/sheetRows.ts';
import { renderLocalized } from '../../../../runtime/core/renderLocalized.ts';
import { enterMapping } from '../../enterMapping.ts';

vi.mock('../../../../../src/screens/mapping/import/formatMappingCsv.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

beforeEach(enterMapping);

/** Shows the bar above rows with these target fields, with the cursor in one of them. */
function show(targetFields: readonly string[], { row = 0, isLocked = false } = {}) {
  const store = createSheetStore(toSheetRows(targetFields.map((targetField) => ({ targetField }))));
  if (row > 0) store.change((sheet) => selectCell(sheet, { row, column: 0 }));
  const called: string[] = [];
  renderLocalized(
    <EditingBar
      store={store}
      record={{ uuid: 'i1', interfaceName: 'orders' }}
      isLocked={isLocked}
      isPaneShown={false}
      openDialog={(name) => called.push(name)}
      togglePane={() => called.push('pane')}
    />,
  );
  return { store, called };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  { button: 'Insert row above', row: 1, want: ['a', '', 'b', 'c'] },
  { button: 'Duplicate rows', row: 1, want: ['a', 'b', 'b', 'c'] },
  { button: 'Move up', row: 1, want: ['b', 'a', 'c'] },
  { button: 'Move down', row: 1, want: ['a', 'c', 'b'] },
  { button: 'Delete rows', row: 1, want: ['a', 'c'] },
])('"$button" on row b of a, b, c gives $want, and undo and redo follow', ({ button, row, want }) => {
  const { store } = show(['a', 'b', 'c'], { row });
  const fields = () => store.get().rows.map(({ cells }) => cells.targetField);
  press(button);
  expect(fields()).toEqual(want);
  press('Undo');
  expect(fields()).toEqual(['a', 'b', 'c']);
  press('Redo');
  expect(fields()).toEqual(want);
});

test.each([
  { button: 'Import', want: 'import' },
  { button: 'Suggest rows', want: 'suggest' },
  { button: 'Preview and shadow run', want: 'pane' },
])('"$button" opens "$want"', ({ button, want }) => {
  const { called } = show(['a']);
  press(button);
  expect(called).toEqual([want]);
});

const changing = ['Duplicate rows', 'Move up', 'Move down', 'Delete rows'];

test.each<{ title: string; given: Parameters<typeof show>; want: readonly string[] }>([
  { title: 'without rows', given: [[]], want: ['Undo', 'Redo', ...changing, 'Download CSV'] },
  { title: 'in the first row', given: [['a', 'b']], want: ['Undo', 'Redo', 'Move up'] },
  { title: 'in the last row', given: [['a', 'b'], { row: 1 }], want: ['Undo', 'Redo', 'Move down'] },
  {
    title: 'of a locked interface',
    given: [['a', 'b', 'c'], { row: 1, isLocked: true }],
    want: ['Undo', 'Redo', 'Insert row above', ...changing, 'Import', 'Suggest rows'],
  },
])('the disabled tools $title are $want, and a click does nothing', ({ given, want }) => {
  const { store, called } = show(...given);
  const disabled = screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') === 'true');
  expect(disabled.map((button) => button.getAttribute('aria-label'))).toEqual(want);
  const { rows } = store.get();
  for (const button of disabled) fireEvent.click(button);
  expect([store.get().rows, called]).toEqual([rows, []]);
});

test.each([
  { given: 'without unsaved rows', isDirty: false, asks: false, want: 'logs&part=configurationLog' },
  {
    given: 'if the operator discards the rows',
    isDirty: true,
    asks: true,
    want: 'logs&part=configurationLog',
  },
  { given: 'if the operator keeps the rows', isDirty: true, asks: true, want: 'mapping' },
])('"Versions" $given leads to $want', async ({ isDirty, asks, want }) => {
  navigate('/erpdown?view=edit&uuid=i1&section=mapping');
  renderHook(() => useLeaveGuard(isDirty), { wrapper: LocaleProvider });
  show(['a']);
  press('Versions');
  expect(confirmStore.get() !== undefined).toBe(asks);
  await act(async () => confirmStore.get()?.shown.answer(want !== 'mapping'));
  await waitFor(() => expect(currentLocation()).toBe(`/erpdown?view=edit&uuid=i1&section=${want}`));
});

test('a download whose code does not load shows a toast', async () => {
  show(['a']);
  press('Download CSV');
  await waitFor(() => expect(toastStore.get().map(({ kind }) => kind)).toEqual(['error']));
});
