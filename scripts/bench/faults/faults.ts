import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../src/server/store/openPostgres.ts';
import { temporaryPostgres } from '../../temporaryPostgres.ts';
import { option } from '../option.ts';
import type { Report } from '../report.ts';
import { Operator, operatorVariables } from '../service/Operator.ts';
import { openInterface } from '../service/openInterface.ts';
import { Fleet } from './Fleet.ts';
import { killProcesses } from './killProcesses.ts';
import { LoadGenerator } from './LoadGenerator.ts';
import { Receiver } from './Receiver.ts';
import { reportOf } from './reportOf.ts';
import type { Trouble } from './Trouble.ts';
import { terminateConnections } from './terminateConnections.ts';
import { Watch } from './Watch.ts';

/** By the value of `--fault`. */
const troubles: Readonly<Record<string, Trouble>> = {
  kills: killProcesses,
  connections: terminateConnections,
};

/** Milliseconds for the queue to drain: what a dead process had in hand is given up after a minute. */
const drainTime = 10 * 60_000;

async function runThrough(trouble: Trouble, count: number): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'interface-console-faults-'));
  const postgres = await temporaryPostgres({ durable: true });
  const receiver = await Receiver.open();
  const fleet = await Fleet.start(trouble.processes, {
    ...operatorVariables,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    RELAY_LOOPBACK: 'true',
  });
  const database = await openPostgres(postgres.url);
  try {
    const target = await openInterface(await Operator.signIn(fleet.urls[0] ?? ''), receiver.url);
    const generator = new LoadGenerator(target, () => fleet.urls);
    const watch = new Watch(database, target.uuid);
    const start = performance.now();
    let postedAt: number | undefined;
    const isPosted = (): boolean => postedAt !== undefined;
    const making = trouble.make({ fleet, postgres, sql: database, generator, count, isPosted });
    await generator.run(count);
    postedAt = performance.now();
    const figures = await making;
    const last = await watch.drained(drainTime);
    const drainedAt = performance.now();
    return reportOf({
      count,
      trouble,
      figures,
      crashes: fleet.crashes,
      generator,
      receiver,
      watch,
      last,
      postSeconds: (postedAt - start) / 1000,
      allSeconds: (drainedAt - start) / 1000,
    });
  } finally {
    await fleet.close();
    receiver.close();
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run bench -- faults`: documents go through several processes on a real PostgreSQL while processes are killed and the database is
 * restarted, then while connections are terminated. In the end the receiver has each, and has it once as far as it cares.
 * `--documents N` for each run; `--fault NAME` makes one run only.
 */
export async function faults(options: readonly string[]): Promise<readonly Report[]> {
  const count = Number(option(options, 'documents') ?? 20_000);
  const only = option(options, 'fault');
  const chosen = Object.entries(troubles).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Error(`There is no fault ${only}, only ${Object.keys(troubles).join(', ')}.`);
  const reports: Report[] = [];
  for (const [, trouble] of chosen) reports.push(await runThrough(trouble, count));
  return reports;
}
