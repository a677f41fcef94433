import { logError } from '../../platform/base/log.ts';
import { createServiceText } from '../../platform/base/serviceText.ts';
import { truncate } from '../../platform/base/truncate.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { type KeyedRecord, toKeyedRecord } from '../../platform/store/records/KeyedRecord.ts';
import { raiseAlarm } from '../alarms/raiseAlarm.ts';
import { createInterfaceLogEntry } from '../interfaces/logEntries.ts';
import type { SettlementEntry } from './claimSettlement.ts';
import { groupByPending, type SettlementInterface } from './findSettlementInterfaces.ts';
import { processBatch } from './processBatch.ts';
import { planSettlement, type Settlement, settlementRulesOf } from './Settlement.ts';

const log = entityOf('dailySettlementLog');

/** Documents for each transaction. Other requests run between two transactions. */
const batchSize = 100;

/** Result of a settlement, with its phrase at `settlement.<word>` of locales/. */
type SettlementEnding =
  | { readonly word: 'done' | 'stopped' }
  | { readonly word: 'failed'; readonly cause: string };

/** A settlement that runs, with its entry after the last batch. */
interface RunningSettlement {
  readonly settlement: Settlement;
  readonly interfaces: readonly SettlementInterface[];
  entry: SettlementEntry;
}

const endingTextOf = (
  { service }: OperationCall,
  { resetCount, cancelCount }: SettlementEntry,
  { word, ...more }: SettlementEnding,
): string =>
  createServiceText(service.phrasesOf, ({ translate }) =>
    truncate(translate(`settlement.${word}`, { reset: resetCount, cancel: cancelCount, ...more }), 2000),
  );

/** Creates an entry in the log of each interface with processed documents. */
const createInterfaceEntries = (
  { service, companyUuid }: OperationCall,
  { interfaces, entry: { interfaceCounts } }: RunningSettlement,
): KeyedRecord[] => {
  const countByInterface = new Map(interfaceCounts.map((count) => [count.interfaceUuid, count]));
  return interfaces.flatMap((settled) => {
    const count = countByInterface.get(settled.uuid);
    if (!count) return [];
    const details = createServiceText(service.phrasesOf, ({ translate }) =>
      translate('settlement.ofInterface', { reset: count.resetCount, cancel: count.cancelCount }),
    );
    const entry = createInterfaceLogEntry(
      { ...settled, companyUuid },
      {
        level: count.cancelCount > 0 ? 'WARN' : 'INFO',
        type: 'SYSTEM',
        time: service.now().toISOString(),
        details,
      },
    );
    return [entry];
  });
};

/** Processes the due documents of interfaces in batches; resolves to whether the configuration was unchanged. */
async function processGroup(
  call: OperationCall,
  running: RunningSettlement,
  interfaces: readonly SettlementInterface[],
): Promise<boolean> {
  const { settlement } = running;
  const due = await planSettlement(call.service.store.repository, settlement, interfaces);
  for (const rule of settlementRulesOf(settlement)) {
    const own = due.filter(({ action }) => action === rule.action);
    for (let start = 0; start < own.length; start += batchSize) {
      const some = own.slice(start, start + batchSize);
      const entry = await processBatch(call, settlement, interfaces, rule, some, running.entry);
      if (!entry) return false;
      running.entry = entry;
    }
  }
  return true;
}

/**
 * Processes all due documents, one group of interfaces after the other: the due documents of a company may not fit into
 * memory. Resolves to whether the configuration was unchanged until the end.
 */
async function processDueDocuments(call: OperationCall, running: RunningSettlement): Promise<boolean> {
  for (const interfaces of groupByPending(running.interfaces))
    if (!(await processGroup(call, running, interfaces))) return false;
  return true;
}

const recordEnding = (
  call: OperationCall,
  running: RunningSettlement,
  ending: SettlementEnding,
): Promise<void> =>
  call.service.store.transaction(async (tables) => {
    const { companyUuid } = call;
    const now = call.service.now();
    const { leaseUntil: _lease, interfaceCounts: _counts, ...entry } = running.entry;
    const elapsedMs = now.getTime() - Date.parse(String(entry.time));
    const success = ending.word === 'done';
    const message = endingTextOf(call, running.entry, ending);
    const row = { ...entry, uuid: running.entry.uuid, success, elapsedMs, message };
    await tables.repository.update(toKeyedRecord(log.model, companyUuid, row));
    await tables.repository.insertAll(createInterfaceEntries(call, running));
    if (ending.word !== 'failed') return;
    await raiseAlarm(tables, { companyUuid, event: 'SETTLEMENT_FAILED', reason: message, at: now });
  });

/**
 * Runs a claimed settlement and records its result. Work before a failure stays done and is in the entry.
 * Rejects only if the result cannot be written: another process then continues it (claimSettlement.ts).
 */
export async function runSettlement(
  call: OperationCall,
  settlement: Settlement,
  interfaces: readonly SettlementInterface[],
  entry: SettlementEntry,
): Promise<void> {
  const running: RunningSettlement = { settlement, interfaces, entry };
  let ending: SettlementEnding;
  try {
    const held = await processDueDocuments(call, running);
    ending = { word: held ? 'done' : 'stopped' };
  } catch (error) {
    logError('Daily settlement', error);
    ending = { word: 'failed', cause: error instanceof Error ? error.message : String(error) };
  }
  await recordEnding(call, running, ending);
}
