import { isRecord } from '../../../contract/isRecord.ts';
import { createRow } from './createRow.ts';
import { type Column, columns, type SheetRow } from './Sheet.ts';

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** The rows of a sheet from an interface's `fieldMappings`, in their order; what is no object is an empty row. */
export const rowsOf = (records: readonly unknown[]): SheetRow[] =>
  records.map((record) => {
    const cells: Partial<Record<Column, string>> = {};
    if (isRecord(record)) for (const column of columns) cells[column] = textOf(record[column]);
    return createRow(cells);
  });
