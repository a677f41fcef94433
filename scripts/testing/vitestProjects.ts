import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { toolFolder } from '../../generator/load/projectFolder.js';
import { replacesModules } from './replacesModules.ts';

// Vite reads its configuration in any working directory.
const files = readdirSync(join(toolFolder, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('tests', file));

const replaces = (file: string): boolean => replacesModules(readFileSync(join(toolFolder, file), 'utf8'));

const kinds = [
  { name: 'node', ending: '.test.ts', environment: 'node', setupFiles: ['tests/resetEnvironment.ts'] },
  {
    name: 'dom',
    ending: '.test.tsx',
    environment: 'happy-dom',
    setupFiles: ['tests/resetEnvironment.ts', 'tests/runtime/core/cleanup.ts'],
  },
] as const;

/**
 * The Vitest projects. The test files of a worker share its loaded modules, because loading takes longer than
 * most tests. A file that replaces modules gets its own worker, because a replaced module stays replaced.
 */
export const vitestProjects: TestProjectInlineConfiguration[] = kinds.flatMap(
  ({ name, ending, environment, setupFiles }, kind) =>
    [false, true].map((isolate) => ({
      extends: true,
      test: {
        name: isolate ? `${name}, isolated` : name,
        include: files.filter((file) => file.endsWith(ending) && replaces(file) === isolate),
        environment,
        setupFiles: [...setupFiles],
        isolate,
        // The kinds run one after the other, because a worker continues only with files of its own project.
        sequence: { groupOrder: isolate ? kinds.length : kind },
      },
    })),
);
