import type { QueuedEvent } from './AlarmEvent.ts';
import type { AlarmLine } from './store/AlarmOutbox.ts';

/** How one rule, or an interface's own setting, wants its events told. */
export interface MergeSettings {
  /** What happens within this time is told together. */
  readonly mergeSeconds: number;
  /** Failures within that time from which on they are told. */
  readonly threshold: number;
}

export type QueuedLine = AlarmLine<QueuedEvent>;

/** Lines whose time has come: what is told, and what was too little to be. */
interface AggregatedLines {
  readonly toSend: readonly QueuedLine[];
  readonly dropped: readonly QueuedLine[];
}

const isFailure = ({ data: { event } }: QueuedLine): boolean => event === 'FAILED' || event === 'BLOCKED';

/** The end of a trouble is told to those who heard of it, or hear of it in this very message. */
const isWorthSending = ({ data }: QueuedLine, told: readonly QueuedLine[]): boolean =>
  data.event !== 'RECOVERED' ||
  data.told === true ||
  told.some((line) => line.data.interfaceUuid === data.interfaceUuid);

/** What of a window is decided: all of it, or its first failure, which is alone, or what came before that. */
function decidedLines(within: readonly QueuedLine[], isEnough: boolean): readonly QueuedLine[] {
  const failure = within.findIndex(isFailure);
  return isEnough || failure < 0 ? within : within.slice(0, Math.max(failure, 1));
}

/**
 * Sorts the lines of one source. A window opens with the oldest line and closes after `mergeSeconds`: with enough failures in
 * it, all of it is told. With fewer only the first of them has had its chance, and the window opens with what comes next: so
 * `threshold` failures within the time are found wherever they begin.
 */
export function aggregateWindows(
  lines: readonly QueuedLine[],
  manner: MergeSettings,
  now: Date,
): AggregatedLines {
  const told: QueuedLine[] = [];
  const dropped: QueuedLine[] = [];
  let rest = lines.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (let [first] = rest; first; [first] = rest) {
    const end = first.at.getTime() + manner.mergeSeconds * 1000;
    if (end > now.getTime()) break;
    const within = rest.filter(({ at }) => at.getTime() < end);
    const isEnough = within.filter(isFailure).length >= manner.threshold;
    const taken = decidedLines(within, isEnough);
    for (const line of taken) {
      const isTold = (isEnough || !isFailure(line)) && isWorthSending(line, told);
      (isTold ? told : dropped).push(line);
    }
    rest = rest.slice(taken.length);
  }
  return { toSend: told, dropped };
}
