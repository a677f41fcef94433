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

/** No connection to the database can be made, or it broke. The transaction may be committed all the same. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: Error) {
    super(cause.message, { cause });
  }
}

/**
 * Runs a statement. Rejects with a StatementError if the database refuses it, and with any other error as it is.
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

/** SQLSTATE of a full disk. */
const diskFull = '53100';

/** SQLSTATE of a server without resources (class 53), that starts or stops (57P), or without a connection (08). */
const outageCodes = /^(53|57P|08)/;

/** Returns why the database cannot work now; undefined for any other error. */
export function outageOf(error: unknown): 'DISK_FULL' | 'DATABASE_UNAVAILABLE' | undefined {
  if (error instanceof ConnectionError) return 'DATABASE_UNAVAILABLE';
  if (!(error instanceof StatementError)) return undefined;
  if (error.code === diskFull) return 'DISK_FULL';
  return outageCodes.test(error.code) ? 'DATABASE_UNAVAILABLE' : undefined;
}

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
