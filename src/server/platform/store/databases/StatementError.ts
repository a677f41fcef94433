/** Characters of a statement that an error keeps. */
const maxStatementLength = 500;

/** SQLSTATE class 22, "data exception": PostgreSQL quotes the refused value in these messages. */
const quotesValue = (code: string): boolean => code.startsWith('22');

/**
 * A statement that the database refused, without its values. pg and PGlite keep parameters and rows in their errors (`params`,
 * `detail`, `where`); errors are logged, and values are payloads and secrets.
 */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** SQLSTATE. */
  readonly code: string;
  /** With placeholders, as the program wrote it. */
  readonly statement: string;

  constructor(message: string, code: string, statement: string) {
    super(quotesValue(code) ? `The database refused a value (SQLSTATE ${code})` : message);
    this.code = code;
    this.statement = statement.slice(0, maxStatementLength);
  }
}

/** Runs a statement. A refusal of the database rejects with a StatementError; a broken connection rejects with its own error. */
export async function runStatement<T>(statement: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isRefusal = error instanceof Error && 'severity' in error && 'code' in error;
    throw isRefusal ? new StatementError(error.message, String(error.code), statement) : error;
  }
}

/** Of the results of several statements, the rows of the last one that has any; commands without an answer have none. */
export const rowsOfLastResult = <T extends object>(
  results: readonly { readonly rows: unknown[] }[],
): readonly T[] => (results.findLast(({ rows }) => rows.length > 0)?.rows ?? []) as T[];
