import { setImmediate as nextEvents } from 'node:timers/promises';

/** Milliseconds after which a turn should end, so that requests and other documents do not wait long for it. */
export const turnLength = 10;

/** Resolves when all turns that were asked for have ended. */
let turns: Promise<void> = Promise.resolve();

/** When the process last handled its other events, on the clock of `performance.now`. */
let handledEventsAt = 0;

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
  if (performance.now() - handledEventsAt > turnLength) {
    await nextEvents();
    handledEventsAt = performance.now();
  }
  return end;
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
