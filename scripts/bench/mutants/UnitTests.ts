import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportGraph } from '../../testing/ImportGraph.ts';
import type { Mutant, MutatedCode } from './createMutants.ts';
import { chunksOf, runInLanes } from './lanes.ts';
import { type MutantCoverage, readCoverage } from './readCoverage.ts';
import type { Fate } from './reportFates.ts';
import { TestRunner } from './TestRunner.ts';

/**
 * Numbers of test files in the runs for one mutant. The nearest tests run first, because they detect most
 * mutants.
 */
const chunkSizes = { near: [4, 12], far: [40, Number.POSITIVE_INFINITY] } as const;
const nearFiles = chunkSizes.near.reduce((sum, size) => sum + size, 0);

/** The unit tests, with the switches of the mutants in the code that they import. */
export class UnitTests {
  readonly lanes: readonly TestRunner[];
  /** The test files that fail without a mutant. They do not count. */
  readonly broken = new Set<string>();
  private readonly graph = new ImportGraph();
  private readonly durations = new Map<string, number>();
  private coverage: ReadonlyMap<string, MutantCoverage> = new Map();
  private readonly environment: { readonly MUTATED_FILES: string; readonly MUTANT_COVERAGE: string };

  /** @param folder keeps the code with switches and the coverage */
  constructor(
    folder: string,
    laneCount: number,
    private readonly files: MutatedCode['files'],
  ) {
    this.environment = {
      MUTATED_FILES: join(folder, 'files.json'),
      MUTANT_COVERAGE: join(folder, 'coverage.jsonl'),
    };
    writeFileSync(this.environment.MUTATED_FILES, JSON.stringify(files));
    writeFileSync(this.environment.MUTANT_COVERAGE, '');
    this.lanes = Array.from({ length: laneCount }, () => new TestRunner(this.environment));
  }

  /** Runs all tests of the mutated files without a mutant. */
  async recordCoverage(): Promise<void> {
    const testFiles = [...this.graph.testsOf(Object.keys(this.files))].sort();
    // Tests of one environment share a worker.
    const batches = [/\.ts$/, /\.tsx$/].flatMap((ending) => [
      ...chunksOf(
        testFiles.filter((file) => ending.test(file)),
        Array.from({ length: 100 }, () => 25),
      ),
    ]);
    const record = async (lane: TestRunner, files: readonly string[]): Promise<readonly string[]> => {
      const result = await lane.run({ files }, 900_000);
      for (const [file, duration] of Object.entries(result?.durations ?? {}))
        this.durations.set(file, duration);
      return result?.failedFiles ?? files;
    };
    await runInLanes(this.lanes, batches, async (lane, batch) => {
      for (const file of await record(lane, batch)) {
        // A test that fails beside others can have met its own time limit on a busy machine.
        if ((await record(lane, [file])).length > 0) this.broken.add(file);
      }
    });
    this.coverage = readCoverage(this.environment.MUTANT_COVERAGE);
  }

  /** Returns the test files that run a mutant's code, the nearest first. */
  testsOf({ id, fileName }: Mutant): readonly string[] {
    const covered = this.coverage.get(id) ?? { load: new Set(), run: new Set() };
    // Code that runs while a module loads runs for the first test file of a worker only. All importers count.
    return this.graph
      .testsOf([fileName])
      .filter((file) => (covered.load.size > 0 || covered.run.has(file)) && !this.broken.has(file));
  }

  /** Returns how the nearest tests, or the others, notice a mutant; undefined if they pass. */
  async findFailure(
    lane: TestRunner,
    mutant: Mutant,
    distance: keyof typeof chunkSizes,
  ): Promise<Fate | undefined> {
    const tests = this.testsOf(mutant);
    const atDistance = distance === 'near' ? tests.slice(0, nearFiles) : tests.slice(nearFiles);
    for (const chunk of chunksOf(atDistance, chunkSizes[distance])) {
      const result = await this.run(lane, mutant, chunk);
      if (!result) return 'time limit';
      if (result.failedFiles.length === 0) continue;
      // A test that fails once can have met its own time limit on a busy machine.
      const again = await this.run(lane, mutant, result.failedFiles);
      if (!again || again.failedFiles.length > 0) return 'unit test';
    }
    return undefined;
  }

  stop(): void {
    for (const lane of this.lanes) lane.stop();
  }

  private run(lane: TestRunner, { id }: Mutant, files: readonly string[]) {
    const expected = files.reduce((sum, file) => sum + (this.durations.get(file) ?? 0), 0);
    return lane.run({ files, mutant: id }, Math.round(60_000 + 5 * expected));
  }
}
