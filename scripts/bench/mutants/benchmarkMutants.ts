import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProjectCopy } from '../../testing/ProjectCopy.ts';
import { type BenchReport, readOption } from '../suite.ts';
import { BrowserTests } from './BrowserTests.ts';
import { areas, createMutants, type Mutant } from './createMutants.ts';
import { runInLanes } from './lanes.ts';
import { describeChange, describePlace, type Fate, reportFates } from './reportFates.ts';
import { TypeChecker } from './TypeChecker.ts';
import { UnitTests } from './UnitTests.ts';

/**
 * `npm run bench -- mutants [--mutants 300] [--seed 1] [--area src/mapping] [--lanes 2]`: changes single places of
 * the code and counts the changes that a unit test, the compiler or a browser test notices. The slower ones get
 * the mutants that the faster ones leave.
 */
export async function benchmarkMutants(options: readonly string[]): Promise<readonly BenchReport[]> {
  const count = Number(readOption(options, 'mutants') ?? 300);
  const seed = Number(readOption(options, 'seed') ?? 1);
  const area = readOption(options, 'area');
  const laneCount = Number(readOption(options, 'lanes') ?? 2);
  const start = performance.now();
  const progress = (text: string) =>
    console.error(`${((performance.now() - start) / 1000).toFixed(0).padStart(5)} s  ${text}`);

  const { mutants, files } = await createMutants(area ? [area] : areas, count, seed);
  progress(`${mutants.length} mutants in ${Object.keys(files).length} files`);
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const copy = new ProjectCopy();
  const unitTests = new UnitTests(folder, laneCount, files);
  const fates = new Map<Mutant, Fate>();
  const keepFate = (mutant: Mutant, fate: Fate) => {
    fates.set(mutant, fate);
    progress(`${fates.size}/${mutants.length} ${fate}: ${describePlace(mutant)} ${describeChange(mutant)}`);
  };

  try {
    await unitTests.recordCoverage();
    progress('coverage of the unit tests');
    const types = await TypeChecker.open(copy);
    // The check of types takes less time than tests that are far from the mutant, and notices more.
    await runInLanes(unitTests.lanes, mutants, async (lane, mutant) => {
      const fate =
        (await unitTests.findFailure(lane, mutant, 'near')) ??
        ((await types.refuses(mutant)) ? 'types' : await unitTests.findFailure(lane, mutant, 'far'));
      if (fate) keepFate(mutant, fate);
    });
    unitTests.stop();

    const left = mutants.filter((mutant) => !fates.has(mutant));
    progress(`${left.length} mutants for the browser tests`);
    const browserTests = BrowserTests.open(copy, files, left);
    const lanes = Array.from({ length: laneCount });
    await runInLanes(lanes, browserTests.files, (_, file) => browserTests.recordCoverage(file));
    progress('coverage of the browser tests');
    await runInLanes(lanes, left, async (_, mutant) => {
      const isReached = [unitTests, browserTests].some((tests) => tests.testsOf(mutant).length > 0);
      const isNoticed = await browserTests.notice(mutant);
      keepFate(mutant, isNoticed ? 'browser test' : isReached ? 'survived' : 'unreached');
    });
    return reportFates(fates, seed, [...unitTests.broken, ...browserTests.broken]);
  } finally {
    unitTests.stop();
    copy.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
