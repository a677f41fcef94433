import { choiceKey } from '../../contract/labelKey.ts';
import { entityOf } from '../catalog.ts';
import { sorted } from '../crud/batch.ts';
import { documentOf } from '../crud/documentOf.ts';
import { stepsOf } from '../crud/step.ts';
import { takeSteps } from '../crud/takeSteps.ts';
import { dealtWith, revival } from '../handlers/pendingData.ts';
import type { Call } from '../Service.ts';
import { type Entry, leaseFrom, stillHolds } from './claim.ts';
import { counted } from './entryOf.ts';
import type { Settled } from './interfacesOf.ts';
import type { Due } from './planOf.ts';
import { applies, type Rule, type Settlement } from './Settlement.ts';

const pendingData = entityOf('pendingData');
const log = entityOf('dailySettlementLog');

const effects = { reset: revival, cancel: dealtWith };

/** What stays on a document: which settlement dealt with it, and why. */
function reasonOf({ say }: Call, { config }: Settlement, { verdict }: Rule, entry: Entry): string {
  const name = say.translate(choiceKey('dailySettlementConfig', ['configType'], String(config.configType)));
  const days = verdict === 'reset' ? config.resetDayRange : config.cancelDayRange;
  return say.translate(`settlement.${verdict}Reason`, { name, day: entry.day, days });
}

/** What one portion came to: the entry of the log with it, and the documents that were dealt with. */
export interface Portion {
  readonly entry: Entry;
  readonly done: readonly Due[];
}

/**
 * Deals with some documents in one transaction, as an operator's batch would, and writes them into the entry. Those that have changed since they
 * were looked up are left alone. Resolves to nothing, and does nothing, once the configuration is offline or another.
 */
export const takePortion = (
  call: Call,
  settlement: Settlement,
  interfaces: readonly Settled[],
  rule: Rule,
  due: readonly Due[],
  entry: Entry,
): Promise<Portion | undefined> =>
  call.service.store.transaction(async (tables) => {
    const { documents } = tables;
    const { verdict } = rule;
    if (!(await stillHolds(documents, settlement))) return undefined;
    const uuids = due.map(({ row }) => row.uuid);
    const found = await documents.findAll('pendingData', 'uuid', uuids, call.companyUuid, 'update');
    const rows = found.filter((row) => applies(rule, row));
    if (rows.length === 0) return { entry, done: [] };
    const reason = reasonOf(call, settlement, rule, entry);
    const stepOf = await stepsOf(documents, call, pendingData, verdict, rows, effects[verdict], reason);
    const { steps } = await sorted(rows, call, pendingData, stepOf);
    await takeSteps(tables, call, pendingData, verdict, steps, effects[verdict]);
    const taken = new Set(steps.map(({ before }) => before.uuid));
    const done = due.filter(({ row }) => taken.has(row.uuid));
    const leaseUntil = leaseFrom(call.service.now());
    const next = { ...entry, ...counted(entry, done, interfaces), leaseUntil };
    await documents.update(documentOf(log.model, call.companyUuid, next));
    return { entry: next, done };
  });
