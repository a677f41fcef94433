import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { serviceBuild } from '../../build/serviceBuild.ts';

/** The browser tests use `dist-server` meanwhile. */
const outDir = 'node_modules/.cache/bench-service';

/** The build of the current code, which all processes share. */
let built: Promise<unknown> | undefined;

/** The service in its own process, as `npm start` runs it. */
export class ServiceProcess {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  /** The exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;
  readonly #output: () => string;

  private constructor(child: ChildProcess, url: string, ended: Promise<number | null>, output: () => string) {
    this.#child = child;
    this.url = url;
    this.ended = ended;
    this.#output = output;
  }

  /** The last 5,000 characters of its output. */
  get output(): string {
    return this.#output();
  }

  /**
   * Starts a process with these environment variables, which must include OPERATOR_PASSWORD. The process
   * listens on a free port unless PORT sets one. Rejects with its output if it ends before it listens.
   */
  static async start(variables: Readonly<Record<string, string>>): Promise<ServiceProcess> {
    built ??= build(serviceBuild(resolve('.'), outDir));
    await built;
    const child = spawn(process.execPath, [join(outDir, 'main.js')], {
      env: { PATH: process.env.PATH, PORT: '0', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => {
          output = (output + text).slice(-5000);
          const [found] = /http:\/\/\S+:\d+/.exec(output) ?? [];
          if (found) resolve(found);
        });
      }
      ended.then((code) => reject(new Error(`The service exited with code ${code}: ${output}`)));
    });
    return new ServiceProcess(child, url, ended, () => output);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Resolves when the process has ended. SIGTERM lets it finish its work, SIGKILL does not. */
  async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.#child.kill(signal);
    await this.ended;
  }
}
