import { randomUUID } from 'node:crypto';
import { raise } from '../alarms/raise.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import type { Call } from '../Service.ts';
import type { Document } from '../store/Document.ts';
import type { Entry } from './claim.ts';
import type { Settled } from './interfacesOf.ts';
import { type Due, planOf } from './planOf.ts';
import { rulesOf, type Settlement } from './Settlement.ts';
import { takePortion } from './takePortion.ts';

const log = entityOf('dailySettlementLog');
const interfaceLog = entityOf('interfaceLog');

/** Documents of one transaction: other requests come between two. */
const portionSize = 100;

/** How a settlement ended: `settlement.<word>` of locales/ says it. */
type Ending = { readonly word: 'done' | 'stopped' } | { readonly word: 'failed'; readonly cause: string };

/** What a settlement has done so far. */
interface Progress {
  entry: Entry;
  readonly done: Due[];
}

const sentence = ({ say }: Call, { resetCount, cancelCount }: Entry, { word, ...more }: Ending): string =>
  say.translate(`settlement.${word}`, { reset: resetCount, cancel: cancelCount, ...more });

/** A line in the log of each interface whose documents were dealt with. */
function lines(call: Call, done: readonly Due[], interfaces: readonly Settled[]): Document[] {
  return interfaces.flatMap(({ uuid, ...named }) => {
    const own = done.filter(({ row }) => row.interfaceUuid === uuid);
    if (own.length === 0) return [];
    const cancel = own.filter(({ verdict }) => verdict === 'cancel').length;
    const details = call.say.translate('settlement.ofInterface', { reset: own.length - cancel, cancel });
    const entry = {
      uuid: randomUUID(),
      companyUuid: call.companyUuid,
      interfaceUuid: uuid,
      ...named,
      level: cancel > 0 ? 'WARN' : 'INFO',
      type: 'SYSTEM',
      time: call.service.now().toISOString(),
      details,
    };
    return [documentOf(interfaceLog.model, call.companyUuid, entry)];
  });
}

/** Deals with all documents that are due, in portions; resolves to whether the configuration held until the end. */
async function settleAll(
  call: Call,
  settlement: Settlement,
  interfaces: readonly Settled[],
  progress: Progress,
): Promise<boolean> {
  const due = await planOf(call.service.store.documents, settlement, interfaces);
  for (const rule of rulesOf(settlement)) {
    const own = due.filter(({ verdict }) => verdict === rule.verdict);
    for (let start = 0; start < own.length; start += portionSize) {
      const some = own.slice(start, start + portionSize);
      const portion = await takePortion(call, settlement, interfaces, rule, some, progress.entry);
      if (!portion) return false;
      progress.entry = portion.entry;
      progress.done.push(...portion.done);
    }
  }
  return true;
}

const end = (
  call: Call,
  interfaces: readonly Settled[],
  { entry, done }: Progress,
  ending: Ending,
): Promise<void> =>
  call.service.store.transaction(async (tables) => {
    const { companyUuid } = call;
    const now = call.service.now();
    const { leaseUntil: _, uuid, ...rest } = entry;
    const elapsedMs = now.getTime() - Date.parse(String(entry.time));
    const success = ending.word === 'done';
    const message = sentence(call, entry, ending).slice(0, 2000);
    const row = { ...rest, uuid, success, elapsedMs, message };
    await tables.documents.update(documentOf(log.model, companyUuid, row));
    await tables.documents.insertAll(lines(call, done, interfaces));
    if (ending.word !== 'failed') return;
    await raise(tables, { companyUuid, event: 'SETTLEMENT_FAILED', reason: message, at: now });
  });

/**
 * Makes a settlement that this process has claimed, and writes down how it ended. What was done before a failure stays done and stands in the entry.
 * Rejects only when even that cannot be written: then another process goes on with it (claim.ts).
 */
export async function settleOne(
  call: Call,
  settlement: Settlement,
  interfaces: readonly Settled[],
  entry: Entry,
): Promise<void> {
  const progress: Progress = { entry, done: [] };
  let ending: Ending;
  try {
    const held = await settleAll(call, settlement, interfaces, progress);
    ending = { word: held ? 'done' : 'stopped' };
  } catch (error) {
    console.error('Daily settlement:', error);
    ending = { word: 'failed', cause: error instanceof Error ? error.message : String(error) };
  }
  await end(call, interfaces, progress, ending);
}
