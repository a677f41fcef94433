import { type ChildProcess, spawn } from 'node:child_process';
import type { BenchPage } from './benchPages.ts';

/** Runs bareRoutes.ts in its own process. */
export class BareServer {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(databaseUrl: string, pages: readonly BenchPage[]): Promise<BareServer> {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'scripts/bench/service/bareRoutes.ts', databaseUrl],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    child.stdin.end(
      JSON.stringify(Object.fromEntries(pages.map(({ name, statement }) => [name, statement]))),
    );
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text) => resolve(String(text).trim()));
      child.once('exit', (code) => reject(new Error(`The bare server exited with code ${code}.`)));
    });
    return new BareServer(child, url);
  }

  close(): void {
    this.#child.kill('SIGKILL');
  }
}
