import { columns, type SheetRow } from './Sheet.ts';

/** Whether two rows hold the same texts. */
export const isSameRow = (one: SheetRow | undefined, other: SheetRow | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    columns.every((column) => one.cells[column] === other.cells[column]));

/** Whether two sheets hold the same rows in the same order. */
export const isSameRows = (some: readonly SheetRow[], others: readonly SheetRow[]): boolean =>
  some === others ||
  (some.length === others.length && some.every((row, place) => isSameRow(row, others[place])));
