import { setImmediate as nextEvents } from 'node:timers/promises';

/** Milliseconds after which a turn should end, so that requests and other documents do not wait long for it. */
export const turnLength = 10;

/** Resolves when all turns that were asked for have ended. */
let turns: Promise<void> = Promise.resolve();

/** Milliseconds of the turns since the process last handled its other events. */
let computed = 0;

/**
 * Waits until no other filter or mapping of this process computes, so that the time limit of one counts no work of
 * others. Resolves to a function that ends the turn. A turn waits for no I/O.
 */
export async function takeTurn(): Promise<() => void> {
  const earlier = turns;
  let end = (): void => undefined;
  turns = new Promise<void>((resolve) => {
    end = resolve;
  });
  await earlier;
  if (computed > turnLength) {
    await nextEvents();
    computed = 0;
  }
  const start = performance.now();
  return () => {
    computed += performance.now() - start;
    end();
  };
}

/** Computes within one turn. */
export async function inTurn<T>(compute: () => Promise<T>): Promise<T> {
  const end = await takeTurn();
  try {
    return await compute();
  } finally {
    end();
  }
}
