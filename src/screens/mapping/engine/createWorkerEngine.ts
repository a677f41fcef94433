import { type Endpoint, proxy, type Remote, wrap } from 'comlink';
import type { MappingEngine, RecordLookUp } from './MappingEngine.ts';
import { EngineStoppedError } from './MappingEngine.ts';
import type { ConnectEngine } from './mapping.worker.ts';

/**
 * Milliseconds: one document may take five seconds, a comparison twice as long; after that the worker hangs.
 */
const timeLimits = { check: 6000, run: 6000, compare: 11_000 };

/** The members of a worker in use here. */
export type WorkerPort = Endpoint & { readonly terminate: () => void };

interface RunningWorker {
  readonly engine: Promise<Remote<MappingEngine>>;
  readonly stop: () => void;
  readonly isStopped: () => boolean;
  /** Rejects once it is stopped. */
  readonly stopped: Promise<never>;
}

function startWorker(spawn: () => WorkerPort, lookUpRecord: RecordLookUp): RunningWorker {
  const port = spawn();
  const stopping = new AbortController();
  const { signal } = stopping;
  const stop = (): void => {
    port.terminate();
    stopping.abort();
  };
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new EngineStoppedError()));
  });
  // Prevents an unhandled rejection.
  stopped.catch(() => undefined);
  // Its file failed to load, or it crashed.
  port.addEventListener('error', stop);
  const engine = wrap<ConnectEngine>(port)(proxy(lookUpRecord)) as unknown as Promise<Remote<MappingEngine>>;
  return { engine, stop, isStopped: () => signal.aborted, stopped };
}

/**
 * An engine in its own worker, which starts with the first call. Calls run one after the other, so that none
 * waits within its limit for another. A hanging worker is stopped, and the next call starts a new one.
 */
export function createWorkerEngine(
  spawn: () => WorkerPort,
  lookUpRecord: RecordLookUp,
): MappingEngine & { readonly stop: () => void } {
  let running: RunningWorker | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let stopCount = 0;

  async function runWithLimit<T>(
    limit: number,
    work: (engine: Remote<MappingEngine>) => Promise<T>,
  ): Promise<T> {
    const current = running && !running.isStopped() ? running : startWorker(spawn, lookUpRecord);
    running = current;
    const timer = setTimeout(current.stop, limit);
    try {
      return await Promise.race([current.engine.then(work), current.stopped]);
    } finally {
      clearTimeout(timer);
    }
  }
  function enqueue<T>(limit: number, work: (engine: Remote<MappingEngine>) => Promise<T>): Promise<T> {
    const stopCountBefore = stopCount;
    const answer = queue.then(() => {
      if (stopCountBefore !== stopCount) throw new EngineStoppedError();
      return runWithLimit(limit, work);
    });
    queue = answer.catch(() => undefined);
    return answer;
  }
  return {
    check: (rows, lookUps) => enqueue(timeLimits.check, (engine) => engine.check(rows, lookUps)),
    run: (request) => enqueue(timeLimits.run, (engine) => engine.run(request)),
    compare: (request) => enqueue(timeLimits.compare, (engine) => engine.compare(request)),
    stop() {
      stopCount += 1;
      running?.stop();
    },
  };
}
