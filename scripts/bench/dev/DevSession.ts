import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const projectRoot = resolve(import.meta.dirname, '../../..');

/** Folders that the copy of the project does not need. */
const leftOut = new Set(['.git', 'data', 'dist', 'node_modules', 'test-results']);

/** `npm run dev` in a temporary copy of the project, so that edits do not change the project. */
export class DevSession {
  readonly #folder = mkdtempSync(join(tmpdir(), 'dev-bench-'));
  readonly root = join(this.#folder, 'project');
  readonly #program: ChildProcess;

  constructor() {
    cpSync(projectRoot, this.root, {
      recursive: true,
      filter: (path) => !leftOut.has(relative(projectRoot, path)),
    });
    symlinkSync(join(projectRoot, 'node_modules'), join(this.root, 'node_modules'));
    this.#program = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev/dev.ts'], {
      cwd: this.root,
      env: { ...process.env, PORT: '0', DATA_DIR: join(this.#folder, 'data') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Resolves to the link that signs an operator in. */
  async signInLink(): Promise<string> {
    if (!this.#program.stdout) throw new Error('The output of the program is not readable.');
    for await (const line of createInterface(this.#program.stdout)) {
      const [link] = /http\S+token=\S+/.exec(line) ?? [];
      if (link !== undefined) return link;
    }
    throw new Error('`npm run dev` ended without a sign-in link.');
  }

  async close(): Promise<void> {
    if (this.#program.exitCode === null) {
      this.#program.kill('SIGTERM');
      await once(this.#program, 'exit');
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
