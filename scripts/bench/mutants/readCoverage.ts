import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The test files that run a mutant's code, while modules load or during tests. */
export interface MutantCoverage {
  readonly load: ReadonlySet<string>;
  readonly run: ReadonlySet<string>;
}

interface CoverageLine {
  readonly file: string;
  readonly load: readonly string[];
  readonly run: readonly string[];
}

/** Reads the lines that `activateMutant` writes. Returns the coverage of each mutant by its id. */
export function readCoverage(path: string): ReadonlyMap<string, MutantCoverage> {
  const coverage = new Map<string, { load: Set<string>; run: Set<string> }>();
  for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
    const { file, ...ids } = JSON.parse(line) as CoverageLine;
    for (const kind of ['load', 'run'] as const)
      for (const id of ids[kind]) {
        const entry = coverage.get(id) ?? { load: new Set(), run: new Set() };
        entry[kind].add(relative(process.cwd(), file));
        coverage.set(id, entry);
      }
  }
  return coverage;
}
