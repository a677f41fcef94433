import type { Row } from '../../../../contract/api/envelope.ts';
import { type Network, resolveHost } from '../../../platform/network/ssrfGuard.ts';
import type {
  DatabaseAddress,
  DatabaseDialect,
  TableAccess,
  TableDatabase,
} from '../../databases/DatabaseDialect.ts';
import { ConnectionCache } from '../ConnectionCache.ts';
import { DeliveryFailure, type DeliveryFailureCode } from '../DeliveryFailure.ts';
import { dataSourceUrl } from '../endpoint/Endpoint.ts';

/** A kind of database whose tables this service reads and writes. */
export type TableDialect = DatabaseDialect & { readonly tables: TableAccess };

/** Connects with encryption if the server has it, as JDBC drivers do. */
async function connectTables(
  { tables, refusesEncryption }: TableDialect,
  place: Omit<DatabaseAddress, 'encrypted'>,
): Promise<TableDatabase> {
  try {
    return await tables.open({ ...place, encrypted: true });
  } catch (error) {
    if (!(error instanceof Error && refusesEncryption?.(error))) throw error;
    return tables.open({ ...place, encrypted: false });
  }
}

/**
 * Classes of SQLSTATE: connection, sign-in, unknown database, too many connections, shutdown. A pool opens
 * further connections later, so a statement can meet them too.
 */
const connectionStates = /^(08|28|3D|53|57P)/;

/**
 * Opens a database. A refused connection is a DeliveryFailure DATABASE_CONNECTION_REFUSED, a refused statement
 * DATABASE_REFUSED; network errors come unchanged from the driver. After `onLost`, the host can have another
 * address.
 */
async function openDatabase(
  dialect: TableDialect,
  place: Omit<DatabaseAddress, 'encrypted'>,
  onLost: () => void,
): Promise<TableDatabase> {
  const wrapRefusalAs = (code: DeliveryFailureCode) => (error: unknown) => {
    if (!(error instanceof Error)) throw error;
    const state = dialect.tables.sqlStateOf(error);
    const isLost = state === undefined || connectionStates.test(state);
    if (isLost) onLost();
    if (state === undefined) throw error;
    throw new DeliveryFailure(isLost ? 'DATABASE_CONNECTION_REFUSED' : code, { message: error.message });
  };
  const wrapRefusal = wrapRefusalAs('DATABASE_REFUSED');
  const database = await connectTables(dialect, place).catch(wrapRefusalAs('DATABASE_CONNECTION_REFUSED'));
  return {
    ...database,
    query: (sql, values) => database.query(sql, values).catch(wrapRefusal),
    selectDocuments: (wanted) => database.selectDocuments(wanted).catch(wrapRefusal),
    callRoutine: (routine) => database.callRoutine(routine).catch(wrapRefusal),
  };
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
    const name = JSON.stringify([dialect.tables.scheme, ip, port, databaseName, username, password]);
    return this.#kept.get(name, (drop) => this.#connect(dialect, source, drop));
  }

  close(): Promise<void> {
    return this.#kept.close();
  }

  async #connect(dialect: TableDialect, source: Row, onLost: () => void): Promise<TableDatabase> {
    const url = dataSourceUrl(source);
    if (!url)
      throw new DeliveryFailure('REQUEST_INVALID', { message: `The data source has no host: ${source.ip}` });
    const [found] = await resolveHost(url, this.#network, AbortSignal.timeout(10_000));
    const place = {
      address: found?.address ?? '',
      port: Number(source.port),
      database: String(source.databaseName),
      username: String(source.username ?? ''),
      password: String(source.password ?? ''),
    };
    return openDatabase(dialect, place, onLost);
  }
}
