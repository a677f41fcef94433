import type { Row } from '../../../contract/envelope.ts';
import { urlOf } from '../../connection/tryDatabase.ts';
import { Failure } from '../../exchange/Failure.ts';
import { type Network, resolved } from '../../network/resolved.ts';
import type { Place, TableDatabase, TableDialect } from './TableDatabase.ts';

/** Milliseconds without use after which a database is let go, with all of its connections. */
const patience = 60_000;

interface Open {
  readonly database: Promise<TableDatabase>;
  readonly timer: NodeJS.Timeout;
}

/** Encrypted where the server has it, as its JDBC driver does it. */
async function opened(dialect: TableDialect, place: Omit<Place, 'encrypted'>): Promise<TableDatabase> {
  try {
    return await dialect.open({ ...place, encrypted: true });
  } catch (error) {
    if (!(error instanceof Error && dialect.isPlain(error))) throw error;
    return dialect.open({ ...place, encrypted: false });
  }
}

/** The partners' databases that are in use; documents for one share its connections. */
export class Databases {
  readonly #network: Network;
  readonly #open = new Map<string, Open>();

  constructor(network: Network) {
    this.#network = network;
  }

  /** `source` has its password open. To be asked for again before each use. Rejects as `resolved` does, and with what drivers throw. */
  of(dialect: TableDialect, source: Row): Promise<TableDatabase> {
    const { ip, port, databaseName, username, password = '' } = source;
    const name = JSON.stringify([dialect.scheme, ip, port, databaseName, username, password]);
    const open = this.#open.get(name) ?? this.#begin(name, dialect, source);
    open.timer.refresh();
    return open.database;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((name) => this.#end(name)));
  }

  #begin(name: string, dialect: TableDialect, source: Row): Open {
    const timer = setTimeout(() => void this.#end(name), patience).unref();
    const open = { database: this.#connect(dialect, source), timer };
    this.#open.set(name, open);
    open.database.catch(() => this.#end(name));
    return open;
  }

  async #connect(dialect: TableDialect, source: Row): Promise<TableDatabase> {
    const url = urlOf(source);
    if (!url) throw new Failure('REQUEST_INVALID', { message: `The data source has no host: ${source.ip}` });
    const [found] = await resolved(url, this.#network, AbortSignal.timeout(10_000));
    return opened(dialect, {
      address: found?.address ?? '',
      port: Number(source.port),
      database: String(source.databaseName),
      username: String(source.username ?? ''),
      password: String(source.password ?? ''),
    });
  }

  async #end(name: string): Promise<void> {
    const open = this.#open.get(name);
    this.#open.delete(name);
    clearTimeout(open?.timer);
    await open?.database.then((database) => database.close()).catch(() => undefined);
  }
}
