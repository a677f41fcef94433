import { Cron } from 'croner';
import type { Translate } from '../text/phrases.ts';
import { type CronPart, cronParts, isCronPart } from './cronParts.ts';

/**
 * The reason why an expression is invalid: it does not have five parts, one of them is wrong, or no calendar
 * day matches.
 */
export type CronError =
  | { readonly kind: 'parts'; readonly count: number }
  | {
      readonly kind: 'part';
      readonly part: CronPart['name'];
      readonly value: string;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'never' };

/** Returns a time of day (`02:30`) as an expression. */
export function dailyCron(time: string): string {
  const [hour, minute] = time.split(':').map(Number);
  return `${minute} ${hour} * * *`;
}

/**
 * A clock change neither skips nor doubles runs: a run in the lost hour comes right after it, and a run in
 * the doubled hour comes once (croner).
 */
const runsOf = (expression: string, timeZone: string | undefined, count: number, from: Date): Date[] =>
  new Cron(expression, { mode: '5-part', timezone: timeZone, paused: true }).nextRuns(count, from);

/**
 * The next runs of a valid expression, as ISO 8601 instants; `timeZone` is an IANA name, default this
 * machine's.
 */
export const nextRuns = (
  expression: string,
  timeZone: string | undefined,
  count: number,
  from = new Date(),
): string[] => runsOf(expression, timeZone, count, from).map((run) => run.toISOString());

/** The latest run of a valid expression up to and including an instant; undefined without one. */
export const lastRun = (expression: string, timeZone: string, until: Date): Date | undefined =>
  new Cron(expression, { mode: '5-part', timezone: timeZone, paused: true }).previousRuns(
    1,
    new Date(until.getTime() + 1),
  )[0];

/** The first error in a cron expression (schemas/SPECIFICATION.md section 5.1); undefined for a valid one. */
export function findCronError(expression: string): CronError | undefined {
  const values = expression.trim().split(/\s+/);
  if (values.length !== cronParts.length) return { kind: 'parts', count: values.length };
  for (const [index, part] of cronParts.entries()) {
    const value = values[index] ?? '';
    const { name, least, most } = part;
    if (!isCronPart(value, part)) return { kind: 'part', part: name, value, least, most };
  }
  return nextRuns(expression, 'UTC', 1).length === 0 ? { kind: 'never' } : undefined;
}

/** A cron error as a sentence for operators. */
export const describeCronError = (flaw: CronError, translate: Translate): string =>
  flaw.kind === 'part'
    ? translate('schedule.part', {
        ...flaw,
        part: translate(`schedule.names.${flaw.part}`),
      })
    : translate(`schedule.${flaw.kind}`, { ...flaw });
