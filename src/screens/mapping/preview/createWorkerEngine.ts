import { type Endpoint, proxy, type Remote, wrap } from 'comlink';
import { EngineStopped } from './EngineStopped.ts';
import type { AskRecord, MappingEngine } from './MappingEngine.ts';
import type { Connect } from './mapping.worker.ts';

/** Milliseconds: one document may take five seconds, twice where it is compared; then the worker is stuck in one step. */
const limits = { check: 6000, run: 6000, compare: 11_000 };

/** A worker, as far as this needs one. */
export type Port = Endpoint & { readonly terminate: () => void };

interface Running {
  readonly engine: Promise<Remote<MappingEngine>>;
  /** Rejects once it is stopped. */
  readonly stopped: Promise<never>;
  readonly stop: () => void;
}

function begin(spawn: () => Port, ask: AskRecord): Running {
  const port = spawn();
  let reject: (reason: EngineStopped) => void = () => undefined;
  const stopped = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // Nobody may be waiting.
  stopped.catch(() => undefined);
  const engine = wrap<Connect>(port)(proxy(ask)) as unknown as Promise<Remote<MappingEngine>>;
  const stop = () => {
    port.terminate();
    reject(new EngineStopped());
  };
  // Its file could not be had, or it broke down.
  port.addEventListener('error', stop);
  return { engine, stopped, stop };
}

/** An engine in a worker of its own, which starts with the first question. What hangs is ended, and the next question starts anew. */
export function createWorkerEngine(
  spawn: () => Port,
  ask: AskRecord,
): MappingEngine & { readonly stop: () => void } {
  let running: Running | undefined;
  const stop = (): void => {
    running?.stop();
    running = undefined;
  };
  async function within<T>(limit: number, work: (engine: Remote<MappingEngine>) => Promise<T>): Promise<T> {
    running ??= begin(spawn, ask);
    const { engine, stopped } = running;
    const current = running;
    const timer = setTimeout(() => {
      current.stop();
      if (running === current) running = undefined;
    }, limit);
    try {
      return await Promise.race([engine.then(work), stopped]);
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    check: (rows) => within(limits.check, (engine) => engine.check(rows)),
    run: (request) => within(limits.run, (engine) => engine.run(request)),
    compare: (request) => within(limits.compare, (engine) => engine.compare(request)),
    stop,
  };
}
