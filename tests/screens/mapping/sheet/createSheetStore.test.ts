import { expect, test } from 'vitest';
import { createSheetStore } from '../../../../src/screens/mapping/sheet/createSheetStore.ts';
import { insertRows } from '../../../../src/screens/mapping/sheet/editRows.ts';
import type { SheetStore } from '../../../../src/screens/mapping/sheet/Sheet.ts';
import { selectCell } from '../../../../src/screens/mapping/sheet/selection.ts';
import { setCell } from '../../../../src/screens/mapping/sheet/writeCells.ts';
import { selectedEdges, sheetOf, textsOf } from './sheetOf.ts';

const createStore = (): SheetStore => createSheetStore(sheetOf([['a'], ['b']], [0, 0, 0, 0]).rows);

const type = (store: SheetStore, row: number, text: string): void =>
  store.change((sheet) => setCell(selectCell(sheet, { row, column: 0 }), { row, column: 0 }, text));

test('undo and redo restore rows and selection', () => {
  const store = createStore();
  type(store, 0, 'x');
  store.change((sheet) => selectCell(sheet, { row: 1, column: 2 }));
  store.change((sheet) => insertRows(sheet, 1, 1));
  store.change((sheet) => selectCell(sheet, { row: 0, column: 5 }));

  store.undo();
  expect(textsOf(store.get())).toEqual(['x', 'b']);
  expect(selectedEdges(store.get())).toEqual([1, 2, 1, 2]);
  store.undo();
  expect(textsOf(store.get())).toEqual(['a', 'b']);
  expect(store.canUndo()).toBe(false);
  store.undo();
  store.redo();
  store.redo();
  expect(textsOf(store.get())).toEqual(['x', '|STRING||REGULAR', 'b']);
  expect(selectedEdges(store.get())).toEqual([1, 2, 1, 2]);
  expect(store.canRedo()).toBe(false);
});

test('a change after undo clears the redo history, but a new selection keeps it', () => {
  const store = createStore();
  type(store, 0, 'x');
  store.undo();
  store.change((sheet) => selectCell(sheet, { row: 1, column: 1 }));
  expect(store.canRedo()).toBe(true);
  type(store, 1, 'y');
  expect(store.canRedo()).toBe(false);
});

test('the history holds 200 steps', () => {
  const store = createStore();
  for (let step = 1; step <= 205; step += 1) type(store, 0, `x${step}`);
  for (let step = 1; step <= 300; step += 1) store.undo();
  expect(textsOf(store.get())).toEqual(['x5', 'b']);
});

test('isDirty is true while the cells differ from the opened or saved rows', () => {
  const store = createStore();
  const dirty: boolean[] = [store.isDirty()];
  type(store, 0, 'x');
  dirty.push(store.isDirty());
  type(store, 0, 'a');
  dirty.push(store.isDirty());
  type(store, 0, 'y');
  store.markSaved(store.get().rows);
  dirty.push(store.isDirty());
  store.undo();
  dirty.push(store.isDirty());
  expect(dirty).toEqual([false, true, false, false, true]);
});

test('the store calls listeners only if the sheet changes', () => {
  const store = createStore();
  let calls = 0;
  const leave = store.subscribe(() => {
    calls += 1;
  });
  type(store, 0, 'x');
  store.change((sheet) => setCell(sheet, { row: 0, column: 0 }, 'x'));
  leave();
  store.undo();
  expect(calls).toBe(1);
});

test('load starts with an empty history', () => {
  const store = createStore();
  type(store, 1, 'x');
  store.load(sheetOf([['c']], [0, 0, 0, 0]).rows);
  expect([store.canUndo(), store.canRedo(), store.isDirty()]).toEqual([false, false, false]);
  expect(selectedEdges(store.get())).toEqual([0, 0, 0, 0]);
});
