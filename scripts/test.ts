import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Reads what a test runner counted; a step without it counts as one check. */
  readonly count?: (exitedWell: boolean) => Count;
}

const reports = mkdtempSync(join(tmpdir(), 'interface-console-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** A runner that died before it wrote its report, or failed outside of a test, is a failure of its own. */
function counted(file: string, read: (report: never) => Count, exitedWell: boolean): Count {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')) as never);
    return { passed, failed: exitedWell ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const ofVitest = (report: { numPassedTests: number; numFailedTests: number }): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

const ofPlaywright = ({
  stats,
}: {
  stats: { expected: number; unexpected: number; flaky: number };
}): Count => ({
  // Playwright lists by name what passed only when it was repeated.
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
});

const steps: readonly Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'generated code matches schemas', command: ['tsx', 'generator/main.ts', '--check'] },
  { name: 'breaking changes are acknowledged', command: ['tsx', 'scripts/schemaDiff.ts'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    count: (exitedWell) => counted(unitReport, ofVitest, exitedWell),
  },
  { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
    count: (exitedWell) => counted(browserReport, ofPlaywright, exitedWell),
  },
];

function run({ name, command, environment, count }: Step): Count {
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync('npx', ['--no-install', ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const exitedWell = status === 0;
  return count?.(exitedWell) ?? { passed: exitedWell ? 1 : 0, failed: exitedWell ? 0 : 1 };
}

const results = steps.map((step) => ({ name: step.name, ...run(step) }));
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, passed, failed } of results)
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} / ${passed + failed}`);
const total = (of: keyof Count): number => results.reduce((sum, result) => sum + result[of], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') ? 1 : 0;
