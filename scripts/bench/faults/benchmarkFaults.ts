import type { BenchReport } from '../suite.ts';
import { readOption } from '../suite.ts';
import { BenchReceiver } from './BenchReceiver.ts';
import type { FaultScenario } from './FaultStand.ts';
import { faultReportOf } from './faultReportOf.ts';
import { faultScenarios } from './faultScenarios.ts';
import { LoadGenerator } from './LoadGenerator.ts';

async function runScenario(scenario: FaultScenario, count: number): Promise<BenchReport> {
  const receiver = await BenchReceiver.open();
  const stand = await scenario.open(receiver.url);
  try {
    const { fleet, target, counts } = stand;
    const generator = new LoadGenerator(target, () => fleet.urls);
    const start = performance.now();
    let postedAt: number | undefined;
    const injection = stand.inject({ generator, count, isPosted: () => postedAt !== undefined });
    await generator.run(count);
    postedAt = performance.now();
    const figures = await injection;
    const finalCounts = await stand.waitUntilDrained();
    const drainedAt = performance.now();
    return faultReportOf({
      count,
      scenario,
      figures,
      crashes: fleet.crashes,
      generator,
      receiver,
      counts,
      finalCounts,
      postSeconds: (postedAt - start) / 1000,
      allSeconds: (drainedAt - start) / 1000,
    });
  } finally {
    await stand.close();
    receiver.close();
  }
}

/**
 * `npm run bench -- faults`: sends documents while processes are killed, or the database terminates or freezes
 * connections. A run passes if the receiver has processed each document exactly once, in order, and every
 * check of the counts was right. `--documents N` sets the number for each run. `--fault NAME` selects one run.
 */
export async function benchmarkFaults(options: readonly string[]): Promise<readonly BenchReport[]> {
  const documents = readOption(options, 'documents');
  const only = readOption(options, 'fault');
  const chosen = Object.entries(faultScenarios).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Error(
      `Unknown value of --fault: ${only}. Available values: ${Object.keys(faultScenarios).join(', ')}.`,
    );
  const reports: BenchReport[] = [];
  for (const [, scenario] of chosen)
    reports.push(await runScenario(scenario, Number(documents ?? scenario.documents)));
  return reports;
}
