import type { LookUp, MappingContext } from '../../../../mapping/index.ts';
import { takeTurn, turnLength } from './takeTurn.ts';
import { waitAtMost } from './waitAtMost.ts';

/** Maximum milliseconds that a mapping waits in its pauses. */
const maxWait = 10_000;

/** Resolves when the long mappings that have begun in this process have ended. */
let longMappings: Promise<void> = Promise.resolve();

/**
 * Runs a mapping in turns, with pauses between them. After its first whole turn, a mapping is long: long mappings
 * follow each other, so that only one of them uses memory. A look-up ends the turn. A pause resolves to false if the
 * mapping has waited too long.
 */
export async function withPauses<T>(
  context: MappingContext,
  map: (context: MappingContext) => Promise<T>,
): Promise<T> {
  let resumedAt = 0;
  let waited = 0;
  let endTurn: (() => void) | undefined;
  let leaveOrder: (() => void) | undefined;

  const leaveTurn = (): void => {
    endTurn?.();
    endTurn = undefined;
  };
  const resume = async (): Promise<void> => {
    endTurn = await takeTurn();
    resumedAt = performance.now();
  };
  const waitForLongMappings = async (): Promise<boolean> => {
    if (leaveOrder) return true;
    const earlier = longMappings;
    const own = new Promise<void>((resolve) => {
      leaveOrder = resolve;
    });
    longMappings = earlier.then(() => own);
    return waitAtMost(earlier, maxWait - waited);
  };
  const waitForTurn = async (start: number): Promise<boolean> => {
    const hadWholeTurn = endTurn !== undefined;
    leaveTurn();
    if (hadWholeTurn && !(await waitForLongMappings())) return false;
    await resume();
    waited += resumedAt - start;
    return waited <= maxWait;
  };
  const withoutTurn =
    (lookUp: LookUp): LookUp =>
    (code) => {
      leaveTurn();
      return lookUp(code);
    };

  const { dc, owner, carrier } = context.lookUps;
  const lookUps = { dc: withoutTurn(dc), owner: withoutTurn(owner), carrier: withoutTurn(carrier) };
  try {
    await resume();
    const isInTurn = (now: number): boolean => endTurn !== undefined && now - resumedAt <= turnLength;
    return await map({ ...context, lookUps, pause: (now) => (isInTurn(now) ? undefined : waitForTurn(now)) });
  } finally {
    leaveTurn();
    leaveOrder?.();
  }
}
