import { performance } from 'node:perf_hooks';

/** Milliseconds of statements in one turn of the event loop; sockets and timers wait no longer than that. */
const usualLimit = 5;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * A pause before each step of work that blocks this process: undefined while the present turn of the event loop is shorter than
 * `limit` milliseconds, else a promise of the next turn. `now` is in milliseconds.
 */
export function turnPauses(
  now = () => performance.now(),
  limit = usualLimit,
): () => Promise<void> | undefined {
  let began: number | undefined;
  return () => {
    if (began !== undefined) return now() - began < limit ? undefined : nextTurn();
    began = now();
    setImmediate(() => {
      began = undefined;
    });
    return undefined;
  };
}
