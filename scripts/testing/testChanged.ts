import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportGraph } from './ImportGraph.ts';

/** Seconds of the test files that run without `--all`. The workers share them. */
const budget = 9;
/** Seconds of the imports of a test file, and of the tests in a file without a measured duration. */
const costs = { imports: 0.3, unmeasured: 0.7 };
/** These tests read every file of the project. */
const structureTests = ['tests/boundaries.test.ts', 'tests/citations.test.ts'];

const git = (...command: string[]): string[] =>
  execFileSync('git', [...command, '-z'], { encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\0')
    .filter((file) => file !== '');

/** Returns the seconds of each test file in its last run, from Vitest's cache. */
function readDurations(): ReadonlyMap<string, number> {
  const cache = 'node_modules/.vite/vitest';
  const files = existsSync(cache) ? readdirSync(cache, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('results.json'))
      .flatMap((file) => {
        const { results } = JSON.parse(readFileSync(join(cache, file), 'utf8')) as {
          results: readonly (readonly [string, { readonly duration: number }])[];
        };
        // A key is the project and the path: `node:tests/boundaries.test.ts`.
        return results.map(([key, { duration }]) => [
          key.slice(key.lastIndexOf(':') + 1).replace(/^\//, ''),
          duration / 1000,
        ]);
      }),
  );
}

/** Returns the nearest test, and the next ones that fit into the budget. */
function fitIntoBudget(tests: readonly string[]): readonly string[] {
  const durations = readDurations();
  let left = budget;
  return tests.filter((test, position) => {
    const cost = costs.imports + (durations.get(test) ?? costs.unmeasured);
    if (cost > left && position > 0) return false;
    left -= cost;
    return true;
  });
}

const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const graph = new ImportGraph();
const isData = (file: string) => /^(schemas|locales)\//.test(file);
const readers = [...new Set(changed.filter(isData).map((file) => file.split('/')[0] ?? ''))].flatMap(
  (folder) => graph.readersOf(folder),
);
const affected = graph.testsOf([...changed, ...readers]);
const nearest = affected.filter((test) => !structureTests.includes(test));
const tests = process.argv.includes('--all') ? nearest : fitIntoBudget(nearest);

const run = (program: string, ...options: string[]): number =>
  spawnSync(join('node_modules/.bin', program), options, { stdio: 'inherit' }).status ?? 1;

console.log(`${changed.length} changed files, ${affected.length} test files import them.`);
const generated = changed.some(isData) ? run('tsx', 'generator/main.ts', '--check') : 0;
const failures =
  changed.length > 0
    ? run('vitest', 'run', '--reporter=dot', '--silent=passed-only', ...tests, ...structureTests)
    : 0;
if (tests.length < nearest.length)
  console.log(
    `${nearest.length - tests.length} farther or slower test files did not run. ` +
      'Run them with: npm run test:changed -- --all',
  );
process.exitCode = generated || failures;
