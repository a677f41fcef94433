import { isRecord } from '../../../contract/json/isRecord.ts';
import { type SheetColumn, type SheetRow, sheetColumns } from './Sheet.ts';

const defaultCells: Readonly<Partial<Record<SheetColumn, string>>> = {
  type: 'STRING',
  functionType: 'REGULAR',
};

let lastId = 0;

/** Creates a row with a new id; cells default to empty. */
export function createRow(texts: Readonly<Partial<Record<SheetColumn, string>>> = defaultCells): SheetRow {
  lastId += 1;
  const cells: Partial<Record<SheetColumn, string>> = {};
  for (const column of sheetColumns) cells[column] = texts[column] ?? '';
  return { id: lastId, cells: cells as Record<SheetColumn, string> };
}

/** True for an inserted row without input: its issues appear only after an attempt to save. */
export const isBlankRow = ({ cells }: SheetRow): boolean =>
  sheetColumns.every((column) => defaultCells[column] !== undefined || cells[column] === '');

/** True if two rows hold the same texts. */
export const isSameRow = (one: SheetRow | undefined, other: SheetRow | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    sheetColumns.every((column) => one.cells[column] === other.cells[column]));

/** True if two sheets hold the same rows in the same order. */
export const isSameRows = (some: readonly SheetRow[], others: readonly SheetRow[]): boolean =>
  some === others ||
  (some.length === others.length && some.every((row, place) => isSameRow(row, others[place])));

const cellText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/**
 * The rows of a sheet from an interface's `fieldMappings`, in order; an element that is no object is an empty
 * row.
 */
export const toSheetRows = (records: readonly unknown[]): SheetRow[] =>
  records.map((record) => {
    const cells: Partial<Record<SheetColumn, string>> = {};
    if (isRecord(record)) for (const column of sheetColumns) cells[column] = cellText(record[column]);
    return createRow(cells);
  });

/** A mapping row for the service, which validates it: entity `fieldMapping` with any cell contents. */
type MappingRecord = Readonly<Partial<Record<SheetColumn, string>>> & { readonly lineNo: number };

/** An interface's `fieldMappings` from the rows of a sheet: numbered by position, without empty cells. */
export const toMappingRecords = (rows: readonly SheetRow[]): MappingRecord[] =>
  rows.map(({ cells }, place) => ({
    lineNo: place + 1,
    ...Object.fromEntries(
      sheetColumns.filter((column) => cells[column] !== '').map((column) => [column, cells[column]]),
    ),
  }));
