import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../../../src/server/platform/store/databases/openPostgres.ts';
import { startTemporaryPostgres } from '../../testing/startTemporaryPostgres.ts';
import { BenchOperator, operatorVariables } from '../service/BenchOperator.ts';
import { setUpInterface } from '../service/setUpInterface.ts';
import type { BenchReport } from '../suite.ts';
import { readOption } from '../suite.ts';
import { BenchReceiver } from './BenchReceiver.ts';
import { CountWatcher } from './CountWatcher.ts';
import { faultReportOf } from './faultReportOf.ts';
import type { FaultScenario } from './faultScenarios.ts';
import { killProcesses, terminateConnections } from './faultScenarios.ts';
import { LoadGenerator } from './LoadGenerator.ts';
import { ServiceFleet } from './ServiceFleet.ts';

/** Scenarios by the value of `--fault`. */
const scenarios: Readonly<Record<string, FaultScenario>> = {
  kills: killProcesses,
  connections: terminateConnections,
};

/**
 * Milliseconds for the queue to drain. A document of a killed process counts as interrupted after a minute.
 */
const drainTimeout = 10 * 60_000;

async function runScenario(scenario: FaultScenario, count: number): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'interface-console-faults-'));
  const postgres = await startTemporaryPostgres({ durable: true });
  const receiver = await BenchReceiver.open();
  const fleet = await ServiceFleet.start(scenario.processes, {
    ...operatorVariables,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    RELAY_LOOPBACK: 'true',
  });
  const database = await openPostgres(postgres.url);
  try {
    const target = await setUpInterface(await BenchOperator.signIn(fleet.urls[0] ?? ''), receiver.url);
    const generator = new LoadGenerator(target, () => fleet.urls);
    const watch = new CountWatcher(database, target.uuid);
    const start = performance.now();
    let postedAt: number | undefined;
    const isPosted = (): boolean => postedAt !== undefined;
    const injection = scenario.inject({ fleet, postgres, sql: database, generator, count, isPosted });
    await generator.run(count);
    postedAt = performance.now();
    const figures = await injection;
    const finalCounts = await watch.waitUntilDrained(drainTimeout);
    const drainedAt = performance.now();
    return faultReportOf({
      count,
      scenario,
      figures,
      crashes: fleet.crashes,
      generator,
      receiver,
      watch,
      finalCounts,
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
 * `npm run bench -- faults`: sends documents through several processes on a real PostgreSQL. The first run
 * kills processes and restarts the database. The second run terminates connections. A run passes if the
 * receiver has processed each document exactly once. `--documents N` sets the number for each run.
 * `--fault NAME` selects one run.
 */
export async function benchmarkFaults(options: readonly string[]): Promise<readonly BenchReport[]> {
  const count = Number(readOption(options, 'documents') ?? 20_000);
  const only = readOption(options, 'fault');
  const chosen = Object.entries(scenarios).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Error(
      `Unknown value of --fault: ${only}. Available values: ${Object.keys(scenarios).join(', ')}.`,
    );
  const reports: BenchReport[] = [];
  for (const [, scenario] of chosen) reports.push(await runScenario(scenario, count));
  return reports;
}
