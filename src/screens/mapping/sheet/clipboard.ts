import { type Sheet, sheetColumns } from './Sheet.ts';
import { clampPosition, selectedArea } from './selection.ts';
import { createRow } from './sheetRows.ts';
import type { CellParser } from './useCellParser.ts';
import { writeCells } from './writeCells.ts';

/** Cells as spreadsheets put them on the clipboard: rows of texts. */
type CellBlock = readonly (readonly string[])[];

const quoteCell = (text: string): string =>
  /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The selected cells as text that Excel reads: tabs between cells, a line for each row. */
export function formatBlock(sheet: Sheet): string {
  const { top, bottom, left, right } = selectedArea(sheet);
  const lines = sheet.rows.slice(top, bottom + 1).map(({ cells }) =>
    sheetColumns
      .slice(left, right + 1)
      .map((column) => quoteCell(cells[column]))
      .join('\t'),
  );
  // Readers ignore the last line break, so an empty last line needs one more.
  return lines.join('\r\n') + (lines.at(-1) === '' ? '\r\n' : '');
}

/**
 * A cell with its terminator. Unclosed quotes at the end of a cell are characters of it, as in `"A" & code`.
 */
const cellPattern = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/** The cells in clipboard text; the final line break begins no row. */
export function parseBlock(text: string): CellBlock {
  const rows: string[][] = [];
  let row: string[] = [];
  cellPattern.lastIndex = 0;
  while (cellPattern.lastIndex < text.length || row.length > 0) {
    const [, inQuotes, plain = '', end] = cellPattern.exec(text) ?? [];
    row.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** A selection that is a multiple of the block repeats it; any other takes it once. */
const repeatCount = (selected: number, given: number): number => (selected % given === 0 ? selected : given);

/**
 * Writes a block from the top left of the selection, and selects it. Adds missing rows; leaves out cells
 * beyond the last column.
 */
export function pasteBlock(sheet: Sheet, block: CellBlock, parseCell: CellParser): Sheet {
  const width = block.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width === 0) return sheet;
  const { top, left, ...selected } = selectedArea(sheet);
  const bottom = top + repeatCount(selected.bottom - top + 1, block.length) - 1;
  const right = Math.min(left + repeatCount(selected.right - left + 1, width), sheetColumns.length) - 1;
  const missing = Math.max(0, bottom + 1 - sheet.rows.length);
  const extendedRows =
    missing === 0 ? sheet.rows : [...sheet.rows, ...Array.from({ length: missing }, () => createRow())];
  const rows = writeCells(extendedRows, { top, left, bottom, right }, ({ row, column }) => {
    const text = block[(row - top) % block.length]?.[(column - left) % width] ?? '';
    const name = sheetColumns[column];
    return name ? parseCell(name, text) : text;
  });
  return {
    rows,
    cursor: clampPosition({ row: top, column: left }, rows.length),
    anchor: { row: bottom, column: right },
  };
}
