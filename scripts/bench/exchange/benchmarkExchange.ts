import { type BenchReport, readOption } from '../suite.ts';
import { type ExchangeOptions, measureEmbedded, measureFairness, measurePostgres } from './exchangeParts.ts';

/** Parts by the value of `--part`. */
const parts: Readonly<Record<string, (options: ExchangeOptions) => Promise<BenchReport>>> = {
  postgres: measurePostgres,
  embedded: measureEmbedded,
  fairness: measureFairness,
};

/**
 * `npm run bench -- exchange`: accepts and delivers documents under load. `--part NAME` selects one part,
 * `--seconds N` the length of the load, `--rate N` the documents per second (otherwise as many as possible),
 * `--processes N` the number of service processes on PostgreSQL. `--statements` prints the most expensive
 * statements.
 */
export async function benchmarkExchange(options: readonly string[]): Promise<readonly BenchReport[]> {
  const only = readOption(options, 'part');
  const chosen = Object.entries(parts).filter(([name]) => only === undefined || name === only);
  if (chosen.length === 0)
    throw new Error(`Unknown value of --part: ${only}. Available values: ${Object.keys(parts).join(', ')}.`);
  const rate = readOption(options, 'rate');
  const given: ExchangeOptions = {
    seconds: Number(readOption(options, 'seconds') ?? 60),
    rate: rate === undefined ? undefined : Number(rate),
    processes: Number(readOption(options, 'processes') ?? 1),
    showsStatements: options.includes('--statements'),
  };
  const reports: BenchReport[] = [];
  for (const [, measure] of chosen) reports.push(await measure(given));
  return reports;
}
