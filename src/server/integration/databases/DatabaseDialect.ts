import type { Socket } from 'node:net';
import type { ExactNumber } from '../../../contract/json/ExactNumber.ts';

/** Address and credentials of a database. */
export interface DatabaseAddress {
  /** The checked address. */
  readonly address: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** Encrypts the connection. Database certificates are mostly self-signed and not checked. */
  readonly encrypted: boolean;
}

/** Address of a connection test, with the connections of the test. */
export interface DatabaseAccess extends DatabaseAddress {
  /** The configured host, for the name in a certificate. */
  readonly host: string;
  /** Remaining milliseconds. */
  readonly milliseconds: number;
  /** Opens a connection to the address, closed at the end of the test. */
  readonly open: () => Promise<Socket>;
  /** Closes a connection of the driver at the end of the test. */
  readonly closeAtEnd: (socket: Socket) => Socket;
}

/** Character encoding of a database. */
interface DatabaseEncoding {
  /** Name in the database. */
  readonly name: string;
  /** Compares it with the configured one; `unsupported` if the server cannot convert to that one. */
  readonly configured: 'same' | 'other' | 'unsupported';
}

/** An open session of a database. It never writes. */
export interface DatabaseSession {
  /** Omitted by drivers that reject the connection instead of continuing without the encryption that was asked for. */
  readonly isEncrypted?: boolean;
  readonly encoding: (configured: string) => Promise<DatabaseEncoding>;
  /** Runs a query; returns the server's version. */
  readonly query: () => Promise<string>;
  readonly close: () => Promise<void> | void;
}

/** Steps of signing in that a driver can distinguish. */
export type SignInStep = 'protocol' | 'signIn' | 'database';

/** The failed step of a driver's error, and its phrase `connection.<key>` of locales/. */
export interface SignInFailure {
  readonly step: SignInStep;
  readonly key: string;
}

/** Common properties of all drivers' errors. */
interface DriverError extends Error {
  readonly code?: string | number;
  readonly errno?: number;
}

/** Values as drivers accept them. */
export type SqlValue = string | number | boolean | Uint8Array | null;

/** Key of a row in a condition, for the dialect that read it. */
export type KeyValue = SqlValue | ExactNumber;

export type SqlRow = Readonly<Record<string, unknown>>;

/** A condition of a statement, with the values of its placeholders from the first on. */
export interface SqlCondition {
  readonly sql: string;
  readonly values: readonly KeyValue[];
}

/** A row, or the result of a routine, as a document. */
export interface KeyedDocument {
  /** The key column as text. */
  readonly key: string;
  readonly value: KeyValue;
  /** JSON. */
  readonly text: string;
}

/** Query for the rows of a table; names are quoted. */
interface RowQuery {
  readonly table: string;
  readonly columns: readonly string[];
  readonly key: string;
  readonly condition: string;
  readonly values: readonly KeyValue[];
  readonly limit: number;
}

/** A partner's database with its connections. Calls reject with the driver's errors. */
export interface TableDatabase {
  readonly quote: (name: string) => string;
  /** Placeholder of the nth value of a statement, from 1. */
  readonly placeholder: (nth: number) => string;
  /** SQL: condition that the column `table_schema` is the schema of unqualified names. */
  readonly defaultSchema: string;
  /** Returns the condition that a quoted key column has exactly this value. */
  readonly hasKey: (column: string, value: KeyValue) => SqlCondition;
  readonly query: (sql: string, values: readonly KeyValue[]) => Promise<readonly SqlRow[]>;
  /** Returns rows in the order of their keys. */
  readonly selectDocuments: (wanted: RowQuery) => Promise<readonly KeyedDocument[]>;
  /** Returns the result of a routine without parameters, each row as JSON. `routine` is quoted. */
  readonly callRoutine: (routine: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Intermediate tables of a kind of database. */
export interface TableAccess {
  /** Scheme of addresses in traces: `postgresql`. */
  readonly scheme: string;
  /** Connects at once, to detect a server without encryption. */
  readonly open: (place: DatabaseAddress) => Promise<TableDatabase>;
  /** Returns the SQLSTATE of a refusal by the server; undefined if the network failed. */
  readonly sqlStateOf: (error: Error) => string | undefined;
}

/** Connections of one pool, and milliseconds for each step. */
export const poolLimits = { connections: 4, connect: 10_000, idle: 10_000, statement: 20_000 };

/** Adapter for one kind of database. Loads the driver on first use. */
export interface DatabaseDialect {
  readonly name: string;
  /** The npm package of a driver that is not installed by default. Omitted if the driver always is. */
  readonly optionalDriver?: string;
  /** The order in which the server checks them. */
  readonly stepOrder: readonly SignInStep[];
  /** Rejects with the driver's error. */
  readonly connect: (access: DatabaseAccess) => Promise<DatabaseSession>;
  /** Returns the cause of an error of `connect`; undefined if unknown, which means the first step. */
  readonly causeOf: (error: DriverError) => SignInFailure | undefined;
  /**
   * Returns whether the server offers no encryption; the connection is then retried without. Omitted if
   * encryption is not requested.
   */
  readonly refusesEncryption?: (error: DriverError) => boolean;
  /** Omitted if this service cannot read and write tables of the database. */
  readonly tables?: TableAccess;
}
