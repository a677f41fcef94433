import { type SheetColumn, sheetColumns } from '../sheet/Sheet.ts';
import type { ImportTable } from './readers/ImportTable.ts';

/**
 * The columns of a file. The line number is the first one, although a row's position already has this
 * information.
 */
export const fileColumns = ['lineNo', ...sheetColumns] as const;

export type FileColumn = 'lineNo' | SheetColumn;

/** The meaning of each column of a table. Columns without a meaning are left out. */
export interface ColumnAssignment {
  /** The first row contains headings and is not a mapping row. */
  readonly hasHeading: boolean;
  readonly columns: readonly (FileColumn | undefined)[];
  /** The headings are those of a download of this console, which guards texts against formulas. */
  readonly isOwnExport: boolean;
}

/** Possible headings of a column: its captions in every locale. Its code counts too. */
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

/** True if the first column contains 1, 2, 3 … */
const isNumbered = ({ rows }: ImportTable): boolean =>
  rows.every(({ texts }, index) => texts[0] === String(index + 1));

/**
 * Finds the meaning of each column. A first row with at least two known headings decides. Otherwise the
 * position decides, with or without line numbers in front.
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
    isOwnExport:
      width === fileColumns.length && fileColumns.every((column, index) => namedColumns[index] === column),
  };
}

/** Changes the meaning of one column. A column that had this meaning before is then left out. */
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

/** Returns the name of a column in spreadsheets, by its index: A … Z, AA … */
export const columnLetter = (index: number): string =>
  (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));
