/**
 * A row of a file or of a pasted block. Rows without text are left out, so each row has its number, from 1.
 */
export interface ImportTableRow {
  readonly number: number;
  readonly texts: readonly string[];
}

/** The content of a file, before its columns have a meaning. */
export interface ImportTable {
  /** Name of the file; undefined for a pasted block. */
  readonly name?: string;
  readonly rows: readonly ImportTableRow[];
}

/** Creates a table from rows of texts, without the empty rows. */
export const createImportTable = (lines: readonly (readonly string[])[], name?: string): ImportTable => ({
  name,
  rows: lines.flatMap((texts, index) =>
    texts.some((text) => text.trim() !== '') ? [{ number: index + 1, texts }] : [],
  ),
});

/** Maximum rows of a file, and of the mapping after the import. The service accepts no more. */
export const importRowLimit = 10_000;

type ImportErrorCode = 'tooLarge' | 'tooManyRows' | 'oldExcel' | 'unreadable' | 'empty' | 'quotes';

/** The reason why a file cannot be read; the text is `mappingEditor.import.faults.<code>`. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  constructor(
    readonly code: ImportErrorCode,
    readonly parameters: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}
