import { choiceKey } from '../../../contract/text/captions.ts';
import { createServiceText } from '../../platform/base/serviceText.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { transitionAll } from '../../platform/records/lifecycle/transitionAll.ts';
import { toKeyedRecord } from '../../platform/store/records/KeyedRecord.ts';
import { cancelHooks, resetHooks } from '../exchange/pendingDataActions.ts';
import {
  addToInterfaceCounts,
  addToTally,
  isConfigurationUnchanged,
  leaseEndFrom,
  type SettlementEntry,
} from './claimSettlement.ts';
import type { SettlementInterface } from './findSettlementInterfaces.ts';
import { type DueDocument, matchesRule, type Settlement, type SettlementRule } from './Settlement.ts';

const pendingData = entityOf('pendingData');
const log = entityOf('dailySettlementLog');

const hooksByAction = { reset: resetHooks, cancel: cancelHooks };

/** Returns the reason that stays on a document: the settlement and its cause. */
function reasonOf(
  { service }: OperationCall,
  { config }: Settlement,
  { action }: SettlementRule,
  { day }: SettlementEntry,
): string {
  const nameKey = choiceKey('dailySettlementConfig', ['configType'], String(config.configType));
  const days = action === 'reset' ? config.resetDayRange : config.cancelDayRange;
  return createServiceText(service.phrasesOf, ({ translate }) =>
    translate(`settlement.${action}Reason`, { name: translate(nameKey), day, days }),
  );
}

/**
 * Processes documents in one transaction, as an operator's bulk action would, and adds them to the entry.
 * Skips documents that have changed meanwhile. Resolves to the changed entry; to undefined without changes if
 * the configuration is offline or was changed.
 */
export const processBatch = (
  call: OperationCall,
  settlement: Settlement,
  interfaces: readonly SettlementInterface[],
  rule: SettlementRule,
  due: readonly DueDocument[],
  entry: SettlementEntry,
): Promise<SettlementEntry | undefined> =>
  call.service.store.transaction(async (tables) => {
    const { repository } = tables;
    const { action } = rule;
    if (!(await isConfigurationUnchanged(repository, settlement))) return undefined;
    const uuids = due.map(({ row }) => row.uuid);
    const found = await repository.findAll('pendingData', 'uuid', uuids, call.companyUuid, 'update');
    const rows = found.filter((row) => matchesRule(rule, row));
    if (rows.length === 0) return entry;
    const reason = reasonOf(call, settlement, rule, entry);
    const wanted = { entity: pendingData, action, hooks: hooksByAction[action], reason };
    const { steps } = await transitionAll(tables, call, wanted, rows);
    const taken = new Set(steps.map(({ before }) => before.uuid));
    const done = due.filter(({ row }) => taken.has(row.uuid));
    const leaseUntil = leaseEndFrom(call.service.now());
    const interfaceCounts = addToInterfaceCounts(entry.interfaceCounts, done);
    const next = { ...entry, ...addToTally(entry, done, interfaces), interfaceCounts, leaseUntil };
    await repository.update(toKeyedRecord(log.model, call.companyUuid, next));
    return next;
  });
