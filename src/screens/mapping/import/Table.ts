/** A row of a file or of a pasted block. Rows without any text are left out, so each knows its number, from 1. */
export interface TableRow {
  readonly number: number;
  readonly texts: readonly string[];
}

/** What a file says, before anybody knows which column is which. */
export interface Table {
  /** Name of the file; none for what was pasted. */
  readonly name?: string;
  readonly rows: readonly TableRow[];
}

/** A table of rows of texts, the empty ones left out. */
export const tableOf = (lines: readonly (readonly string[])[], name?: string): Table => ({
  name,
  rows: lines.flatMap((texts, index) =>
    texts.some((text) => text.trim() !== '') ? [{ number: index + 1, texts }] : [],
  ),
});
