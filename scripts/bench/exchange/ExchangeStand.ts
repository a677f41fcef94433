import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  /** Returns the seconds of CPU that all service processes have used. */
  readonly readServiceCpu: () => number;
  /** Creates an interface that delivers to the receiver. */
  readonly createInterface: (name: string) => Promise<BenchInterface>;
  /** The PostgreSQL server; absent with the embedded database. */
  readonly postgres?: { readonly url: string; readonly sql: Sql };
  readonly close: () => Promise<void>;
}

/** Clock ticks of /proc in a second. */
const ticksPerSecond = 100;

/** Returns the seconds of CPU of a process; NaN without /proc. */
function readCpuSeconds(pid: number | undefined): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  // The fields after the program's name in parentheses; user and system time are the 12th and 13th.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
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
      readServiceCpu: () => services.reduce((sum, { pid }) => sum + readCpuSeconds(pid), 0),
      createInterface: (name) => createBenchInterface(operator, erp, name, benchMapping),
      postgres,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
