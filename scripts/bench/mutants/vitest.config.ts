import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import base from '../../../vite.config.ts';
import { vitestProjects } from '../../testing/vitestProjects.ts';

const files = JSON.parse(readFileSync(process.env.MUTATED_FILES ?? '', 'utf8')) as Record<string, string>;

/** Replaces the modules with mutants by their code with switches. */
const switchMutants: Plugin = {
  name: 'switch-mutants',
  enforce: 'pre',
  load: (id) => files[relative(process.cwd(), id)],
};

const withSwitches = ({
  test,
  ...project
}: TestProjectInlineConfiguration): TestProjectInlineConfiguration => ({
  ...project,
  test: {
    ...test,
    setupFiles: [
      // The first file, because the others load modules with mutants.
      'scripts/bench/mutants/activateMutant.ts',
      ...(test?.setupFiles ?? []),
      ...(test?.environment === 'happy-dom' ? ['scripts/bench/mutants/shortenWaits.ts'] : []),
    ],
    sequence: { ...test?.sequence, setupFiles: 'list' },
  },
});

export default defineConfig({
  ...base,
  plugins: [switchMutants, ...(base.plugins ?? [])],
  test: {
    ...base.test,
    maxWorkers: 1,
    // With a mutant, most waits end only by their limit.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 5000 } },
    projects: vitestProjects.map(withSwitches),
  },
});
