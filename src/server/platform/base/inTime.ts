import { setTimeout as delay } from 'node:timers/promises';

/** Rejects if `answer` takes longer than this many milliseconds. The work behind it continues. */
export const inTime = <T>(answer: Promise<T>, milliseconds: number): Promise<T> =>
  Promise.race([
    answer,
    delay(milliseconds, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${milliseconds} ms`);
    }),
  ]);
