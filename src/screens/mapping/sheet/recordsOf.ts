import { type Column, columns, type SheetRow } from './Sheet.ts';

/** A mapping row as it is on its way to the service, which checks it: entity `fieldMapping`, whatever its cells hold. */
export type MappingRecord = Readonly<Partial<Record<Column, string>>> & { readonly lineNo: number };

/** An interface's `fieldMappings` from the rows of a sheet: numbered by their places, without the cells that are empty. */
export const recordsOf = (rows: readonly SheetRow[]): MappingRecord[] =>
  rows.map(({ cells }, place) => ({
    lineNo: place + 1,
    ...Object.fromEntries(
      columns.filter((column) => cells[column] !== '').map((column) => [column, cells[column]]),
    ),
  }));
