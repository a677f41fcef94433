import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setCell } from '../../../../src/screens/mapping/sheet/writeCells.ts';
import { enterMapping } from '../enterMapping.ts';
import { type SelectedEdges, selectedEdges, sheetOf, textsOf } from '../sheet/sheetOf.ts';
import { renderGrid, stubElementSizes } from './renderGrid.tsx';

beforeAll(enterMapping);
beforeEach(stubElementSizes);

const rows = [
  ['a', 'STRING', '', 'REGULAR', 'x', ''],
  ['b', 'STRING', 'd', 'REGULAR', '', ''],
  ['c', 'NUMERIC', '', 'CUSTOM', 'z', '1'],
];

async function press(keys: string, [top, left, bottom, right]: SelectedEdges, given = rows) {
  const grid = renderGrid(sheetOf(given, [0, 0, 0, 0]).rows);
  act(() =>
    grid.store.change((sheet) => ({
      ...sheet,
      cursor: { row: top, column: left },
      anchor: { row: bottom, column: right },
    })),
  );
  grid.editor().focus();
  await grid.user.keyboard(keys);
  return grid;
}

test.each<[keys: string, from: SelectedEdges, to: SelectedEdges]>([
  ['{ArrowDown}', [0, 0, 0, 0], [1, 0, 1, 0]],
  ['{ArrowUp}', [0, 0, 0, 0], [0, 0, 0, 0]],
  ['{ArrowRight}', [0, 5, 0, 5], [0, 5, 0, 5]],
  ['{ArrowLeft}', [1, 3, 1, 3], [1, 2, 1, 2]],
  ['{ArrowDown}', [1, 1, 0, 0], [2, 1, 2, 1]],
  ['{Shift>}{ArrowDown}{ArrowRight}{/Shift}', [0, 0, 0, 0], [1, 1, 0, 0]],
  ['{Shift>}{ArrowUp}{/Shift}', [2, 2, 2, 2], [1, 2, 2, 2]],
  ['{Home}', [1, 3, 1, 3], [1, 0, 1, 0]],
  ['{End}', [1, 3, 1, 3], [1, 5, 1, 5]],
  ['{Shift>}{End}{/Shift}', [1, 3, 1, 3], [1, 5, 1, 3]],
  ['{Control>}{Home}{/Control}', [1, 3, 1, 3], [0, 0, 0, 0]],
  ['{Control>}{End}{/Control}', [1, 3, 1, 3], [2, 5, 2, 5]],
  ['{Meta>}{End}{/Meta}', [1, 3, 1, 3], [2, 5, 2, 5]],
  ['{Control>}{ArrowDown}{/Control}', [0, 0, 0, 0], [2, 0, 2, 0]],
  ['{Control>}{ArrowDown}{/Control}', [0, 4, 0, 4], [2, 4, 2, 4]],
  ['{Control>}{ArrowRight}{/Control}', [0, 0, 0, 0], [0, 1, 0, 1]],
  ['{Control>}{ArrowRight}{/Control}', [0, 1, 0, 1], [0, 3, 0, 3]],
  ['{Control>}{ArrowLeft}{/Control}', [0, 3, 0, 3], [0, 1, 0, 1]],
  ['{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}', [2, 1, 2, 1], [0, 1, 2, 1]],
  ['{PageDown}', [0, 1, 0, 1], [2, 1, 2, 1]],
  ['{PageUp}', [2, 1, 2, 1], [0, 1, 0, 1]],
  ['{Control>}a{/Control}', [1, 1, 1, 1], [0, 0, 2, 5]],
  ['{Shift>} {/Shift}', [1, 1, 2, 2], [1, 0, 2, 5]],
  ['{Tab}', [0, 0, 0, 0], [0, 1, 0, 1]],
  ['{Tab}', [0, 5, 0, 5], [1, 0, 1, 0]],
  ['{Shift>}{Tab}{/Shift}', [1, 0, 1, 0], [0, 5, 0, 5]],
])('keys %s move the selection from %j to %j', async (keys, from, to) => {
  const { store, editor } = await press(keys, from);
  expect(selectedEdges(store.get())).toEqual(to);
  expect(document.activeElement).toBe(editor());
  expect(textsOf(store.get())).toEqual(textsOf(sheetOf(rows, [0, 0, 0, 0])));
});

test('PageDown moves by the number of visible rows', async () => {
  const many = Array.from({ length: 100 }, (_, index) => [`f${index}`]);
  const { store } = await press('{PageDown}', [0, 0, 0, 0], many);
  // 352 px are eleven rows: one is the header, and one row of the page before remains visible.
  expect(selectedEdges(store.get())).toEqual([9, 0, 9, 0]);
});

test.each<[keys: string, from: SelectedEdges, want: string[]]>([
  ['{Delete}', [0, 0, 1, 4], ['', '', 'c|NUMERIC||CUSTOM|z|1']],
  ['{Control>}d{/Control}', [0, 0, 0, 0], ['a', 'a', 'b', 'c']],
  ['{Control>}{Insert}{/Control}', [1, 0, 2, 0], ['a', '', '', 'b', 'c']],
  ['{Control>}+{/Control}', [1, 0, 1, 0], ['a', '', 'b', 'c']],
  ['{Control>}-{/Control}', [0, 0, 1, 0], ['c']],
  ['{Alt>}{ArrowDown}{/Alt}', [0, 0, 0, 0], ['b', 'a', 'c']],
  ['{Alt>}{ArrowUp}{/Alt}', [0, 0, 0, 0], ['a', 'b', 'c']],
  ['{Control>}d{/Control}{Control>}z{/Control}', [0, 0, 0, 0], ['a', 'b', 'c']],
  ['{Control>}dzy{/Control}', [0, 0, 0, 0], ['a', 'a', 'b', 'c']],
  ['{Control>}dz{Shift>}z{/Shift}{/Control}', [0, 0, 0, 0], ['a', 'a', 'b', 'c']],
  ['{ArrowDown}', [2, 0, 2, 0], ['a', 'b', 'c', '']],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', [2, 0, 2, 0], ['a', 'b', 'c', '']],
  ['{Enter}{Enter}', [2, 0, 2, 0], ['a', 'b', 'c', '']],
  ['{Enter}{Enter}d{Enter}e{Enter}', [2, 0, 2, 0], ['a', 'b', 'c', 'd', 'e', '']],
  ['d{ArrowDown}', [2, 0, 2, 0], ['a', 'b', 'd', '']],
])('keys %s change the rows of the selection %j', async (keys, from, want) => {
  const { store } = await press(keys, from);
  const texts = textsOf(store.get());
  expect(want.some((text) => text.includes('|')) ? texts : texts.map((text) => text.split('|')[0])).toEqual(
    want,
  );
});

test.each<[what: string, keys: string, texts: string, to: SelectedEdges]>([
  ['typing replaces the text', 'xy{Enter}', 'xy', [1, 0, 1, 0]],
  ['Shift+Enter writes the text and moves up', 'x{Shift>}{Enter}{/Shift}', 'x', [0, 0, 0, 0]],
  ['Enter edits the text', '{Enter}x{Enter}', 'ax', [1, 0, 1, 0]],
  ['F2 edits the text', '{F2}x{Enter}', 'ax', [1, 0, 1, 0]],
  ['Tab writes the text and moves right', 'x{Tab}', 'x', [0, 1, 0, 1]],
  [
    'Shift+Tab writes the text and moves left',
    '{ArrowRight}{ArrowLeft}x{Shift>}{Tab}{/Shift}',
    'x',
    [0, 0, 0, 0],
  ],
  ['Escape discards the input', 'x{Escape}', 'a', [0, 0, 0, 0]],
  ['arrow keys end an input that typing started', 'x{ArrowRight}', 'x', [0, 1, 0, 1]],
  ['arrow keys move the caret after F2', '{F2}x{ArrowLeft}y{Enter}', 'ayx', [1, 0, 1, 0]],
  ['Backspace and Enter empty the cell', '{Backspace}{Enter}', '', [1, 0, 1, 0]],
  ['typing a caption selects a choice', '{ArrowRight}deci{Enter}', 'a|NUMERIC', [1, 1, 1, 1]],
  ['typing a code selects it before longer ones', '{ArrowRight}int{Enter}', 'a|INT', [1, 1, 1, 1]],
  ['typing a code selects a choice', '{ArrowRight}NUMER{Tab}', 'a|NUMERIC', [0, 2, 0, 2]],
  ['arrow keys select a choice', '{ArrowRight}{Enter}{ArrowDown}{Enter}', 'a|NUMERIC', [1, 1, 1, 1]],
  ['Enter twice keeps the choice', '{ArrowRight}{Enter}{Enter}', 'a|STRING', [1, 1, 1, 1]],
  ['Backspace empties a choice', '{ArrowRight}{Backspace}{Enter}', 'a|', [1, 1, 1, 1]],
  ['a blank empties a choice', '{ArrowRight} {Enter}', 'a|', [1, 1, 1, 1]],
  ['a text that is no choice stays visible', '{ArrowRight}zzz{Enter}', 'a|zzz', [1, 1, 1, 1]],
])('%s', async (_what, keys, text, to) => {
  const { store } = await press(keys, [0, 0, 0, 0]);
  const wide = text.includes('|') ? 2 : 1;
  expect(textsOf(store.get())[0]?.split('|').slice(0, wide).join('|')).toBe(text);
  expect(selectedEdges(store.get())).toEqual(to);
});

test.each<[what: string, change: (grid: Awaited<ReturnType<typeof press>>) => unknown]>([
  ['undo', ({ user }) => user.keyboard('{Control>}z{/Control}')],
  ['paste', ({ editor }) => fireEvent.paste(editor(), { clipboardData: { getData: () => 'pasted' } })],
  ['Delete', ({ user }) => user.keyboard('{Delete}')],
])('typing after %s replaces the text', async (_what, change) => {
  const grid = await press('first{Enter}{ArrowUp}', [0, 0, 0, 0]);
  await change(grid);
  await grid.user.keyboard('xy{Enter}');
  expect(grid.store.get().rows[0]?.cells.targetField).toBe('xy');
});

test.each<[what: string, column: number, text: string]>([
  ['a description with a line break', 2, 'a\nb'],
  ['an expression with a line break of Windows', 5, 'a\r\nb'],
])('typing replaces %s that is stored, also after a change of another row', async (_what, column, text) => {
  const stored = ['a', 'STRING', text, 'CUSTOM', '', text];
  const { store, user } = await press('{Shift}', [0, column, 0, column], [stored, ['b']]);
  act(() => store.change((sheet) => setCell(sheet, { row: 1, column: 0 }, 'c')));
  await user.keyboard('x{Enter}');
  expect(textsOf(store.get())[0]?.split('|')[column]).toBe('x');
});

test('an input becomes one step of the history when it is written', async () => {
  const { store, user } = await press('xyz', [0, 0, 0, 0]);
  expect(store.canUndo()).toBe(false);
  await user.keyboard('{Enter}');
  store.undo();
  expect(store.canUndo()).toBe(false);
});

test.each([
  ['an unwritten input', 'x', true],
  ['an edit without a change', '{F2}', false],
  ['a written input', 'x{Enter}', false],
  ['a discarded input', 'x{Escape}', false],
])('closing the page asks because of the cell: %s: %o', async (_what, keys, want) => {
  await press(keys, [0, 0, 0, 0]);
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(want);
});

test('leaving the grid writes the input', async () => {
  const { store, user } = await press('x', [0, 0, 0, 0]);
  await user.click(screen.getByRole('button', { name: 'after' }));
  expect(textsOf(store.get())[0]).toMatch(/^x\|/);
});

test('Alt+Enter adds a line to an expression', async () => {
  const { store } = await press('{F2}{Alt>}{Enter}{/Alt}2{Enter}', [2, 5, 2, 5]);
  expect(store.get().rows[2]?.cells.expression).toBe('1\n2');
});

test('Alt+Enter replaces the selected text of an expression', async () => {
  const { store, user } = await press('{F2}{Home}{Delete}abcd', [2, 5, 2, 5]);
  const field = document.activeElement as HTMLTextAreaElement;
  field.setSelectionRange(1, 3);
  await user.keyboard('{Alt>}{Enter}{/Alt}{Enter}');
  expect(store.get().rows[2]?.cells.expression).toBe('a\nd');
});

test.each<[what: string, keys: string, from: SelectedEdges, name: string]>([
  ['Tab after the last cell', '{Tab}', [2, 5, 2, 5], 'after'],
  ['Tab after the last cell during typing', 'x{Tab}', [2, 5, 2, 5], 'after'],
  ['Shift+Tab before the first cell', '{Shift>}{Tab}{/Shift}', [0, 0, 0, 0], 'before'],
  ['Escape, then Tab', '{Escape}{Tab}', [0, 0, 0, 0], 'after'],
  ['Escape, then Shift+Tab', '{Escape}{Shift>}{Tab}{/Shift}', [1, 2, 1, 2], 'before'],
])('%s leaves the grid', async (_what, keys, from, name) => {
  await press(keys, from);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

test('Tab stays in the grid after Escape discards an input', async () => {
  const { store } = await press('x{Escape}{Tab}', [0, 0, 0, 0]);
  expect(selectedEdges(store.get())).toEqual([0, 1, 0, 1]);
});
