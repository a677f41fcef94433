import { alarmKindOf, type QueuedLine } from '../AlarmEvent.ts';

/** Merge settings of a rule, or of an interface's own setting. */
export interface MergeSettings {
  /** Events within this time go into one message. */
  readonly mergeSeconds: number;
  /** Minimum number of failures within that time for a message. */
  readonly threshold: number;
}

/** Lines that are due: those to send, and those below the threshold or of an earlier message. */
export interface AggregatedLines {
  readonly toSend: readonly QueuedLine[];
  readonly dropped: readonly QueuedLine[];
}

const isFailure = ({ data: { event } }: QueuedLine): boolean => event === 'FAILED' || event === 'BLOCKED';

/** Returns the alarm that a line begins or ends. */
const alarmOf = ({ data }: QueuedLine): string => `${alarmKindOf(data)} ${data.interfaceUuid}`;

/** A recovery goes to robots that announced the alarm, or announce it in the same message. */
const isWorthSending = (line: QueuedLine, announced: ReadonlySet<string>): boolean =>
  line.data.event !== 'RECOVERED' || line.data.announced === true || announced.has(alarmOf(line));

/** Returns the place after the decided lines of a window without enough failures: its first failure, or those before. */
function findDecidedEnd(lines: readonly QueuedLine[], start: number, end: number): number {
  for (let place = start; place < end; place += 1) {
    const line = lines[place];
    if (line && isFailure(line)) return Math.max(place, start + 1);
  }
  return end;
}

/** Returns when a window closes that opened at this instant, in milliseconds since 1970. */
export const windowEndOf = (opened: Date, { mergeSeconds }: MergeSettings): number =>
  opened.getTime() + mergeSeconds * 1000;

/**
 * Aggregates the lines of one source. A window opens with the oldest line and closes after `mergeSeconds`.
 * With enough failures, all of it is sent, except for the lines of an earlier message. Otherwise the oldest failure
 * is dropped and the next window starts at the following line, so that `threshold` failures within the time are found
 * wherever they begin.
 */
export function aggregateWindows(
  lines: readonly QueuedLine[],
  mergeSettings: MergeSettings,
  now: Date,
): AggregatedLines {
  const toSend: QueuedLine[] = [];
  const dropped: QueuedLine[] = [];
  const announced = new Set<string>();
  const sorted = lines.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  // A robot that is down for hours has many lines, so each line enters and leaves the window once.
  let [start, end, failures] = [0, 0, 0];
  for (let first = sorted[0]; first; first = sorted[start]) {
    const close = windowEndOf(first.at, mergeSettings);
    if (close > now.getTime()) break;
    for (let line = sorted[end]; line && line.at.getTime() < close; line = sorted[end]) {
      failures += Number(isFailure(line));
      end += 1;
    }
    const isEnough = failures >= mergeSettings.threshold;
    const next = isEnough ? end : findDecidedEnd(sorted, start, end);
    for (const line of sorted.slice(start, next)) {
      failures -= Number(isFailure(line));
      const { event, repeated = false } = line.data;
      const isSent = !repeated && (isEnough || !isFailure(line)) && isWorthSending(line, announced);
      (isSent ? toSend : dropped).push(line);
      if (event === 'RECOVERED') announced.delete(alarmOf(line));
      else if (isSent || repeated) announced.add(alarmOf(line));
    }
    start = next;
  }
  return { toSend, dropped };
}
