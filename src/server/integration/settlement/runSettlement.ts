import { logError } from '../../platform/base/log.ts';
import { createServiceText } from '../../platform/base/serviceText.ts';
import { truncate } from '../../platform/base/truncate.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { type KeyedRecord, toKeyedRecord } from '../../platform/store/records/KeyedRecord.ts';
import { raiseAlarm } from '../alarms/raiseAlarm.ts';
import { createInterfaceLogEntry } from '../interfaces/logEntries.ts';
import type { SettlementEntry } from './claimSettlement.ts';
import type { SettlementInterface } from './findSettlementInterfaces.ts';
import { processBatch } from './processBatch.ts';
import { type DueDocument, planSettlement, type Settlement, settlementRulesOf } from './Settlement.ts';

const log = entityOf('dailySettlementLog');

/** Documents for each transaction. Other requests run between two transactions. */
const batchSize = 100;

/** Result of a settlement, with its phrase at `settlement.<word>` of locales/. */
type SettlementEnding =
  | { readonly word: 'done' | 'stopped' }
  | { readonly word: 'failed'; readonly cause: string };

/** Progress of a settlement. */
interface SettlementProgress {
  entry: SettlementEntry;
  readonly done: DueDocument[];
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
function createInterfaceEntries(
  call: OperationCall,
  done: readonly DueDocument[],
  interfaces: readonly SettlementInterface[],
): KeyedRecord[] {
  const byInterface = new Map<unknown, DueDocument[]>();
  for (const document of done) {
    const { interfaceUuid } = document.row;
    const own = byInterface.get(interfaceUuid);
    if (own) own.push(document);
    else byInterface.set(interfaceUuid, [document]);
  }
  return interfaces.flatMap((settled) => {
    const own = byInterface.get(settled.uuid);
    if (!own) return [];
    const cancel = own.filter(({ action }) => action === 'cancel').length;
    const details = createServiceText(call.service.phrasesOf, ({ translate }) =>
      translate('settlement.ofInterface', { reset: own.length - cancel, cancel }),
    );
    const subject = { ...settled, companyUuid: call.companyUuid };
    const entry = createInterfaceLogEntry(subject, {
      level: cancel > 0 ? 'WARN' : 'INFO',
      type: 'SYSTEM',
      time: call.service.now().toISOString(),
      details,
    });
    return [entry];
  });
}

/**
 * Processes all due documents in batches; resolves to whether the configuration was unchanged until the end.
 */
async function processDueDocuments(
  call: OperationCall,
  settlement: Settlement,
  interfaces: readonly SettlementInterface[],
  progress: SettlementProgress,
): Promise<boolean> {
  const due = await planSettlement(call.service.store.repository, settlement, interfaces);
  for (const rule of settlementRulesOf(settlement)) {
    const own = due.filter(({ action }) => action === rule.action);
    for (let start = 0; start < own.length; start += batchSize) {
      const some = own.slice(start, start + batchSize);
      const portion = await processBatch(call, settlement, interfaces, rule, some, progress.entry);
      if (!portion) return false;
      progress.entry = portion.entry;
      progress.done.push(...portion.done);
    }
  }
  return true;
}

const recordEnding = (
  call: OperationCall,
  interfaces: readonly SettlementInterface[],
  { entry, done }: SettlementProgress,
  ending: SettlementEnding,
): Promise<void> =>
  call.service.store.transaction(async (tables) => {
    const { companyUuid } = call;
    const now = call.service.now();
    const { leaseUntil: _, uuid, ...rest } = entry;
    const elapsedMs = now.getTime() - Date.parse(String(entry.time));
    const success = ending.word === 'done';
    const message = endingTextOf(call, entry, ending);
    const row = { ...rest, uuid, success, elapsedMs, message };
    await tables.repository.update(toKeyedRecord(log.model, companyUuid, row));
    await tables.repository.insertAll(createInterfaceEntries(call, done, interfaces));
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
  const progress: SettlementProgress = { entry, done: [] };
  let ending: SettlementEnding;
  try {
    const held = await processDueDocuments(call, settlement, interfaces, progress);
    ending = { word: held ? 'done' : 'stopped' };
  } catch (error) {
    logError('Daily settlement', error);
    ending = { word: 'failed', cause: error instanceof Error ? error.message : String(error) };
  }
  await recordEnding(call, interfaces, progress, ending);
}
