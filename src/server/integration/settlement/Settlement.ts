import type { Row } from '../../../contract/api/envelope.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { cancellableStates, failedStates } from '../exchange/document/documentStates.ts';
import type { SettlementInterface } from './findSettlementInterfaces.ts';
import { daysBefore } from './instants.ts';

/** Effect of a settlement on a document (schemas/SPECIFICATION.md section 15). */
type SettlementAction = 'reset' | 'cancel';

/** One day's settlement of one configuration in one time zone. */
export interface Settlement {
  /** The valid configuration. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly companyUuid: string;
  readonly timeZone: string;
  /** The instant to which ages are counted. */
  readonly at: Date;
}

/**
 * Conditions on documents for an action: states, minimum failures, and creation time with inclusive bounds.
 */
export interface SettlementRule {
  readonly action: SettlementAction;
  readonly statuses: readonly string[];
  readonly failureCount: number;
  readonly createdFrom?: Date;
  readonly createdUntil?: Date;
}

/**
 * Returns the rules of a settlement. Reset applies to failed documents, not to cancelled ones. Cancel applies
 * to all waiting documents.
 */
export function settlementRulesOf({ config, timeZone, at }: Settlement): SettlementRule[] {
  const failureCount = Number(config.failureCountStart);
  const before = (days: unknown): Date =>
    daysBefore(at, Number(days), String(config.settlementTime), timeZone);
  const rules: SettlementRule[] = [];
  if (config.pendingReset === true) {
    const createdFrom = before(config.resetDayRange);
    rules.push({ action: 'reset', statuses: failedStates, failureCount, createdFrom });
  }
  if (config.pendingCancel === true) {
    const createdUntil = before(config.cancelDayRange);
    rules.push({ action: 'cancel', statuses: cancellableStates, failureCount, createdUntil });
  }
  return rules;
}

/** Returns whether a rule matches the current state of a document. */
export function matchesRule(rule: SettlementRule, row: Row): boolean {
  const created = Date.parse(String(row.createTime));
  return (
    rule.statuses.includes(String(row.status)) &&
    Number(row.failureCount ?? 0) >= rule.failureCount &&
    (rule.createdFrom ? created >= rule.createdFrom.getTime() : created <= Number(rule.createdUntil))
  );
}

/** A document to settle: uuid, interfaceUuid, entityNo, failureCount, createTime. */
export interface DueDocument {
  readonly action: SettlementAction;
  readonly row: Row;
}

const pickedProperties = ['interfaceUuid', 'entityNo', 'failureCount', 'createTime'];

/**
 * Returns all documents that a settlement would process now, by interface, oldest first. With a valid
 * configuration, no document has two actions.
 */
export async function planSettlement(
  repository: RecordRepository,
  settlement: Settlement,
  interfaces: readonly SettlementInterface[],
): Promise<DueDocument[]> {
  const order = new Map<unknown, number>(interfaces.map(({ uuid }, index) => [uuid, index]));
  const due: DueDocument[] = [];
  for (const { action, statuses, failureCount, createdFrom, createdUntil } of settlementRulesOf(settlement)) {
    const rows = await repository.selectProperties(
      {
        entity: 'pendingData',
        companyUuid: settlement.companyUuid,
        oneOf: { interfaceUuid: interfaces.map(({ uuid }) => uuid), status: statuses },
        ranges: [
          { property: 'failureCount', from: failureCount },
          {
            property: 'createTime',
            from: createdFrom?.toISOString(),
            // The upper bound of a range is exclusive.
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
