import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectCopy } from '../../testing/ProjectCopy.ts';
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

  private constructor(private readonly copy: ProjectCopy) {}

  /** @throws if the types of the copy have errors without a mutant */
  static async open(copy: ProjectCopy): Promise<TypeChecker> {
    const checker = new TypeChecker(copy);
    if (!(await checker.passes())) throw new Error('The types of the project have errors without a mutant.');
    return checker;
  }

  refuses(mutant: Mutant): Promise<boolean> {
    const check = this.lastCheck.then(async () => {
      const code = readFileSync(mutant.fileName, 'utf8');
      this.copy.write(mutant.fileName, applyMutant(code, mutant));
      const passes = await this.passes();
      this.copy.write(mutant.fileName, code);
      return !passes;
    });
    this.lastCheck = check;
    return check;
  }

  private async passes(): Promise<boolean> {
    const incremental = ['--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo'];
    const program = join('node_modules', '.bin', 'tsc');
    const [status] = await once(
      spawn(program, ['--noEmit', ...incremental], { cwd: this.copy.root, stdio: 'ignore' }),
      'exit',
    );
    return status === 0;
  }
}
