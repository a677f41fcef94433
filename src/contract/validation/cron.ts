import { Cron } from 'croner';
import type { Translate } from '../text/phrases.ts';

/** The parts of an expression, in its order, and what each may hold. */
const cronFields = [
  { name: 'minute', least: 0, most: 59 },
  { name: 'hour', least: 0, most: 23 },
  { name: 'day', least: 1, most: 31 },
  { name: 'month', least: 1, most: 12 },
  { name: 'weekday', least: 0, most: 7 },
] as const;

/** Why an expression is none: it has not five parts, one of them is wrong, or no day of the calendar fits. */
export type CronError =
  | { readonly kind: 'parts'; readonly count: number }
  | {
      readonly kind: 'part';
      readonly part: (typeof cronFields)[number]['name'];
      readonly value: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'never' };

/**
 * Runs are skipped or doubled by no change of the clock: what falls into the lost hour runs right after it, and what
 * falls into the doubled one runs once (croner).
 */
const runsOf = (expression: string, timeZone: string | undefined, count: number, from: Date): Date[] =>
  new Cron(expression, { mode: '5-part', timezone: timeZone, paused: true }).nextRuns(count, from);

const isValid = (expression: string): boolean => {
  try {
    runsOf(expression, undefined, 0, new Date());
    return true;
  } catch {
    return false;
  }
};

/** The next runs of a sound expression, as ISO 8601 instants; `timeZone` is an IANA name, this machine's when left out. */
export const nextRuns = (
  expression: string,
  timeZone: string | undefined,
  count: number,
  from = new Date(),
): string[] => runsOf(expression, timeZone, count, from).map((run) => run.toISOString());

/** The newest run of a sound expression up to an instant, itself included; undefined when there has been none. */
export const lastRun = (expression: string, timeZone: string, until: Date): Date | undefined =>
  new Cron(expression, { mode: '5-part', timezone: timeZone, paused: true }).previousRuns(
    1,
    new Date(until.getTime() + 1),
  )[0];

/** The first error in a cron expression (schemas/SPECIFICATION.md section 5.1); undefined for a valid one. */
export function findCronError(expression: string): CronError | undefined {
  const values = expression.trim().split(/\s+/);
  if (values.length !== cronFields.length) return { kind: 'parts', count: values.length };
  for (const [index, { name, least, most }] of cronFields.entries()) {
    const value = values[index] ?? '';
    const alone = cronFields.map((_, place) => (place === index ? value : '*')).join(' ');
    if (!isValid(alone)) return { kind: 'part', part: name, value, least, most };
  }
  return nextRuns(expression, 'UTC', 1).length === 0 ? { kind: 'never' } : undefined;
}

/** A flaw as the sentence that its user reads. */
export const describeCronError = (flaw: CronError, translate: Translate): string =>
  flaw.kind === 'part'
    ? translate('schedule.part', {
        ...flaw,
        part: translate(`schedule.names.${flaw.part}`),
      })
    : translate(`schedule.${flaw.kind}`, { ...flaw });
