import type { Line } from '../store/AlarmOutbox.ts';
import type { Heard } from './AlarmEvent.ts';

/** How one rule, or an interface's own setting, wants its events told. */
export interface Manner {
  /** What happens within this time is told together. */
  readonly mergeSeconds: number;
  /** Failures within that time from which on they are told. */
  readonly threshold: number;
}

export type HeardLine = Line<Heard>;

/** Lines whose time has come: what is told, and what was too little to be. */
interface Closed {
  readonly told: readonly HeardLine[];
  readonly dropped: readonly HeardLine[];
}

const isFailure = ({ data: { event } }: HeardLine): boolean => event === 'FAILED' || event === 'BLOCKED';

/** The end of a trouble is told to those who heard of it, or hear of it in this very message. */
const isWorthTelling = ({ data }: HeardLine, told: readonly HeardLine[]): boolean =>
  data.event !== 'RECOVERED' ||
  data.told === true ||
  told.some((line) => line.data.interfaceUuid === data.interfaceUuid);

/** What of a window is decided: all of it, or its first failure, which is alone, or what came before that. */
function decided(within: readonly HeardLine[], isEnough: boolean): readonly HeardLine[] {
  const failure = within.findIndex(isFailure);
  return isEnough || failure < 0 ? within : within.slice(0, Math.max(failure, 1));
}

/**
 * Sorts the lines of one source. A window opens with the oldest line and closes after `mergeSeconds`: with enough failures in
 * it, all of it is told. With fewer only the first of them has had its chance, and the window opens with what comes next: so
 * `threshold` failures within the time are found wherever they begin.
 */
export function closedWindows(lines: readonly HeardLine[], manner: Manner, now: Date): Closed {
  const told: HeardLine[] = [];
  const dropped: HeardLine[] = [];
  let rest = lines.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (let [first] = rest; first; [first] = rest) {
    const end = first.at.getTime() + manner.mergeSeconds * 1000;
    if (end > now.getTime()) break;
    const within = rest.filter(({ at }) => at.getTime() < end);
    const isEnough = within.filter(isFailure).length >= manner.threshold;
    const taken = decided(within, isEnough);
    for (const line of taken) {
      const isTold = (isEnough || !isFailure(line)) && isWorthTelling(line, told);
      (isTold ? told : dropped).push(line);
    }
    rest = rest.slice(taken.length);
  }
  return { told, dropped };
}
