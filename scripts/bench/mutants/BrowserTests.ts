import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ProjectCopy } from '../../testing/ProjectCopy.ts';
import type { Mutant, MutatedCode } from './createMutants.ts';
import { chunksOf } from './lanes.ts';

/** Numbers of test files in the runs for one mutant. */
const chunkSizes = [1, 2, 4, Number.POSITIVE_INFINITY];

/** Milliseconds after which a run of browser tests ends as failed. */
const timeLimit = 900_000;

/**
 * Milliseconds of browser tests for one mutant, by their durations without a mutant. Otherwise code that every page
 * runs would get all tests.
 */
const testTime = 180_000;

/** Returns the ids of the mutants that a log reports. */
const readReports = (file: string): string[] =>
  existsSync(file)
    ? [...readFileSync(file, 'utf8').matchAll(/runs mutant (\d+)/g)].flatMap(([, id]) => id ?? [])
    : [];

/**
 * The browser tests of a copy of the project, whose console and service have the switches of the mutants. Tests
 * with the tag `@all` do not run, because they take long.
 */
export class BrowserTests {
  /** The test files that fail without a mutant. They do not count. */
  readonly broken = new Set<string>();
  /** Milliseconds of each test file. */
  private readonly durations = new Map<string, number>();
  /** The test files that run a mutant's code, by its id. */
  private readonly coverage = new Map<string, Set<string>>();

  private constructor(private readonly copy: ProjectCopy) {}

  /** Writes the code with the switches of the mutants to the copy and builds it. */
  static open(copy: ProjectCopy, files: MutatedCode['files'], mutants: readonly Mutant[]): BrowserTests {
    for (const file of new Set(mutants.map(({ fileName }) => fileName))) {
      const activation = relative(dirname(file), 'scripts/bench/mutants/activateInBrowserTests.ts');
      copy.write(file, `import '${activation}';\n${files[file]}`);
    }
    copy.run('tsx', 'scripts/build/build.ts');
    return new BrowserTests(copy);
  }

  get files(): readonly string[] {
    return readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.e2e.ts') && !file.includes('directus'),
    );
  }

  /** Runs a test file without a mutant. */
  async recordCoverage(file: string): Promise<void> {
    const logs = ['browser', 'service'].map((kind) => join(this.copy.root, 'logs', `${file}.${kind}.log`));
    const [CHROME_LOG_FILE = '', MUTANT_COVERAGE = ''] = logs;
    mkdirSync(dirname(CHROME_LOG_FILE), { recursive: true });
    const start = performance.now();
    const passes = await this.passes([file], file, { CHROME_LOG_FILE, MUTANT_COVERAGE });
    this.durations.set(file, performance.now() - start);
    if (!passes) this.broken.add(file);
    for (const id of logs.flatMap(readReports))
      this.coverage.set(id, (this.coverage.get(id) ?? new Set()).add(file));
  }

  /** Returns the shortest test files that run a mutant's code, as many as fit into the time. */
  testsOf({ id }: Mutant): readonly string[] {
    const durationOf = (file: string) => this.durations.get(file) ?? 0;
    let left = testTime;
    return [...(this.coverage.get(id) ?? [])]
      .filter((file) => !this.broken.has(file))
      .sort((a, b) => durationOf(a) - durationOf(b))
      .filter((file) => {
        left -= durationOf(file);
        return left >= 0;
      });
  }

  /** Resolves to whether a test fails with the mutant, and fails again. */
  async notice(mutant: Mutant): Promise<boolean> {
    const environment = { __STRYKER_ACTIVE_MUTANT__: mutant.id };
    for (const chunk of chunksOf(this.testsOf(mutant), chunkSizes))
      if (
        !(await this.passes(chunk, mutant.id, environment)) &&
        !(await this.passes(['--last-failed'], mutant.id, environment))
      )
        return true;
    return false;
  }

  /** @param name the folder of the results, one for each run at the same time */
  private async passes(
    files: readonly string[],
    name: string,
    environment: Readonly<Record<string, string>>,
  ): Promise<boolean> {
    const config = '--config=scripts/bench/mutants/playwright.config.ts';
    const options = [config, '--grep-invert=@all', '--pass-with-no-tests'];
    const program = join('node_modules', '.bin', 'playwright');
    const child = spawn(program, ['test', ...options, ...files], {
      cwd: this.copy.root,
      env: { ...process.env, ...environment, TEST_RESULTS: join(this.copy.root, 'test-results', name) },
      detached: true,
      stdio: 'ignore',
    });
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), timeLimit);
    const [status] = await once(child, 'exit');
    clearTimeout(timer);
    return status === 0;
  }
}
