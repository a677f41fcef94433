import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from '../../../src/server/platform/store/databases/Database.ts';
import { openPostgres } from '../../../src/server/platform/store/databases/openPostgres.ts';
import { startTemporaryPostgres } from '../../testing/startTemporaryPostgres.ts';
import { BenchOperator, operatorVariables } from '../service/BenchOperator.ts';
import { ServiceProcess } from '../service/ServiceProcess.ts';
import { type BenchInterface, createBenchInterface, setUpCompany } from '../service/setUpInterface.ts';
import { benchMapping } from './benchDocuments.ts';
import { benchSettings, enableStatementCounts } from './databaseCosts.ts';
import { TimedReceiver } from './TimedReceiver.ts';

/** A running service with a receiver. */
export interface ExchangeStand {
  readonly urls: readonly string[];
  readonly receiver: TimedReceiver;
  /** Creates an interface that delivers to the receiver. */
  readonly createInterface: (name: string) => Promise<BenchInterface>;
  /** The PostgreSQL server; absent with the embedded database. */
  readonly postgres?: { readonly url: string; readonly sql: Sql };
  readonly close: () => Promise<void>;
}

async function openDatabase() {
  const server = await startTemporaryPostgres({ durable: true, settings: benchSettings });
  const sql = await openPostgres(server.url);
  await enableStatementCounts(sql);
  const close = async (): Promise<void> => {
    await sql.close();
    await server.stop();
  };
  return { url: server.url, sql, close };
}

/** Starts service processes on one PostgreSQL, or one process on its embedded database (`processes` 0). */
export async function startExchangeStand(processes: number): Promise<ExchangeStand> {
  const folder = mkdtempSync(join(tmpdir(), 'interface-console-exchange-'));
  const postgres = processes > 0 ? await openDatabase() : undefined;
  const receiver = await TimedReceiver.open();
  const services: ServiceProcess[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(services.map((service) => service.kill('SIGTERM')));
    receiver.close();
    await postgres?.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let index = 0; index < Math.max(1, processes); index += 1)
      services.push(
        await ServiceProcess.start({
          ...operatorVariables,
          DATA_DIR: join(folder, String(index)),
          SECRET_KEY: 'the secret key of a benchmark has 32 characters',
          RELAY_LOOPBACK: 'true',
          ...(postgres && { DATABASE_URL: postgres.url }),
        }),
      );
    const urls = services.map(({ url }) => url);
    const operator = await BenchOperator.signIn(urls[0] ?? '');
    const erp = await setUpCompany(operator, receiver.url);
    return {
      urls,
      receiver,
      createInterface: (name) => createBenchInterface(operator, erp, name, benchMapping),
      postgres,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
