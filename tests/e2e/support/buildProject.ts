import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ProjectCopy } from './ProjectCopy.ts';
import { removeProduct } from './removeProduct.ts';
import { projectRoot } from './startTestService.ts';

/** Builds the console of a project of tests/projects/ in a copy of this tree. */
export function buildProject(name: string): ProjectCopy {
  const tree = new ProjectCopy();
  removeProduct(tree, /^schemas\/vocabulary\//);
  cpSync(join(projectRoot, 'tests/projects', name), tree.root, { recursive: true });
  tree.run('tsx', 'generator/main.ts');
  tree.run('vite', 'build', '--logLevel', 'warn');
  return tree;
}
