import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ImportDialog } from '../../../../src/screens/mapping/import/ImportDialog.tsx';
import { createSheetStore } from '../../../../src/screens/mapping/sheet/createSheetStore.ts';
import type { SheetStore } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { enterMapping } from '../enterMapping.ts';
import { sheetOf, textsOf } from '../sheet/sheetOf.ts';

const user = userEvent.setup();

beforeEach(enterMapping);

function open(): { store: SheetStore; close: ReturnType<typeof vi.fn> } {
  const { rows } = sheetOf([['sku', 'STRING', '', 'REGULAR', 'item']], [0, 0, 0, 0]);
  const store = createSheetStore(rows);
  const close = vi.fn();
  renderLocalized(<ImportDialog store={store} close={close} />);
  return { store, close };
}

/** Returns the file input behind the button. It is hidden, so no role finds it. */
function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is nothing to choose a file with.');
  return input;
}

const pasteBlock = (text: string): boolean =>
  fireEvent.paste(screen.getByRole('textbox', { name: 'Paste a spreadsheet range here' }), {
    clipboardData: { files: [], getData: () => text },
  });

test('a block with Chinese headings is imported as one change, and captions become codes', async () => {
  const { store, close } = open();
  pasteBlock('目标字段\t类型\t函数类型\t表达式\nqty\t数值\t固定值\t1\r\n');
  await user.click(await screen.findByRole('button', { name: 'Import 1 row' }));
  expect(textsOf(store.get())).toEqual(['sku|STRING||REGULAR|item', 'qty|NUMERIC||FIXED_VALUE||1']);
  expect(close).toHaveBeenCalled();
  store.undo();
  expect(textsOf(store.get())).toEqual(['sku|STRING||REGULAR|item']);
});

test('the dialog lists skipped columns and invalid cells of a file by row and column', async () => {
  open();
  const file = new File(['Target field,Type,note,Source field\nqty,figure,x,a\n,Decimal,,b'], 'rows.csv');
  await user.upload(fileInput(), file);
  expect(await screen.findByText('rows.csv')).toBeTruthy();
  const messages = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(messages).toEqual([
    'Column C is skipped. It contains 1 value.',
    'Row 2, column B (Type): Type must be selected from the list',
    'Row 3, column A (Target field): Target field cannot be empty',
  ]);
});

test.each([
  { count: 49, issues: 49, notices: [] },
  { count: 51, issues: 50, notices: ['First 50 of 52 rows', '1 more will be marked in the table.'] },
  {
    count: 1052,
    issues: 50,
    notices: ['First 50 of 1,053 rows', '1,002 more will be marked in the table.'],
  },
])('the dialog shows $issues issues of $count rows, and counts the others: $notices', async (given) => {
  open();
  const rows = Array.from({ length: given.count }, (_, index) => `f${index}\tfigure\tx`);
  pasteBlock(['Target field\tType\tSource field', ...rows].join('\n'));
  await screen.findByRole('button', { name: /^Import [\d,]+ rows$/ });
  expect(screen.getAllByRole('listitem')).toHaveLength(given.issues);
  // The table has a header of its own above the 50 rows of the file.
  expect(screen.getAllByRole('row')).toHaveLength(51);
  const notices = screen.queryAllByText(/^First \d+ of|will be marked in the table/);
  expect(notices.map(({ textContent }) => textContent)).toEqual(given.notices);
});

test('the operator can assign the columns and choose the import mode', async () => {
  const { store } = open();
  pasteBlock('x\tsku\ny\tqty');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Column A' }), 'Source field');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column B' }), 'Target field');
  await user.click(screen.getByRole('radio', { name: /^Replace by target field/ }));
  expect(screen.getByText('2 rows after the import. You can undo it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 2 rows' }));
  expect(textsOf(store.get())).toEqual(['sku|STRING||REGULAR|x', 'qty|STRING||REGULAR|y']);
});

test('an unreadable file shows an error, and the operator can choose another file', async () => {
  open();
  const input = fileInput();
  await user.upload(input, new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], 'old.csv'));
  expect((await screen.findByText(/^This is an Excel 97/)).getAttribute('role')).toBe('alert');
  await user.upload(input, new File(['a,b'], 'new.csv'));
  expect(await screen.findByText('new.csv')).toBeTruthy();
});

test('a file that has moved shows an error', async () => {
  open();
  const file = new File(['a,b'], 'rows.csv');
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await user.upload(fileInput(), file);
  expect(await screen.findByText(/^This file cannot be read/)).toBeTruthy();
});

test('the import is disabled with a reason if no column is assigned', async () => {
  open();
  pasteBlock('x\ty');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Column A' }), 'Skip');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Column B' }), 'Line');
  expect(screen.getByText('Assign at least one column.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import 1 row' }).hasAttribute('disabled')).toBe(true);
});

test.each([
  {
    given: 'the code that reads it cannot be loaded',
    error: new TypeError('Failed to fetch dynamically imported module: /assets/readDelimited.js'),
    want: /^The console may have been updated/,
  },
  {
    given: 'it was moved',
    error: new DOMException('gone', 'NotFoundError'),
    want: /^This file cannot be read/,
  },
])('a file is not read if $given', async ({ error, want }) => {
  open();
  const file = new File(['a'], 'rows.csv');
  await user.upload(fileInput(), Object.assign(file, { arrayBuffer: () => Promise.reject(error) }));
  expect(await screen.findByText(want)).toBeDefined();
});
