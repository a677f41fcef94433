/** A row of a file or of a pasted block. Rows without any text are left out, so each knows its number, from 1. */
export interface ImportTableRow {
  readonly number: number;
  readonly texts: readonly string[];
}

/** What a file says, before anybody knows which column is which. */
export interface ImportTable {
  /** Name of the file; none for what was pasted. */
  readonly name?: string;
  readonly rows: readonly ImportTableRow[];
}

/** A table of rows of texts, the empty ones left out. */
export const createImportTable = (lines: readonly (readonly string[])[], name?: string): ImportTable => ({
  name,
  rows: lines.flatMap((texts, index) =>
    texts.some((text) => text.trim() !== '') ? [{ number: index + 1, texts }] : [],
  ),
});

/** Rows of a file, and of the mapping that it goes into: as many as the service takes. */
export const importRowLimit = 10_000;

export type ImportErrorCode = 'tooLarge' | 'tooManyRows' | 'oldExcel' | 'unreadable' | 'empty';

/** Why a file cannot be read; `mappingEditor.import.faults.<code>` has the words. */
export class ImportError extends Error {
  override readonly name = 'ImportFault';
  constructor(
    readonly code: ImportErrorCode,
    readonly parameters: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}
