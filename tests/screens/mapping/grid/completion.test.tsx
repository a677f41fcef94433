import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { enterMapping } from '../enterMapping.ts';
import { sheetOf } from '../sheet/sheetOf.ts';
import { renderGrid, stubElementSizes } from './renderGrid.tsx';

beforeAll(enterMapping);
beforeEach(stubElementSizes);

const sample = JSON.stringify({ order: { no: 'PO1', lines: [{ sku: 'A' }] } });

function show() {
  const { rows } = sheetOf(
    [
      ['a', 'STRING', '', 'REGULAR'],
      ['b', 'STRING', '', 'CUSTOM'],
    ],
    [0, 0, 0, 0],
  );
  return renderGrid(rows, {
    sample,
    targets: [
      { name: 'a', type: 'STRING' },
      { name: 'orderDate', type: 'DATE', description: 'Day' },
    ],
  });
}

const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
const selectedOption = () =>
  screen
    .queryAllByRole('option', { hidden: true })
    .find((option) => option.getAttribute('aria-selected') === 'true');

test('the list shows paths with sample values; the typed text counts until a path is selected', async () => {
  const { click, user, editor, store } = show();
  click(0, 'sourceField');
  await user.keyboard('ord');
  expect(options()).toEqual(['order', 'order.noPO1', 'order.lines', 'order.lines[].skuA']);
  expect(editor().getAttribute('aria-expanded')).toBe('true');
  expect(selectedOption()).toBeUndefined();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(selectedOption()?.textContent).toBe('order.noPO1');
  expect(editor().getAttribute('aria-activedescendant')).toBe(selectedOption()?.id);
  await user.keyboard('{Enter}');
  expect(editor().value).toBe('order.no');
  expect(options()).toEqual([]);
  await user.keyboard(',sku{ArrowUp}{Tab}{Enter}');
  expect(store.get().rows[0]?.cells.sourceField).toBe('order.no,order.lines[].sku');
});

test('Escape closes the list first, and Alt+ArrowDown opens it again', async () => {
  const { click, user, editor } = show();
  click(0, 'sourceField');
  await user.keyboard('ord{Escape}');
  expect([options(), editor().value]).toEqual([[], 'ord']);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(options().length).toBe(4);
  await user.keyboard('{Escape}{Escape}');
  expect(editor().value).toBe('');
});

test('a click accepts a suggestion, and the cell remains in edit mode', async () => {
  const { click, user, editor } = show();
  click(0, 'sourceField');
  await user.keyboard('sku');
  await user.click(screen.getByRole('option', { hidden: true, name: /sku/ }));
  expect(editor().value).toBe('order.lines[].sku');
  expect(document.activeElement).toBe(editor());
});

test('completion works at the caret of an expression', async () => {
  const { click, user, editor } = show();
  click(1, 'expression');
  await user.keyboard('1 + $rou{ArrowDown}{Enter}');
  expect(editor().value).toBe('1 + $round');
  await user.keyboard('(order.n{ArrowDown}{Tab})');
  expect(editor().value).toBe('1 + $round(order.no)');
});

test('the list shows only targets that no row writes to', async () => {
  const { click, user } = show();
  click(1, 'targetField');
  await user.keyboard('{Backspace}');
  expect(options()).toEqual(['orderDateDay']);
});

test.each<[column: string, row: number, hint: string]>([
  ['sourceField', 0, 'A path in the source document, such as order.lines[].sku'],
  ['sourceField', 1, 'One or more paths, separated by commas: dc,bin'],
  ['expression', 1, 'JSONata over the source document, such as qty * price'],
  ['expression', 0, 'Not used by “Regular”'],
])('the %s of row %i has a hint', async (column, row, hint) => {
  const { click, user, editor } = show();
  click(row, column);
  await user.keyboard('{F2}');
  expect(document.getElementById(editor().getAttribute('aria-describedby') ?? '')?.textContent).toBe(hint);
});
