import type { QueuedEvent } from './AlarmEvent.ts';
import type { AlarmLine } from './store/AlarmOutbox.ts';

/** Merge settings of a rule, or of an interface's own setting. */
export interface MergeSettings {
  /** Events within this time go into one message. */
  readonly mergeSeconds: number;
  /** Minimum number of failures within that time for a message. */
  readonly threshold: number;
}

export type QueuedLine = AlarmLine<QueuedEvent>;

/** Lines that are due: those to send, and those below the threshold. */
interface AggregatedLines {
  readonly toSend: readonly QueuedLine[];
  readonly dropped: readonly QueuedLine[];
}

const isFailure = ({ data: { event } }: QueuedLine): boolean => event === 'FAILED' || event === 'BLOCKED';

/** A recovery goes to robots that announced the alarm, or announce it in the same message. */
const isWorthSending = ({ data }: QueuedLine, toSend: readonly QueuedLine[]): boolean =>
  data.event !== 'RECOVERED' ||
  data.told === true ||
  toSend.some((line) => line.data.interfaceUuid === data.interfaceUuid);

/**
 * Returns the decided lines of a window: all of them, its first failure alone, or the lines before that
 * failure.
 */
function decidedLines(within: readonly QueuedLine[], isEnough: boolean): readonly QueuedLine[] {
  const failure = within.findIndex(isFailure);
  return isEnough || failure < 0 ? within : within.slice(0, Math.max(failure, 1));
}

/**
 * Aggregates the lines of one source. A window opens with the oldest line and closes after `mergeSeconds`.
 * With enough failures, all of it is sent. Otherwise the oldest failure is dropped and the next window starts
 * at the following line, so that `threshold` failures within the time are found wherever they begin.
 */
export function aggregateWindows(
  lines: readonly QueuedLine[],
  manner: MergeSettings,
  now: Date,
): AggregatedLines {
  const toSend: QueuedLine[] = [];
  const dropped: QueuedLine[] = [];
  let rest = lines.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (let [first] = rest; first; [first] = rest) {
    const end = first.at.getTime() + manner.mergeSeconds * 1000;
    if (end > now.getTime()) break;
    const within = rest.filter(({ at }) => at.getTime() < end);
    const isEnough = within.filter(isFailure).length >= manner.threshold;
    const taken = decidedLines(within, isEnough);
    for (const line of taken) {
      const isSent = (isEnough || !isFailure(line)) && isWorthSending(line, toSend);
      (isSent ? toSend : dropped).push(line);
    }
    rest = rest.slice(taken.length);
  }
  return { toSend, dropped };
}
