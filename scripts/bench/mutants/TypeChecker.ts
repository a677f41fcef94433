import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Mutant } from './createMutants.ts';

type Position = Mutant['location']['start'];

/** Replaces the mutant's place in the code of its file. */
function applyMutant(code: string, { location, replacement }: Mutant): string {
  const lines = code.split('\n');
  const offsetOf = ({ line, column }: Position) =>
    lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0) + column;
  return code.slice(0, offsetOf(location.start)) + replacement + code.slice(offsetOf(location.end));
}

/** Checks the types of mutants in a copy of the project, one at a time. */
export class TypeChecker {
  private lastCheck: Promise<unknown> = Promise.resolve();

  private constructor(private readonly folder: string) {
    const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', listing, { encoding: 'utf8', maxBuffer: 2 ** 28 }).split('\0');
    for (const file of files)
      if (/\.(ts|tsx|js|json|css)$/.test(file) && existsSync(file)) cpSync(file, join(folder, file));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  }

  /**
   * Copies the project to a folder.
   * @throws if its types have errors without a mutant
   */
  static async open(folder: string): Promise<TypeChecker> {
    const checker = new TypeChecker(folder);
    if (!(await checker.passes())) throw new Error('The types of the project have errors without a mutant.');
    return checker;
  }

  refuses(mutant: Mutant): Promise<boolean> {
    const check = this.lastCheck.then(async () => {
      const path = join(this.folder, mutant.fileName);
      const code = readFileSync(path, 'utf8');
      writeFileSync(path, applyMutant(code, mutant));
      const passes = await this.passes();
      writeFileSync(path, code);
      return !passes;
    });
    this.lastCheck = check;
    return check;
  }

  private async passes(): Promise<boolean> {
    const incremental = ['--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo'];
    const program = join('node_modules', '.bin', 'tsc');
    const [status] = await once(
      spawn(program, ['--noEmit', ...incremental], { cwd: this.folder, stdio: 'ignore' }),
      'exit',
    );
    return status === 0;
  }
}
