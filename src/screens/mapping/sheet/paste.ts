import { areaOf, nearest } from './areaOf.ts';
import type { Block } from './block.ts';
import type { CellOf } from './choices.ts';
import { createRow } from './createRow.ts';
import { columns, type Sheet } from './Sheet.ts';
import { writeCells } from './writeCells.ts';

/** A selection that a block fills more than once takes it so often; any other takes it once. */
const repeated = (selected: number, given: number): number => (selected % given === 0 ? selected : given);

/**
 * Writes a block from the top left of the selection, which then is what was written. The sheet grows by the rows that it
 * lacks; cells beyond the last column are left out.
 */
export function paste(sheet: Sheet, block: Block, cellOf: CellOf): Sheet {
  const width = Math.max(0, ...block.map((row) => row.length));
  if (width === 0) return sheet;
  const { top, left, ...selected } = areaOf(sheet);
  const bottom = top + repeated(selected.bottom - top + 1, block.length) - 1;
  const right = Math.min(left + repeated(selected.right - left + 1, width), columns.length) - 1;
  const missing = Math.max(0, bottom + 1 - sheet.rows.length);
  const grown =
    missing === 0 ? sheet.rows : [...sheet.rows, ...Array.from({ length: missing }, () => createRow())];
  const rows = writeCells(grown, { top, left, bottom, right }, ({ row, column }) => {
    const text = block[(row - top) % block.length]?.[(column - left) % width] ?? '';
    const name = columns[column];
    return name ? cellOf(name, text) : text;
  });
  return {
    rows,
    cursor: nearest({ row: top, column: left }, rows.length),
    anchor: { row: bottom, column: right },
  };
}
