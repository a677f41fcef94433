import { act, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type SelectedEdges, selectedEdges, sheetOf, textsOf } from '../sheet/sheetOf.ts';
import { loadGridPhrases, renderGrid, stubElementSizes } from './renderGrid.tsx';

beforeAll(loadGridPhrases);
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
  ['{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}', [2, 1, 2, 1], [0, 1, 2, 1]],
  ['{PageDown}', [0, 1, 0, 1], [2, 1, 2, 1]],
  ['{PageUp}', [2, 1, 2, 1], [0, 1, 0, 1]],
  ['{Control>}a{/Control}', [1, 1, 1, 1], [0, 0, 2, 5]],
  ['{Shift>} {/Shift}', [1, 1, 2, 2], [1, 0, 2, 5]],
  ['{Tab}', [0, 0, 0, 0], [0, 1, 0, 1]],
  ['{Tab}', [0, 5, 0, 5], [1, 0, 1, 0]],
  ['{Shift>}{Tab}{/Shift}', [1, 0, 1, 0], [0, 5, 0, 5]],
])('%s from %j goes to %j', async (keys, from, to) => {
  const { store, editor } = await press(keys, from);
  expect(selectedEdges(store.get())).toEqual(to);
  expect(document.activeElement).toBe(editor());
  expect(textsOf(store.get())).toEqual(textsOf(sheetOf(rows, [0, 0, 0, 0])));
});

test('a page is what is seen at once', async () => {
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
])('%s of %j', async (keys, from, want) => {
  const { store } = await press(keys, from);
  const texts = textsOf(store.get());
  expect(want.some((text) => text.includes('|')) ? texts : texts.map((text) => text.split('|')[0])).toEqual(
    want,
  );
});

test.each<[what: string, keys: string, texts: string, to: SelectedEdges]>([
  ['typing takes the place of the text', 'xy{Enter}', 'xy', [1, 0, 1, 0]],
  ['up with Shift', 'x{Shift>}{Enter}{/Shift}', 'x', [0, 0, 0, 0]],
  ['Enter keeps the text', '{Enter}x{Enter}', 'ax', [1, 0, 1, 0]],
  ['so does F2', '{F2}x{Enter}', 'ax', [1, 0, 1, 0]],
  ['Tab writes and goes on', 'x{Tab}', 'x', [0, 1, 0, 1]],
  ['Tab backwards', '{ArrowRight}{ArrowLeft}x{Shift>}{Tab}{/Shift}', 'x', [0, 0, 0, 0]],
  ['Escape gives up', 'x{Escape}', 'a', [0, 0, 0, 0]],
  ['arrows leave what was begun by typing', 'x{ArrowRight}', 'x', [0, 1, 0, 1]],
  ['arrows move the caret of what was begun by F2', '{F2}x{ArrowLeft}y{Enter}', 'ayx', [1, 0, 1, 0]],
  ['an empty cell', '{Backspace}{Enter}', '', [1, 0, 1, 0]],
  ['a choice by its caption', '{ArrowRight}deci{Enter}', 'a|NUMERIC', [1, 1, 1, 1]],
  ['a choice by its code', '{ArrowRight}NUMER{Tab}', 'a|NUMERIC', [0, 2, 0, 2]],
  ['a choice by the arrows', '{ArrowRight}{Enter}{ArrowDown}{Enter}', 'a|NUMERIC', [1, 1, 1, 1]],
  ['a choice that stays', '{ArrowRight}{Enter}{Enter}', 'a|STRING', [1, 1, 1, 1]],
  ['a choice that is emptied', '{ArrowRight}{Backspace}{Enter}', 'a|', [1, 1, 1, 1]],
  ['what is no choice stays to be seen', '{ArrowRight}zzz{Enter}', 'a|zzz', [1, 1, 1, 1]],
])('%s', async (_what, keys, text, to) => {
  const { store } = await press(keys, [0, 0, 0, 0]);
  const wide = text.includes('|') ? 2 : 1;
  expect(textsOf(store.get())[0]?.split('|').slice(0, wide).join('|')).toBe(text);
  expect(selectedEdges(store.get())).toEqual(to);
});

test('a text is one step of the history, and none until it is written', async () => {
  const { store, user } = await press('xyz', [0, 0, 0, 0]);
  expect(store.canUndo()).toBe(false);
  await user.keyboard('{Enter}');
  store.undo();
  expect(store.canUndo()).toBe(false);
});

test('a text is written when the grid is left', async () => {
  const { store, user } = await press('x', [0, 0, 0, 0]);
  await user.click(screen.getByRole('button', { name: 'after' }));
  expect(textsOf(store.get())[0]).toMatch(/^x\|/);
});

test('an expression may have several lines', async () => {
  const { store } = await press('{F2}{Alt>}{Enter}{/Alt}2{Enter}', [2, 5, 2, 5]);
  expect(store.get().rows[2]?.cells.expression).toBe('1\n2');
});

test.each<[what: string, keys: string, from: SelectedEdges, name: string]>([
  ['Tab behind the last cell', '{Tab}', [2, 5, 2, 5], 'after'],
  ['Tab behind the last cell while it is edited', 'x{Tab}', [2, 5, 2, 5], 'after'],
  ['Shift+Tab before the first', '{Shift>}{Tab}{/Shift}', [0, 0, 0, 0], 'before'],
  ['Escape, then Tab', '{Escape}{Tab}', [0, 0, 0, 0], 'after'],
  ['Escape, then Shift+Tab', '{Escape}{Shift>}{Tab}{/Shift}', [1, 2, 1, 2], 'before'],
])('%s leaves the grid', async (_what, keys, from, name) => {
  await press(keys, from);
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

test('Escape that gave up a text does not lead out of the grid', async () => {
  const { store } = await press('x{Escape}{Tab}', [0, 0, 0, 0]);
  expect(selectedEdges(store.get())).toEqual([0, 1, 0, 1]);
});
