import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LookUp, MappingContext } from '../../../../mapping/index.ts';

/** Milliseconds of a mapping until its next pause. */
const sliceLength = 10;

/** Resolves when the long mappings that have begun in this process have ended. */
let longMappings: Promise<unknown> = Promise.resolve();

/**
 * Runs a mapping that pauses, so that requests and other documents wait at most some milliseconds for it. From its
 * first pause on, a mapping is long: long mappings follow each other, so that only one of them uses memory. The
 * time of a look-up is none of the mapping.
 */
export async function withPauses<T>(
  context: MappingContext,
  map: (context: MappingContext) => Promise<T>,
): Promise<T> {
  let resumedAt = performance.now();
  const turn: { end?: () => void } = {};
  const waitForTurn = async (): Promise<void> => {
    if (!turn.end) {
      const earlier = longMappings;
      longMappings = new Promise<void>((resolve) => {
        turn.end = resolve;
      });
      await earlier;
    }
    await nextTurn();
    resumedAt = performance.now();
  };
  const resumeAfter =
    (lookUp: LookUp): LookUp =>
    async (code) => {
      const found = await lookUp(code);
      resumedAt = performance.now();
      return found;
    };
  const { dc, owner, carrier } = context.lookUps;
  const lookUps = { dc: resumeAfter(dc), owner: resumeAfter(owner), carrier: resumeAfter(carrier) };
  try {
    return await map({
      ...context,
      lookUps,
      pause: (now) => (now - resumedAt > sliceLength ? waitForTurn() : undefined),
    });
  } finally {
    turn.end?.();
  }
}
