import { benchmarkBundle } from './bundle/benchmarkBundle.ts';
import { benchmarkClients } from './clients/benchmarkClients.ts';
import { benchmarkConsole } from './console/benchmarkConsole.ts';
import { benchmarkDev } from './dev/benchmarkDev.ts';
import { benchmarkExchange } from './exchange/benchmarkExchange.ts';
import { benchmarkFaults } from './faults/benchmarkFaults.ts';
import { benchmarkGenerator } from './generator/benchmarkGenerator.ts';
import { benchmarkList } from './list/benchmarkList.ts';
import { benchmarkMapping } from './mapping/benchmarkMapping.ts';
import { benchmarkMutants } from './mutants/benchmarkMutants.ts';
import { benchmarkOpenApi } from './openapi/benchmarkOpenApi.ts';
import { benchmarkService } from './service/benchmarkService.ts';
import { benchmarkStart } from './start/benchmarkStart.ts';
import { type BenchReport, formatAsTable } from './suite.ts';

/** The suites of `npm run bench -- NAME`. Each suite reads its own options from the arguments. */
const suites: Readonly<Record<string, (options: readonly string[]) => Promise<readonly BenchReport[]>>> = {
  bundle: benchmarkBundle,
  clients: benchmarkClients,
  console: benchmarkConsole,
  dev: benchmarkDev,
  exchange: benchmarkExchange,
  faults: benchmarkFaults,
  generator: benchmarkGenerator,
  list: benchmarkList,
  mapping: benchmarkMapping,
  mutants: benchmarkMutants,
  openapi: benchmarkOpenApi,
  service: benchmarkService,
  start: benchmarkStart,
};

const [name, ...options] = process.argv.slice(2);
const suite = suites[name ?? ''];
if (!suite) {
  console.error(
    `Unknown benchmark: ${name ?? '(none)'}. Available benchmarks: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const reports = await suite(options);
console.log(
  options.includes('--json') ? JSON.stringify(reports, null, 2) : reports.map(formatAsTable).join('\n'),
);
process.exit(reports.every(({ met }) => met) ? 0 : 1);
