import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The id of the active mutant. Without one, the run records the coverage. */
    mutant: string | undefined;
  }
}

interface Coverage {
  /** The ids of the mutants whose code runs while modules load. */
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

/** The variables of the switches. Stryker's instrumenter chooses their names. */
interface Switches {
  activeMutant?: string;
  hitCount?: number;
  hitLimit?: number;
  currentTestId?: string;
  mutantCoverage?: Coverage;
}

/** A mutant that creates an endless loop throws after this number of runs of its code. */
const hitLimit = 10_000_000;

const scope = globalThis as { __stryker__?: Switches };
scope.__stryker__ ??= {};
const switches = scope.__stryker__;

const mutant = inject('mutant');
const coverageFile = process.env.MUTANT_COVERAGE ?? '';

if (mutant) Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit });
else {
  // Loaded modules keep this object, so its members are replaced instead.
  switches.mutantCoverage ??= { static: {}, perTest: {} };
  const coverage = switches.mutantCoverage;
  Object.assign(coverage, { static: {}, perTest: {} });
  switches.currentTestId = '';
  beforeAll(() => {
    switches.currentTestId = 'run';
  });
  afterAll(() => {
    const line = {
      file: expect.getState().testPath,
      load: Object.keys(coverage.static),
      run: Object.keys(coverage.perTest.run ?? {}),
    };
    appendFileSync(coverageFile, `${JSON.stringify(line)}\n`);
  });
}
