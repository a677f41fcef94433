import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './runCommand.ts';
import { projectRoot } from './startTestService.ts';

/** The built console of a project. */
export interface BuiltProject {
  /** The project's folder. */
  readonly root: string;
  readonly remove: () => void;
}

/** Builds a copy of a project of tests/projects/. */
export function buildProject(name: string): BuiltProject {
  const root = mkdtempSync(join(tmpdir(), `${name}-`));
  cpSync(join(projectRoot, 'tests/projects', name), root, { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  runCommand('build', '--generate', '--project', root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
