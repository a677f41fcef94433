import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { toolFolder } from '../../generator/load/projectFolder.js';

/** Generates, builds and starts a project as `npm start` does. Resolves when the service ends. */
export async function startConsole(root: string): Promise<void> {
  const program = join(toolFolder, 'scripts/interface-console.js');
  const project = root === toolFolder ? [] : ['--project', root];
  const child = spawn(process.execPath, [program, 'start', ...project], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = typeof code === 'number' ? code : 1;
}
