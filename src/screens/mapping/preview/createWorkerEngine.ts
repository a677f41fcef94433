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
  readonly stop: () => void;
  readonly isStopped: () => boolean;
  /** Rejects once it is stopped. */
  readonly stopped: Promise<never>;
}

function begin(spawn: () => Port, ask: AskRecord): Running {
  const port = spawn();
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = (): void => {
    port.terminate();
    stopping.abort();
  };
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new EngineStopped()));
  });
  // Nobody may be waiting.
  stopped.catch(() => undefined);
  // Its file could not be had, or it broke down.
  port.addEventListener('error', stop);
  const engine = wrap<Connect>(port)(proxy(ask)) as unknown as Promise<Remote<MappingEngine>>;
  return { engine, stop, isStopped: () => signal.aborted, stopped };
}

/**
 * An engine in a worker of its own, which starts with the first question. Questions are asked one after the other, so that none
 * waits within its limit for another. What hangs is ended, and the next question starts anew.
 */
export function createWorkerEngine(
  spawn: () => Port,
  ask: AskRecord,
): MappingEngine & { readonly stop: () => void } {
  let running: Running | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let stops = 0;

  async function within<T>(limit: number, work: (engine: Remote<MappingEngine>) => Promise<T>): Promise<T> {
    const current = running && !running.isStopped() ? running : begin(spawn, ask);
    running = current;
    const timer = setTimeout(current.stop, limit);
    try {
      return await Promise.race([current.engine.then(work), current.stopped]);
    } finally {
      clearTimeout(timer);
    }
  }
  function inTurn<T>(limit: number, work: (engine: Remote<MappingEngine>) => Promise<T>): Promise<T> {
    const asked = stops;
    const answer = turn.then(() => {
      if (asked !== stops) throw new EngineStopped();
      return within(limit, work);
    });
    turn = answer.catch(() => undefined);
    return answer;
  }
  return {
    check: (rows) => inTurn(limits.check, (engine) => engine.check(rows)),
    run: (request) => inTurn(limits.run, (engine) => engine.run(request)),
    compare: (request) => inTurn(limits.compare, (engine) => engine.compare(request)),
    stop() {
      stops += 1;
      running?.stop();
    },
  };
}
