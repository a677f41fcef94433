import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface TestStep {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads the counts of a test runner. A step without this function counts as one check. */
  readonly count?: (exitedWell: boolean) => TestCount;
}

const reports = mkdtempSync(join(tmpdir(), 'interface-console-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/**
 * Reads the counts from a report. A runner that ends without a report, or fails outside a test, counts as one
 * failure.
 */
function readCount(file: string, read: (report: never) => TestCount, exitedWell: boolean): TestCount {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    return { ...count, failed: exitedWell ? count.failed : Math.max(count.failed, 1) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

type VitestCount = 'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests';

const countVitest = (report: Record<VitestCount, number>): TestCount => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

type PlaywrightCount = 'expected' | 'unexpected' | 'skipped';

const countPlaywright = ({ stats }: { stats: Record<PlaywrightCount, number> }): TestCount => ({
  passed: stats.expected,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/**
 * The steps of a stage run side by side: short ones use the time in which unit tests wait. The browser tests
 * need the build, and all cores.
 */
const stages: readonly (readonly TestStep[])[] = [
  [
    {
      name: 'unit tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      count: (exitedWell) => readCount(unitReport, countVitest, exitedWell),
    },
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'generated code matches schemas', command: ['tsx', 'generator/main.ts', '--check'] },
    { name: 'breaking changes are acknowledged', command: ['tsx', 'scripts/schemaDiff.ts'] },
    { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  ],
  [
    {
      name: 'browser tests',
      command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      count: (exitedWell) => readCount(browserReport, countPlaywright, exitedWell),
    },
  ],
];

interface StepResult extends TestCount {
  readonly name: string;
  readonly seconds: number;
}

/** A step with counts prints as it runs. Checks print at their end, so that outputs do not mix. */
async function run({ name, command, environment, count }: TestStep): Promise<StepResult> {
  if (count) console.log(`\n── ${name} ──`);
  const start = performance.now();
  const output = count ? 'inherit' : 'pipe';
  const [program = '', ...options] = command;
  const child = spawn(join('node_modules/.bin', program), options, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, 'close');
  const [out, errors] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => stream && text(stream)),
  );
  const exitedWell = (await ended)[0] === 0;
  if (!count) console.log(`\n── ${name} ──\n${out}${errors}`);
  const one = { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1, skipped: 0 };
  return { name, seconds: (performance.now() - start) / 1000, ...(count?.(exitedWell) ?? one) };
}

const formatCount = ({ passed, failed, skipped }: TestCount): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const results: StepResult[] = [];
for (const stage of stages) results.push(...(await Promise.all(stage.map(run))));
rmSync(reports, { recursive: true, force: true });

const sumOf = (key: keyof TestCount): number => results.reduce((sum, result) => sum + result[key], 0);
const total: TestCount = { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped') };
/** Returns whether a count has failures. With CI set, a skipped test is a failure. */
const isFailure = ({ failed, skipped }: TestCount): boolean =>
  failed > 0 || (Boolean(process.env.CI) && skipped > 0);

console.log('');
for (const result of results)
  console.log(
    `${isFailure(result) ? '✗' : '✓'} ${result.name}: ${formatCount(result)} (${result.seconds.toFixed(0)} s)`,
  );
console.log(`\n${formatCount(total)}`);
process.exitCode = isFailure(total) ? 1 : 0;
