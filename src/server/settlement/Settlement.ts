import type { Row } from '../../contract/envelope.ts';
import { daysBefore } from './instants.ts';

/** Effect of a settlement on a document (schemas/SPECIFICATION.md section 15). */
export type Verdict = 'reset' | 'cancel';

/** One day's settlement of one configuration in one time zone. */
export interface Settlement {
  /** The configuration, valid. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly companyUuid: string;
  readonly timeZone: string;
  /** The instant that ages are counted to. */
  readonly at: Date;
}

/** Documents that a verdict is about: in one of the states, failed often enough, created within the bounds, both inclusive. */
export interface Rule {
  readonly verdict: Verdict;
  readonly statuses: readonly string[];
  readonly failureCount: number;
  readonly createdFrom?: Date;
  readonly createdUntil?: Date;
}

/** Reset goes to what failed; what an operator cancelled stays so. Cancelled is whatever still waits. */
export function rulesOf({ config, timeZone, at }: Settlement): Rule[] {
  const failureCount = Number(config.failureCountStart);
  const before = (days: unknown): Date => daysBefore(at, Number(days), timeZone);
  const rules: Rule[] = [];
  if (config.pendingReset === true) {
    const createdFrom = before(config.resetDayRange);
    rules.push({ verdict: 'reset', statuses: ['FAILED', 'BLOCKED'], failureCount, createdFrom });
  }
  if (config.pendingCancel === true) {
    const createdUntil = before(config.cancelDayRange);
    rules.push({ verdict: 'cancel', statuses: ['PENDING', 'FAILED', 'BLOCKED'], failureCount, createdUntil });
  }
  return rules;
}

/** Whether a rule is about a document as it is now. */
export function applies(rule: Rule, row: Row): boolean {
  const created = Date.parse(String(row.createTime));
  return (
    rule.statuses.includes(String(row.status)) &&
    Number(row.failureCount ?? 0) >= rule.failureCount &&
    (rule.createdFrom ? created >= rule.createdFrom.getTime() : created <= Number(rule.createdUntil))
  );
}
