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

type Suite = readonly [
  run: (options: readonly string[]) => Promise<readonly BenchReport[]>,
  ...options: readonly string[],
];

/** The suites of `npm run bench -- NAME`, each with the options that it reads. */
const suites: Readonly<Record<string, Suite>> = {
  bundle: [benchmarkBundle],
  clients: [benchmarkClients, 'peers', 'document'],
  console: [benchmarkConsole, 'peers', 'runs', 'throttle'],
  dev: [benchmarkDev, 'runs'],
  exchange: [benchmarkExchange, 'part', 'rate', 'seconds', 'processes', 'statements'],
  faults: [benchmarkFaults, 'documents', 'fault'],
  generator: [benchmarkGenerator, 'peers', 'n', 'runs'],
  list: [benchmarkList, 'runs'],
  mapping: [benchmarkMapping, 'peers', 'runs', 'throttle'],
  mutants: [benchmarkMutants, 'mutants', 'seed', 'area', 'lanes'],
  openapi: [benchmarkOpenApi, 'documents', 'count'],
  service: [benchmarkService, 'rows', 'embedded', 'seconds'],
  start: [benchmarkStart, 'runs'],
};

function fail(problem: string): never {
  console.error(problem);
  process.exit(2);
}

const [name = '(none)', ...options] = process.argv.slice(2);
const suite = suites[name];
if (!suite) fail(`Unknown benchmark: ${name}. Available benchmarks: ${Object.keys(suites).join(', ')}.`);
const [run, ...own] = suite;
const known = [...own, 'json'].map((option) => `--${option}`);
const unknown = options.find((option) => option.startsWith('-') && !known.includes(option));
if (unknown !== undefined) fail(`Unknown option: ${unknown}. The options of ${name}: ${known.join(', ')}.`);
const reports = await run(options);
console.log(
  options.includes('--json') ? JSON.stringify(reports, null, 2) : reports.map(formatAsTable).join('\n'),
);
process.exit(reports.every(({ met }) => met) ? 0 : 1);
