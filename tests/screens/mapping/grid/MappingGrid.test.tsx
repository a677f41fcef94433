import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import type { RowStep } from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import type { CellIssue } from '../../../../src/screens/mapping/issues/CellIssue.ts';
import { selectCell } from '../../../../src/screens/mapping/sheet/selection.ts';
import { enterMapping } from '../enterMapping.ts';
import { type SelectedEdges, selectedEdges, sheetOf, textsOf } from '../sheet/sheetOf.ts';
import { renderGrid, stubElementSizes } from './renderGrid.tsx';

beforeAll(enterMapping);
beforeEach(stubElementSizes);

const rowsOf = (rows: readonly (readonly string[])[]) => sheetOf(rows, [0, 0, 0, 0]).rows;

const rows = rowsOf([
  ['a', 'STRING', '', 'REGULAR', 'x'],
  ['b', 'DATE', '', 'FIXED_VALUE', 'y', '1'],
  ['c', 'odd', '', 'CUSTOM', '', 'z'],
]);

test('the grid shows captions of choices, and unknown values unchanged', () => {
  const { cell } = renderGrid(rows);
  expect(cell(1, 'type').textContent).toBe('Date');
  expect(cell(1, 'functionType').textContent).toBe('Fixed value');
  expect(cell(2, 'type').textContent).toBe('odd');
});

test('the grid has its row count and row indexes as ARIA attributes, and renders few rows', () => {
  renderGrid(rowsOf(Array.from({ length: 10_000 }, (_, index) => [`f${index}`])));
  expect(screen.getByRole('grid', { name: 'Field mapping' }).getAttribute('aria-rowcount')).toBe('10001');
  const shown = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
  expect(shown.slice(0, 3)).toEqual(['1', '2', '3']);
  expect(shown.length).toBeLessThan(50);
});

test('the grid is one tab stop', () => {
  renderGrid(rows);
  const stops = screen.getByRole('grid').querySelectorAll('input, textarea, button, [tabindex="0"]');
  expect(stops.length).toBe(1);
});

test('the focus of the grid itself goes to the active cell, and stays without rows', () => {
  const { editor } = renderGrid(rows);
  act(() => screen.getByRole('grid').focus());
  expect(document.activeElement).toBe(editor());
  cleanup();
  renderGrid([]);
  // React reports the error of an event handler to the window.
  const failed = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', failed, { once: true });
  act(() => screen.getByRole('grid').focus());
  window.removeEventListener('error', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

test('the grid always renders the row of the cursor', () => {
  const { store, editor } = renderGrid(rowsOf(Array.from({ length: 500 }, (_, index) => [`f${index}`])));
  act(() => store.change((sheet) => selectCell(sheet, { row: 400, column: 0 })));
  expect(editor().value).toBe('f400');
});

test('typing renders no other cell and does not change the sheet', async () => {
  const { store, editor, user, cell } = renderGrid(rows);
  const listener = vi.fn();
  store.subscribe(listener);
  const changes: MutationRecord[] = [];
  const other = new MutationObserver((records) => changes.push(...records));
  other.observe(cell(1, 'sourceField'), { childList: true, subtree: true, attributes: true });
  editor().focus();
  await user.keyboard('abc');
  expect(editor().value).toBe('abc');
  expect(listener).not.toHaveBeenCalled();
  expect(changes).toEqual([]);
});

test('the grid follows a switch of the language during typing', async () => {
  const { editor, user, cell } = renderGrid(rows);
  editor().focus();
  await user.keyboard('abc');
  await act(() => setLocale('zh-CN'));
  expect(cell(1, 'type').textContent).toBe('日期');
  expect(editor().value).toBe('abc');
  await act(() => setLocale('en-US'));
});

test.each<[what: string, init: KeyboardEventInit]>([
  ['Enter of an input method', { key: 'Enter', isComposing: true }],
  ['Enter of an input method in Safari', { key: 'Enter', keyCode: 229 }],
])('%s does not end the input', (_what, init) => {
  const { store, editor } = renderGrid(rows);
  editor().focus();
  fireEvent.change(editor(), { target: { value: '物料' } });
  fireEvent.keyDown(editor(), init);
  expect(store.canUndo()).toBe(false);
  fireEvent.keyDown(editor(), { key: 'Enter' });
  expect(store.get().rows[0]?.cells.targetField).toBe('物料');
});

const clipboard = (text = '') => {
  const held = { text };
  return {
    held,
    clipboardData: {
      getData: () => held.text,
      setData: (_type: string, data: string) => {
        held.text = data;
      },
    },
  };
};

test('the grid copies, cuts and pastes a block, and accepts captions of choices', () => {
  const { store, editor } = renderGrid(rows);
  act(() => store.change((sheet) => ({ ...sheet, anchor: { row: 1, column: 1 } })));
  const { held, clipboardData } = clipboard();
  fireEvent.copy(editor(), { clipboardData });
  expect(held.text).toBe('a\tSTRING\r\nb\tDATE');
  fireEvent.cut(editor(), { clipboardData });
  expect(textsOf(store.get()).slice(0, 2)).toEqual(['|||REGULAR|x', '|||FIXED_VALUE|y|1']);
  act(() => store.undo());
  fireEvent.paste(editor(), { clipboardData: clipboard('p\t数值\nq\tText\n').clipboardData });
  expect(textsOf(store.get()).slice(0, 2)).toEqual(['p|NUMERIC||REGULAR|x', 'q|STRING||FIXED_VALUE|y|1']);
});

test('the browser handles the clipboard during typing', async () => {
  const { store, editor, user } = renderGrid(rows);
  editor().focus();
  await user.keyboard('x');
  const paste = createEvent.paste(editor(), { clipboardData: clipboard('p\tq').clipboardData });
  fireEvent(editor(), paste);
  expect(paste.defaultPrevented).toBe(false);
  expect(store.canUndo()).toBe(false);
});

test('a locked grid allows moving and copying, and keeps its texts', async () => {
  const { store, editor, user, click } = renderGrid(rows, { isLocked: true });
  editor().focus();
  await user.keyboard('x{Enter}{F2}{Delete}{Control>}d{Insert}-{/Control}{Alt>}{ArrowDown}{/Alt}');
  fireEvent.doubleClick(editor());
  fireEvent.paste(editor(), { clipboardData: clipboard('p').clipboardData });
  const { held, clipboardData } = clipboard();
  fireEvent.cut(editor(), { clipboardData });
  expect(held.text).toBe('a');
  await user.keyboard('{ArrowDown}');
  click(2, 'type', { shiftKey: true });
  expect(selectedEdges(store.get())).toEqual([2, 1, 1, 0]);
  expect(textsOf(store.get())).toEqual(textsOf({ rows }));
  expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true');
});

test.each<[what: string, hits: (readonly [number, string, MouseEventInit?])[], to: SelectedEdges]>([
  ['a click', [[1, 'type']], [1, 1, 1, 1]],
  [
    'Shift and a click',
    [
      [0, 'type'],
      [2, 'description', { shiftKey: true }],
    ],
    [2, 2, 0, 1],
  ],
  ['a click on a line number', [[1, 'lineNo']], [1, 0, 1, 5]],
  [
    'Shift and a click on a line number',
    [
      [2, 'lineNo'],
      [1, 'lineNo', { shiftKey: true }],
    ],
    [1, 0, 2, 5],
  ],
  ['a click with the secondary button', [[1, 'type', { button: 2 }]], [0, 0, 0, 0]],
])('the selection after %s', (_what, hits, to) => {
  const { store, click, editor } = renderGrid(rows);
  for (const hit of hits) click(...hit);
  expect(selectedEdges(store.get())).toEqual(to);
  if (to[0] > 0) expect(document.activeElement).toBe(editor());
});

test('dragging selects a range of cells', () => {
  const { store, cell } = renderGrid(rows);
  document.elementFromPoint = () => cell(2, 'functionType');
  fireEvent.mouseDown(cell(0, 'type'), { buttons: 1 });
  fireEvent.mouseMove(window, { buttons: 1 });
  fireEvent.mouseUp(window);
  document.elementFromPoint = () => cell(1, 'targetField');
  fireEvent.mouseMove(window, { buttons: 0 });
  expect(selectedEdges(store.get())).toEqual([2, 3, 0, 1]);
});

test('a click on another cell writes the typed text and moves the cursor', async () => {
  const { store, editor, user, click } = renderGrid(rows);
  editor().focus();
  await user.keyboard('typed');
  click(1, 'sourceField');
  expect(store.get().rows[0]?.cells.targetField).toBe('typed');
  expect(editor().value).toBe('y');
  expect(document.activeElement).toBe(editor());
});

test('a double click edits the text of the cell', async () => {
  const { store, user, cell, click } = renderGrid(rows);
  click(1, 'sourceField');
  fireEvent.doubleClick(cell(1, 'sourceField'));
  await user.keyboard('1{Enter}');
  expect(store.get().rows[1]?.cells.sourceField).toBe('y1');
});

const issueOf = (id: number, isAdvice?: true): CellIssue => ({
  id,
  column: 'sourceField',
  key: 'mapping.pathInvalid',
  parameters: { path: 'x' },
  ...(isAdvice && { isAdvice }),
});

test('a cell shows its issue as tooltip and as description of its editor', () => {
  const [first, second] = rows;
  if (!first || !second) throw new Error('There are two rows.');
  const { cell, click, editor } = renderGrid(rows, {
    issues: new Map([
      [first.id, [issueOf(first.id)]],
      [second.id, [issueOf(second.id, true)]],
    ]),
  });
  expect(cell(0, 'sourceField').getAttribute('aria-invalid')).toBe('true');
  expect(cell(0, 'sourceField').title).toBe('“x” is not a path such as lines[].sku');
  expect(cell(1, 'sourceField').getAttribute('aria-invalid')).toBeNull();
  const marks = [
    cell(0, 'sourceField'),
    cell(1, 'sourceField'),
    cell(0, 'targetField'),
    cell(1, 'targetField'),
  ];
  expect(marks.map(({ dataset }) => dataset.mark)).toEqual(['error', 'advice', undefined, undefined]);
  click(0, 'sourceField');
  expect(editor().getAttribute('aria-invalid')).toBe('true');
  const hintId = editor().getAttribute('aria-describedby');
  expect(document.getElementById(hintId ?? '')?.textContent).toBe('“x” is not a path such as lines[].sku');
});

test('the grid checks a text during typing', async () => {
  const { editor, user, click } = renderGrid(rows, {
    check: ({ id }, column, text) => (column === 'sourceField' && text === 'x' ? [issueOf(id)] : []),
  });
  click(1, 'sourceField');
  await user.keyboard('x');
  expect(editor().getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('1');
  expect(editor().getAttribute('aria-invalid')).toBe('false');
});

test('a cell that its function does not use has a tooltip and a description', async () => {
  const { cell, click, user, editor } = renderGrid(rows);
  expect(cell(1, 'sourceField').title).toBe('Not used by “Fixed value”');
  // Other cells have their text as title, because a narrow column cuts it off.
  expect(cell(0, 'sourceField').title).toBe(cell(0, 'sourceField').textContent);
  click(1, 'sourceField');
  await user.keyboard('{F2}');
  const hintId = editor().getAttribute('aria-describedby');
  expect(document.getElementById(hintId ?? '')?.textContent).toContain('Not used by');
});

test('the preview column shows the result of each row', () => {
  const [first, second] = rows;
  if (!first || !second) throw new Error('There are two rows.');
  const failed: RowStep = {
    targetField: 'b',
    error: { code: 'notNumber', parameters: { value: '?' } },
  };
  const { cell, click, store } = renderGrid(rows, {
    stepsByRow: new Map([
      [first.id, { count: 1, failed: 0, shown: [{ targetField: 'a', output: '"A"' }] }],
      [second.id, { count: 1, failed: 1, shown: [failed] }],
    ]),
  });
  expect([0, 1, 2].map((row) => cell(row, 'preview').textContent)).toEqual(['A', 'Not a number: ?', '']);
  click(1, 'preview');
  expect(selectedEdges(store.get())).toEqual([1, 0, 1, 0]);
});
