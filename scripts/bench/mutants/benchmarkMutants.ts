import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportGraph } from '../../testing/ImportGraph.ts';
import { type BenchReport, readOption } from '../suite.ts';
import { areas, createMutants, type Mutant } from './createMutants.ts';
import { readCoverage } from './readCoverage.ts';
import { describeChange, describePlace, type Fate, reportFates } from './reportFates.ts';
import { TestRunner } from './TestRunner.ts';
import { TypeChecker } from './TypeChecker.ts';

/** Numbers of test files in the runs for one mutant. The nearest tests run first, since most mutants die there. */
const chunkSizes = [4, 12, 40, Number.POSITIVE_INFINITY];
/** Number of chunks before the check of types. Further tests take longer than this check and notice few mutants. */
const nearChunks = 2;

function* chunksOf<T>(values: readonly T[], sizes: readonly number[]): Generator<readonly T[]> {
  let start = 0;
  for (const size of sizes) {
    if (start >= values.length) return;
    yield values.slice(start, start + size);
    start += size;
  }
}

/** Runs one task after another in each lane until none is left. Results keep the order of the tasks. */
async function runInLanes<Lane, Task, Result>(
  lanes: readonly Lane[],
  tasks: readonly Task[],
  run: (lane: Lane, task: Task) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const open = [...tasks.entries()].reverse();
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = open.pop(); next; next = open.pop()) results[next[0]] = await run(lane, next[1]);
    }),
  );
  return results;
}

/**
 * `npm run bench -- mutants [--mutants 300] [--seed 1] [--area src/mapping] [--lanes 2]`: changes single places of
 * the code and counts the changes that a unit test or the compiler notices. Browser tests do not run.
 */
export async function benchmarkMutants(options: readonly string[]): Promise<readonly BenchReport[]> {
  const count = Number(readOption(options, 'mutants') ?? 300);
  const seed = Number(readOption(options, 'seed') ?? 1);
  const area = readOption(options, 'area');
  const start = performance.now();
  const progress = (text: string) =>
    console.error(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${text}`);

  const { mutants, files } = await createMutants(area ? [area] : areas, count, seed);
  progress(`${mutants.length} mutants in ${Object.keys(files).length} files`);
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const environment = {
    MUTATED_FILES: join(folder, 'files.json'),
    MUTANT_COVERAGE: join(folder, 'coverage.jsonl'),
  };
  writeFileSync(environment.MUTATED_FILES, JSON.stringify(files));
  writeFileSync(environment.MUTANT_COVERAGE, '');
  const lanes = Array.from(
    { length: Number(readOption(options, 'lanes') ?? 2) },
    () => new TestRunner(environment),
  );

  try {
    const graph = new ImportGraph();
    const testFiles = [...graph.testsOf(Object.keys(files))].sort();
    // Tests of one environment share a worker.
    const batches = [/\.ts$/, /\.tsx$/].flatMap((ending) => [
      ...chunksOf(
        testFiles.filter((file) => ending.test(file)),
        Array.from({ length: 100 }, () => 25),
      ),
    ]);
    const dryRuns = await runInLanes(lanes, batches, (lane, batch) => lane.run({ files: batch }, 900_000));
    const durations = new Map(dryRuns.flatMap((run) => Object.entries(run?.durations ?? {})));
    const broken = new Set(dryRuns.flatMap((run, at) => run?.failedFiles ?? batches[at] ?? []));
    const coverage = readCoverage(environment.MUTANT_COVERAGE);
    progress(
      `coverage of ${testFiles.length} test files, ${broken.size} of them fail: ${[...broken].join(', ')}`,
    );

    const types = await TypeChecker.open(join(folder, 'project'));
    const runTests = async (lane: TestRunner, mutant: Mutant, files: readonly string[]) => {
      const expected = files.reduce((sum, file) => sum + (durations.get(file) ?? 0), 0);
      return lane.run({ files, mutant: mutant.id }, Math.round(60_000 + 5 * expected));
    };
    /** Returns how the tests notice the mutant; undefined if they pass. */
    const findFailure = async (
      lane: TestRunner,
      mutant: Mutant,
      chunks: readonly (readonly string[])[],
    ): Promise<Fate | undefined> => {
      for (const chunk of chunks) {
        const result = await runTests(lane, mutant, chunk);
        if (!result) return 'time limit';
        if (result.failedFiles.length === 0) continue;
        // A test that fails once can have met its own time limit on a busy machine.
        const again = await runTests(lane, mutant, result.failedFiles);
        if (!again || again.failedFiles.length > 0) return 'failed test';
      }
      return undefined;
    };
    const findFate = async (lane: TestRunner, mutant: Mutant): Promise<Fate> => {
      const covered = coverage.get(mutant.id) ?? { load: new Set(), run: new Set() };
      // Code that runs while a module loads runs for the first test file of a worker only. All importers count.
      const tests = graph
        .testsOf([mutant.fileName])
        .filter((file) => (covered.load.size > 0 || covered.run.has(file)) && !broken.has(file));
      const chunks = [...chunksOf(tests, chunkSizes)];
      const failure = await findFailure(lane, mutant, chunks.slice(0, nearChunks));
      if (failure) return failure;
      if (await types.refuses(mutant)) return 'types';
      return (
        (await findFailure(lane, mutant, chunks.slice(nearChunks))) ??
        (tests.length > 0 ? 'survived' : 'unreached')
      );
    };
    let done = 0;
    const fates = await runInLanes(lanes, mutants, async (lane, mutant) => {
      const fate = await findFate(lane, mutant);
      done += 1;
      progress(`${done}/${mutants.length} ${fate}: ${describePlace(mutant)} ${describeChange(mutant)}`);
      return fate;
    });
    for (const lane of lanes) lane.stop();

    return reportFates(mutants, fates, seed, [...broken]);
  } finally {
    for (const lane of lanes) lane.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
