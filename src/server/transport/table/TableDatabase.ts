/** Values as drivers take them. */
export type Value = string | number | boolean | null;

export type Columns = Readonly<Record<string, unknown>>;

/** A row, or what a routine gave, as a document. */
export interface Found {
  /** Of the key column. */
  readonly key: string;
  /** JSON. */
  readonly text: string;
}

/** Which rows of a table are asked for; names are quoted. */
export interface Wanted {
  readonly table: string;
  readonly columns: readonly string[];
  readonly key: string;
  readonly condition: string;
  readonly values: readonly Value[];
  readonly limit: number;
}

/** A database of a partner, with its connections. What it refuses is a Failure DATABASE_REFUSED; what the network does is as drivers throw it. */
export interface TableDatabase {
  readonly quoted: (name: string) => string;
  /** The nth value of a statement, from 1. */
  readonly parameter: (nth: number) => string;
  /** SQL: the column `table_schema` is where unqualified names are looked for. */
  readonly ownSchema: string;
  readonly rows: (sql: string, values: readonly Value[]) => Promise<readonly Columns[]>;
  /** In the order of their keys. */
  readonly documents: (wanted: Wanted) => Promise<readonly Found[]>;
  /** What a routine without parameters gives, each row as JSON. `routine` is quoted. */
  readonly given: (routine: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Where a database is, and who signs in. */
export interface Place {
  /** The one that was checked. */
  readonly address: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** Certificates of databases are mostly self-signed and not checked. */
  readonly encrypted: boolean;
}

/** How one kind of database is spoken to. The driver is loaded with the first use. */
export interface TableDialect {
  /** For addresses in traces: `postgresql`. */
  readonly scheme: string;
  /** Connects at once, so that a server without encryption is noticed. */
  readonly open: (place: Place) => Promise<TableDatabase>;
  /** How a server says that it offers no encryption: it is asked again without. */
  readonly isPlain: (error: Error) => boolean;
}

/** Connections of one pool, and milliseconds for each step. */
export const limits = { connections: 4, connect: 10_000, idle: 10_000, statement: 20_000 };
