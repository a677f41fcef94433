export interface QueryOptions {
  /**
   * The statement is frequent and one plan suits all values, so each connection to a server keeps its plan.
   * PGlite ignores this.
   */
  readonly keepsPlan?: boolean;
}

/** Runs SQL in the dialect of PostgreSQL 15. Values of jsonb parameters are JSON text. */
export interface Sql {
  query<T extends object>(
    text: string,
    values?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<readonly T[]>;
}

/** Receives the notifications of a channel. */
export interface NotificationListener {
  readonly onMessage: (payload: string) => void;
  /** Notifications arrive from now on. */
  readonly onConnected: () => void;
  /** Notifications may be lost until the next `onConnected`. */
  readonly onLost: () => void;
}

interface TransactionOptions {
  /** Takes as long as it needs, such as a migration; other transactions have limits. */
  readonly isLong?: boolean;
}

/** Numbers of connections of a pool, and of callers that wait for one. */
interface DatabaseConnections {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** PGlite or PostgreSQL: the same SQL runs on both. */
export interface Database extends Sql {
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs statements without parameters, which may begin and commit their own transaction. A failure rolls it
   * back. Resolves to the rows of the last statement that returned any.
   */
  script<T extends object>(text: string): Promise<readonly T[]>;
  /**
   * Listens to NOTIFY on a channel, and again after a lost connection. Resolves after the first `onConnected`
   * to a function that ends this. Closing the database ends it, too.
   */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
  /** Connections of the pool; omitted by the embedded database, which has none. */
  readonly connections?: () => DatabaseConnections;
  close(): Promise<void>;
}

export const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Throws for a name that PostgreSQL would truncate to 63 bytes, where it could equal another. */
export function quoteIdentifier(name: string): string {
  if (Buffer.byteLength(name) > 63) throw new Error(`The database name "${name}" is longer than 63 bytes.`);
  return `"${name.replaceAll('"', '""')}"`;
}
