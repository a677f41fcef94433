import { type Column, columns, type SheetRow } from './Sheet.ts';

const defaults: Readonly<Partial<Record<Column, string>>> = { type: 'STRING', functionType: 'REGULAR' };

let lastId = 0;

/** A row that no sheet has had yet; cells that are not given are empty. */
export function createRow(given: Readonly<Partial<Record<Column, string>>> = defaults): SheetRow {
  lastId += 1;
  const cells: Partial<Record<Column, string>> = {};
  for (const column of columns) cells[column] = given[column] ?? '';
  return { id: lastId, cells: cells as Record<Column, string> };
}
