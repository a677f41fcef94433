import type { Row } from '../../../../contract/api/envelope.ts';
import { type Network, resolveHost } from '../../../platform/network/ssrfGuard.ts';
import { ConnectionCache } from '../ConnectionCache.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';
import { dataSourceUrl } from '../Endpoint.ts';

/** Values as drivers accept them. */
export type SqlValue = string | number | boolean | null;

export type SqlRow = Readonly<Record<string, unknown>>;

/** A row, or the result of a routine, as a document. */
export interface KeyedDocument {
  /** Value of the key column. */
  readonly key: string;
  /** JSON. */
  readonly text: string;
}

/** Query for the rows of a table; names are quoted. */
export interface RowQuery {
  readonly table: string;
  readonly columns: readonly string[];
  readonly key: string;
  readonly condition: string;
  readonly values: readonly SqlValue[];
  readonly limit: number;
}

/**
 * A partner's database with its connections. A refused statement is a DeliveryFailure DATABASE_REFUSED;
 * network errors come unchanged from the driver.
 */
export interface TableDatabase {
  readonly quote: (name: string) => string;
  /** Placeholder of the nth value of a statement, from 1. */
  readonly placeholder: (nth: number) => string;
  /** SQL: condition that the column `table_schema` is the schema of unqualified names. */
  readonly defaultSchema: string;
  readonly query: (sql: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** Returns rows in the order of their keys. */
  readonly selectDocuments: (wanted: RowQuery) => Promise<readonly KeyedDocument[]>;
  /** Returns the result of a routine without parameters, each row as JSON. `routine` is quoted. */
  readonly callRoutine: (routine: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Address and credentials of a database. */
export interface DatabaseAddress {
  /** The checked address. */
  readonly address: string;
  readonly port: number;
  readonly database: string;
  readonly username: string;
  readonly password: string;
  /** Certificates of databases are mostly self-signed and not checked. */
  readonly encrypted: boolean;
}

/** Adapter for one kind of database. Loads the driver on first use. */
export interface TableDialect {
  /** Scheme of addresses in traces: `postgresql`. */
  readonly scheme: string;
  /** Connects at once, to detect a server without encryption. */
  readonly open: (place: DatabaseAddress) => Promise<TableDatabase>;
  /** Returns whether the server offers no encryption; the connection is then retried without. */
  readonly refusesEncryption: (error: Error) => boolean;
}

/** Connections of one pool, and milliseconds for each step. */
export const poolLimits = { connections: 4, connect: 10_000, idle: 10_000, statement: 20_000 };

/** Connects with encryption if the server has it, as JDBC drivers do. */
async function openDatabase(
  dialect: TableDialect,
  place: Omit<DatabaseAddress, 'encrypted'>,
): Promise<TableDatabase> {
  try {
    return await dialect.open({ ...place, encrypted: true });
  } catch (error) {
    if (!(error instanceof Error && dialect.refusesEncryption(error))) throw error;
    return dialect.open({ ...place, encrypted: false });
  }
}

/** Cache of the partners' databases. Documents for one database share its connections. */
export class DatabaseCache {
  readonly #network: Network;
  readonly #kept = new ConnectionCache<TableDatabase>();

  constructor(network: Network) {
    this.#network = network;
  }

  /**
   * `source` has its password in plain text. Call it before each use. Rejects with the errors of
   * `resolveHost` and of drivers.
   */
  get(dialect: TableDialect, source: Row): Promise<TableDatabase> {
    const { ip, port, databaseName, username, password = '' } = source;
    const name = JSON.stringify([dialect.scheme, ip, port, databaseName, username, password]);
    return this.#kept.get(name, () => this.#connect(dialect, source));
  }

  close(): Promise<void> {
    return this.#kept.close();
  }

  async #connect(dialect: TableDialect, source: Row): Promise<TableDatabase> {
    const url = dataSourceUrl(source);
    if (!url)
      throw new DeliveryFailure('REQUEST_INVALID', { message: `The data source has no host: ${source.ip}` });
    const [found] = await resolveHost(url, this.#network, AbortSignal.timeout(10_000));
    return openDatabase(dialect, {
      address: found?.address ?? '',
      port: Number(source.port),
      database: String(source.databaseName),
      username: String(source.username ?? ''),
      password: String(source.password ?? ''),
    });
  }
}
