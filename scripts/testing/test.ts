import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readTestReport, type TestReport } from './testReports.ts';

interface TestStep {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The step that must end before this one. */
  readonly after?: string;
  /** Reads the report of a test runner. A step without this function counts as one check. */
  readonly report?: (exitedWell: boolean) => TestReport;
}

/** Also the tests that take long (tests/DECISIONS.md, 10). CI runs them. Browser tests of this kind have the tag `@all`. */
const isWhole = process.argv.includes('--all');
const longUnitTests = [
  'tests/generator/diff/diffSilence.test.ts',
  'tests/generator/emit/isAffectedBy.test.ts',
  'tests/generator/external/corpus.test.ts',
  'tests/generator/mutations/**',
  'tests/runtime/fields/types/published/corpus.test.tsx',
  'tests/scripts/interfaceConsole.test.ts',
  'tests/scripts/schemaDiff/schemaDiff.test.ts',
  'tests/server/contract/foreignUuids.test.ts',
  'tests/server/integration/exchange/dispatch/orderProperty.test.ts',
  'tests/server/platform/backup/createBackup.test.ts',
  'tests/server/platform/store/databases/assertDatabaseIntact.test.ts',
  'tests/server/platform/store/databases/openPGlite.test.ts',
  'tests/server/processes/**',
  'tests/server/startService.test.ts',
];

const reports = mkdtempSync(join(tmpdir(), 'interface-console-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/**
 * The steps run side by side, because tests also wait for processes, databases and pages. Only the browser tests
 * need another step.
 */
const steps: readonly TestStep[] = [
  { name: 'build', command: ['tsx', 'scripts/build/build.ts'] },
  {
    name: 'unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
      ...(isWhole ? [] : longUnitTests.map((files) => `--exclude=${files}`)),
    ],
    // Without it, tests of random values have the same values in each run (`tests/fastCheck.ts`).
    environment: isWhole ? { PROPERTY_SEED: String(randomInt(2 ** 31)) } : {},
    report: (exitedWell) => readTestReport('vitest', unitReport, exitedWell),
  },
  {
    name: 'browser tests',
    command: [
      'playwright',
      'test',
      '--config=tests/e2e/playwright.config.ts',
      '--reporter=list,json',
      ...(isWhole ? [] : ['--grep-invert=@all']),
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    after: 'build',
    report: (exitedWell) => readTestReport('playwright', browserReport, exitedWell),
  },
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'breaking changes are acknowledged', command: ['tsx', 'scripts/schemaDiff/schemaDiff.ts'] },
];

interface StepResult extends TestReport {
  readonly name: string;
  readonly seconds: number;
}

/** Prints the lines of a test runner as they come, with the name of its step. */
async function printLines(name: string, stream: Readable): Promise<void> {
  for await (const line of createInterface(stream)) console.log(`${name} │ ${line}`);
}

/** A step with a report prints as it runs. Checks print at their end, so that outputs do not mix. */
async function run({ name, command, environment, report }: TestStep): Promise<StepResult> {
  const start = performance.now();
  const [program = '', ...options] = command;
  const child = spawn(join('node_modules/.bin', program), options, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'close');
  const streams = [child.stdout, child.stderr];
  if (report) await Promise.all(streams.map((stream) => printLines(name, stream)));
  else console.log(`\n── ${name} ──\n${(await Promise.all(streams.map(text))).join('')}`);
  const exitedWell = (await ended)[0] === 0;
  const check = { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, skipped: 0, failures: [] };
  return { name, seconds: (performance.now() - start) / 1000, ...(report?.(exitedWell) ?? check) };
}

/** Runs all steps, and resolves to their results in the order of the list. */
function runAll(): Promise<StepResult[]> {
  const started = new Map<string, Promise<StepResult>>();
  for (const step of steps) {
    const before = step.after === undefined ? undefined : started.get(step.after);
    started.set(
      step.name,
      Promise.resolve(before).then(() => run(step)),
    );
  }
  return Promise.all(started.values());
}

type TestCount = Pick<TestReport, 'passed' | 'failed' | 'skipped'>;

const formatCount = ({ passed, failed, skipped }: TestCount): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const results = await runAll();
rmSync(reports, { recursive: true, force: true });

const sumOf = (key: keyof TestCount): number => results.reduce((sum, result) => sum + result[key], 0);
const total: TestCount = { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped') };
/** Returns whether a count has failures. With CI set, a skipped test is a failure. */
const isFailure = ({ failed, skipped }: TestCount): boolean =>
  failed > 0 || (Boolean(process.env.CI) && skipped > 0);

// The failures come last, because a log is often cut at its start.
console.log('');
for (const { name, failures } of results)
  for (const failure of failures) console.log(`✗ ${name}: ${failure}\n`);
for (const result of results)
  console.log(
    `${isFailure(result) ? '✗' : '✓'} ${result.name}: ${formatCount(result)} (${result.seconds.toFixed(0)} s)`,
  );
console.log(`\n${formatCount(total)}`);
process.exitCode = isFailure(total) ? 1 : 0;
