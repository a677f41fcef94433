import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { toolFolder } from '../../generator/load/projectFolder.js';

// Vite reads its configuration in any working directory.
const files = readdirSync(join(toolFolder, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('tests', file));

/** Whether a test file replaces a module. */
const replacesModules = (file: string): boolean =>
  readFileSync(join(toolFolder, file), 'utf8').includes('vi.mock(');

const nodeFiles = files.filter((file) => file.endsWith('.test.ts'));
const reset = 'tests/resetEnvironment.ts';
const node = { environment: 'node', setupFiles: [reset] };

const projects = [
  { name: 'node', include: nodeFiles.filter((file) => !replacesModules(file)), isolate: false, ...node },
  {
    name: 'dom',
    include: files.filter((file) => file.endsWith('.test.tsx')),
    isolate: false,
    environment: 'happy-dom',
    setupFiles: [reset, 'tests/runtime/core/cleanup.ts'],
  },
  { name: 'isolated', include: nodeFiles.filter(replacesModules), isolate: true, ...node },
];

/**
 * The Vitest projects. The test files of a worker share its loaded modules, because loading takes longer than
 * most tests. A DOM test file may replace modules, because `cleanup.ts` loads the console again for the next file. A Node
 * test file that replaces modules has a worker of its own. The projects run one after the other, because a worker continues only with files of
 * its own project.
 */
export const vitestProjects: TestProjectInlineConfiguration[] = projects.map((project, groupOrder) => ({
  extends: true,
  test: { ...project, sequence: { groupOrder } },
}));
