import type { Row } from '../../../contract/api/envelope.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { daysBefore } from './instants.ts';
import type { SettledInterface } from './settledInterfaces.ts';

/** Effect of a settlement on a document (schemas/SPECIFICATION.md section 15). */
export type SettlementAction = 'reset' | 'cancel';

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
export interface SettlementRule {
  readonly action: SettlementAction;
  readonly statuses: readonly string[];
  readonly failureCount: number;
  readonly createdFrom?: Date;
  readonly createdUntil?: Date;
}

/** Reset goes to what failed; what an operator cancelled stays so. Cancelled is whatever still waits. */
export function settlementRulesOf({ config, timeZone, at }: Settlement): SettlementRule[] {
  const failureCount = Number(config.failureCountStart);
  const before = (days: unknown): Date => daysBefore(at, Number(days), timeZone);
  const rules: SettlementRule[] = [];
  if (config.pendingReset === true) {
    const createdFrom = before(config.resetDayRange);
    rules.push({ action: 'reset', statuses: ['FAILED', 'BLOCKED'], failureCount, createdFrom });
  }
  if (config.pendingCancel === true) {
    const createdUntil = before(config.cancelDayRange);
    rules.push({ action: 'cancel', statuses: ['PENDING', 'FAILED', 'BLOCKED'], failureCount, createdUntil });
  }
  return rules;
}

/** Whether a rule is about a document as it is now. */
export function matchesRule(rule: SettlementRule, row: Row): boolean {
  const created = Date.parse(String(row.createTime));
  return (
    rule.statuses.includes(String(row.status)) &&
    Number(row.failureCount ?? 0) >= rule.failureCount &&
    (rule.createdFrom ? created >= rule.createdFrom.getTime() : created <= Number(rule.createdUntil))
  );
}

/** A document that a settlement is about: uuid, interfaceUuid, entityNo, failureCount, createTime. */
export interface DueDocument {
  readonly action: SettlementAction;
  readonly row: Row;
}

const pickedProperties = ['interfaceUuid', 'entityNo', 'failureCount', 'createTime'];

/** All documents that a settlement would deal with now, those of one interface together, the oldest first. No document has two verdicts in a valid configuration. */
export async function planSettlement(
  documents: RecordRepository,
  settlement: Settlement,
  interfaces: readonly SettledInterface[],
): Promise<DueDocument[]> {
  const order = new Map<unknown, number>(interfaces.map(({ uuid }, index) => [uuid, index]));
  const due: DueDocument[] = [];
  for (const { action, statuses, failureCount, createdFrom, createdUntil } of settlementRulesOf(settlement)) {
    const rows = await documents.selectProperties(
      {
        entity: 'pendingData',
        companyUuid: settlement.companyUuid,
        oneOf: { interfaceUuid: interfaces.map(({ uuid }) => uuid), status: statuses },
        ranges: [
          { property: 'failureCount', from: failureCount },
          {
            property: 'createTime',
            from: createdFrom?.toISOString(),
            // A range ends before its end.
            to: createdUntil && new Date(createdUntil.getTime() + 1).toISOString(),
          },
        ],
      },
      pickedProperties,
    );
    due.push(...rows.map((row) => ({ action, row })));
  }
  const place = ({ row }: DueDocument): number => order.get(row.interfaceUuid) ?? 0;
  const created = ({ row }: DueDocument): number => Date.parse(String(row.createTime));
  return due.sort((one, other) => place(one) - place(other) || created(one) - created(other));
}
