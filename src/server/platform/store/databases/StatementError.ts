/** Maximum characters of a statement in an error. */
const maxStatementLength = 500;

/** SQLSTATE class 22, "data exception": PostgreSQL quotes the refused value in these messages. */
const quotesValue = (code: string): boolean => code.startsWith('22');

/**
 * The database refused a statement; the error holds no values. pg and PGlite keep parameters and rows in
 * their errors (`params`, `detail`, `where`). Errors are logged, and values are payloads and secrets.
 */
export class StatementError extends Error {
  override readonly name = 'StatementError';
  /** SQLSTATE. */
  readonly code: string;
  /** With placeholders, without values. */
  readonly statement: string;

  constructor(message: string, code: string, statement: string) {
    super(quotesValue(code) ? `The database refused a value (SQLSTATE ${code})` : message);
    this.code = code;
    this.statement = statement.slice(0, maxStatementLength);
  }
}

/**
 * Runs a statement. Rejects with a StatementError if the database refuses it, and with the original error if
 * the connection breaks.
 */
export async function runStatement<T>(statement: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isRefusal = error instanceof Error && 'severity' in error && 'code' in error;
    throw isRefusal ? new StatementError(error.message, String(error.code), statement) : error;
  }
}

/** Returns whether a lock was not free in time. The statement may succeed later. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof StatementError && error.code === '55P03';

/** Runs work again, up to this number of runs, if the database refuses a statement with one of these codes. */
export async function retryOn<T>(codes: readonly string[], runs: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isMet = error instanceof StatementError && codes.includes(error.code);
    if (!isMet || runs <= 1) throw error;
    return retryOn(codes, runs - 1, work);
  }
}

/** Returns the rows of the last result that has any; commands without rows have none. */
export const rowsOfLastResult = <T extends object>(
  results: readonly { readonly rows: unknown[] }[],
): readonly T[] => (results.findLast(({ rows }) => rows.length > 0)?.rows ?? []) as T[];

/**
 * Returns whether an error shows that its transaction certainly had no effect. A broken connection, or a server
 * that shuts down (class 57), can report an error after the commit.
 */
export const isRolledBack = (error: unknown): boolean =>
  error instanceof StatementError && !error.code.startsWith('57') && !error.code.startsWith('08');
