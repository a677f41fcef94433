import { type SheetColumn, sheetColumns } from '../sheet/Sheet.ts';
import type { ImportTable } from './readers/ImportTable.ts';

/** Columns as a file has them: the line number first, which the place of a row tells anyway. */
export const fileColumns = ['lineNo', ...sheetColumns] as const;

export type FileColumn = 'lineNo' | SheetColumn;

/** What each column of a table is; what is none of them is left out. */
export interface ColumnAssignment {
  /** The first row names the columns, and is no row of the mapping. */
  readonly hasHeading: boolean;
  readonly columns: readonly (FileColumn | undefined)[];
}

/** What a column may be called: captions of every locale. Its code counts too. */
export type ColumnHeadings = Readonly<Record<FileColumn, readonly string[]>>;

const normalizeHeading = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*.:-]/g, '');

function recogniseColumns(texts: readonly string[], headings: ColumnHeadings): (FileColumn | undefined)[] {
  const byWord = new Map(
    fileColumns.flatMap((column) =>
      [column, ...headings[column]].map((word) => [normalizeHeading(word), column] as const),
    ),
  );
  const recognised = texts.map((text) => byWord.get(normalizeHeading(text)));
  return recognised.map((column, index) => (recognised.indexOf(column) === index ? column : undefined));
}

const columnCount = ({ rows }: ImportTable): number => Math.max(0, ...rows.map(({ texts }) => texts.length));

/** Rows are numbered: 1, 2, 3 … */
const isNumbered = ({ rows }: ImportTable): boolean =>
  rows.every(({ texts }, index) => texts[0] === String(index + 1));

/**
 * Finds out which column is which: by a first row that names at least two of them, otherwise by position, with or without
 * the numbers of the lines in front.
 */
export function assignColumns(table: ImportTable, headings: ColumnHeadings): ColumnAssignment {
  const width = columnCount(table);
  const namedColumns = recogniseColumns(table.rows[0]?.texts ?? [], headings);
  const hasHeading = namedColumns.filter((column) => column !== undefined).length >= 2;
  const byPosition = isNumbered(table) || width > sheetColumns.length ? fileColumns : sheetColumns;
  return {
    hasHeading,
    columns: Array.from({ length: width }, (_, index) =>
      hasHeading ? namedColumns[index] : byPosition[index],
    ),
  };
}

/** One column is something else from now on; whichever was that before is nothing then. */
export const reassignColumn = (
  assignment: ColumnAssignment,
  index: number,
  column?: FileColumn,
): ColumnAssignment => ({
  ...assignment,
  columns: assignment.columns.map((current, place) => {
    if (place === index) return column;
    return current === column ? undefined : current;
  }),
});

/** What spreadsheets call a column, by its index: A … Z, AA … */
export const columnLetter = (index: number): string =>
  (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
