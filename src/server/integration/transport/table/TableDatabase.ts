import type { Row } from '../../../../contract/api/envelope.ts';
import { type Network, resolveHost } from '../../../platform/network/ssrfGuard.ts';
import { dataSourceUrl } from '../../connection/testDatabase.ts';
import { ConnectionCache } from '../ConnectionCache.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';

/** Values as drivers take them. */
export type SqlValue = string | number | boolean | null;

export type SqlRow = Readonly<Record<string, unknown>>;

/** A row, or what a routine gave, as a document. */
export interface KeyedDocument {
  /** Of the key column. */
  readonly key: string;
  /** JSON. */
  readonly text: string;
}

/** Which rows of a table are asked for; names are quoted. */
export interface RowQuery {
  readonly table: string;
  readonly columns: readonly string[];
  readonly key: string;
  readonly condition: string;
  readonly values: readonly SqlValue[];
  readonly limit: number;
}

/** A database of a partner, with its connections. What it refuses is a Failure DATABASE_REFUSED; what the network does is as drivers throw it. */
export interface TableDatabase {
  readonly quote: (name: string) => string;
  /** The nth value of a statement, from 1. */
  readonly placeholder: (nth: number) => string;
  /** SQL: the column `table_schema` is where unqualified names are looked for. */
  readonly defaultSchema: string;
  readonly query: (sql: string, values: readonly SqlValue[]) => Promise<readonly SqlRow[]>;
  /** In the order of their keys. */
  readonly selectDocuments: (wanted: RowQuery) => Promise<readonly KeyedDocument[]>;
  /** What a routine without parameters gives, each row as JSON. `routine` is quoted. */
  readonly callRoutine: (routine: string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** Where a database is, and who signs in. */
export interface DatabaseAddress {
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
  readonly open: (place: DatabaseAddress) => Promise<TableDatabase>;
  /** How a server says that it offers no encryption: it is asked again without. */
  readonly refusesEncryption: (error: Error) => boolean;
}

/** Connections of one pool, and milliseconds for each step. */
export const poolLimits = { connections: 4, connect: 10_000, idle: 10_000, statement: 20_000 };

/** Encrypted where the server has it, as its JDBC driver does it. */
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

/** The partners' databases that are in use; documents for one share its connections. */
export class DatabaseCache {
  readonly #network: Network;
  readonly #kept = new ConnectionCache<TableDatabase>();

  constructor(network: Network) {
    this.#network = network;
  }

  /** `source` has its password open. To be asked for again before each use. Rejects as `resolved` does, and with what drivers throw. */
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
