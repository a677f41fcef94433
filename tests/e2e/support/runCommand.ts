import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './startTestService.ts';

/** Runs a command of the program as npm scripts do. Returns its output. Throws if it fails. */
export const runCommand = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(projectRoot, 'scripts/interface-console.js'), ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
