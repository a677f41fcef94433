import type { Row } from '../../../contract/envelope.ts';
import { urlOf } from '../../connection/tryDatabase.ts';
import { Failure } from '../../exchange/Failure.ts';
import { type Network, resolved } from '../../network/resolved.ts';
import { Kept } from '../Kept.ts';
import type { Place, TableDatabase, TableDialect } from './TableDatabase.ts';

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
  readonly #kept = new Kept<TableDatabase>();

  constructor(network: Network) {
    this.#network = network;
  }

  /** `source` has its password open. To be asked for again before each use. Rejects as `resolved` does, and with what drivers throw. */
  of(dialect: TableDialect, source: Row): Promise<TableDatabase> {
    const { ip, port, databaseName, username, password = '' } = source;
    const name = JSON.stringify([dialect.scheme, ip, port, databaseName, username, password]);
    return this.#kept.of(name, () => this.#connect(dialect, source));
  }

  close(): Promise<void> {
    return this.#kept.close();
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
}
