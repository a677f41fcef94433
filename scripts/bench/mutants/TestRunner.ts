import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestRun, TestRunResult } from './runTests.ts';

/** A process with a warm Vitest. A run that exceeds its time ends the process; the next run starts another. */
export class TestRunner {
  private process: ChildProcess | undefined;

  constructor(private readonly environment: Readonly<Record<string, string>>) {}

  /** Returns undefined after the time limit in milliseconds, or when the process ends. */
  async run(request: TestRun, limit: number): Promise<TestRunResult | undefined> {
    const child = await this.start();
    const answered = new AbortController();
    const signal = AbortSignal.any([AbortSignal.timeout(limit), answered.signal]);
    try {
      child.send(request);
      const [result] = await Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }).then(() => []),
      ]);
      if (result === undefined) this.process = undefined;
      return result;
    } catch {
      this.stop();
      return undefined;
    } finally {
      // Removes the listeners of this run.
      answered.abort();
    }
  }

  stop(): void {
    // The workers of Vitest belong to the process group.
    if (this.process?.pid && this.process.exitCode === null) process.kill(-this.process.pid, 'SIGKILL');
    this.process = undefined;
  }

  private async start(): Promise<ChildProcess> {
    if (this.process) return this.process;
    const child = fork(join(import.meta.dirname, 'runTests.ts'), {
      env: { ...process.env, ...this.environment },
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.process = child;
    await once(child, 'message');
    return child;
  }
}
