import { type Column, columns } from '../sheet/Sheet.ts';
import type { Table } from './Table.ts';

/** Columns as a file has them: the line number first, which the place of a row tells anyway. */
export const fileColumns = ['lineNo', ...columns] as const;

export type FileColumn = 'lineNo' | Column;

/** What each column of a table is; what is none of them is left out. */
export interface Assignment {
  /** The first row names the columns, and is no row of the mapping. */
  readonly hasHeading: boolean;
  readonly columns: readonly (FileColumn | undefined)[];
}

/** What a column may be called: captions of every locale. Its code counts too. */
export type Headings = Readonly<Record<FileColumn, readonly string[]>>;

const wordOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*.:-]/g, '');

function recognised(texts: readonly string[], headings: Headings): (FileColumn | undefined)[] {
  const byWord = new Map(
    fileColumns.flatMap((column) =>
      [column, ...headings[column]].map((word) => [wordOf(word), column] as const),
    ),
  );
  const found = texts.map((text) => byWord.get(wordOf(text)));
  return found.map((column, index) => (found.indexOf(column) === index ? column : undefined));
}

const widthOf = ({ rows }: Table): number => Math.max(0, ...rows.map(({ texts }) => texts.length));

/** Rows are numbered: 1, 2, 3 … */
const isNumbered = ({ rows }: Table): boolean =>
  rows.every(({ texts }, index) => texts[0] === String(index + 1));

/**
 * Finds out which column is which: by a first row that names at least two of them, otherwise by position, with or without
 * the numbers of the lines in front.
 */
export function assign(table: Table, headings: Headings): Assignment {
  const width = widthOf(table);
  const named = recognised(table.rows[0]?.texts ?? [], headings);
  const hasHeading = named.filter((column) => column !== undefined).length >= 2;
  const byPosition = isNumbered(table) || width > columns.length ? fileColumns : columns;
  return {
    hasHeading,
    columns: Array.from({ length: width }, (_, index) => (hasHeading ? named[index] : byPosition[index])),
  };
}

/** One column is something else from now on; whichever was that before is nothing then. */
export const reassigned = (assignment: Assignment, index: number, column?: FileColumn): Assignment => ({
  ...assignment,
  columns: assignment.columns.map((current, place) => {
    if (place === index) return column;
    return current === column ? undefined : current;
  }),
});
