import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './runCommand.ts';
import { projectRoot } from './startTestService.ts';

/** The built console of a project. */
export interface BuiltProject {
  /** The project's folder. */
  readonly root: string;
  /** Removes the generated and the built files. */
  readonly remove: () => void;
}

/** Generates, checks and builds a project of tests/projects/. */
export function buildProject(name: string): BuiltProject {
  const root = join(projectRoot, 'tests/projects', name);
  runCommand('generate', '--project', root);
  runCommand('check', '--project', root);
  runCommand('build', '--project', root);
  const remove = () => {
    for (const folder of ['generated', 'dist', 'dist-server'])
      rmSync(join(root, folder), { recursive: true, force: true });
  };
  return { root, remove };
}
