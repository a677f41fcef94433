import { v7 as uuidv7 } from 'uuid';
import type { DailySettlementLog } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { createServiceText } from '../../platform/base/serviceText.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { naturalKeyOf, toKeyedRecord } from '../../platform/store/records/KeyedRecord.ts';
import { DuplicateError, type RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { settlingStates } from '../interfaces/activeStates.ts';
import type { SettlementInterface } from './findSettlementInterfaces.ts';
import { dayOf } from './instants.ts';
import type { DueDocument, Settlement } from './Settlement.ts';

/** Same limits as in the entity: uuids in a list, and documents with their readable names. */
const maxListed = { uuids: 10_000, documents: 1000 };

/** The properties of a log entry about documents. */
type SettlementTally = Required<
  Pick<DailySettlementLog, 'resetCount' | 'cancelCount' | 'resetUuids' | 'cancelUuids' | 'documents'>
>;

export const emptyTally: SettlementTally = {
  resetCount: 0,
  cancelCount: 0,
  resetUuids: [],
  cancelUuids: [],
  documents: [],
};

/** Adds documents to a tally. The counts include all; the lists end at the limit of an entry. */
export function addToTally(
  tally: SettlementTally,
  due: readonly DueDocument[],
  interfaces: readonly SettlementInterface[],
): SettlementTally {
  const names = new Map<unknown, string>(interfaces.map(({ uuid, interfaceName }) => [uuid, interfaceName]));
  const uuids = (wanted: DueDocument['action']) =>
    due.filter(({ action }) => action === wanted).map(({ row }) => row.uuid);
  const reset = uuids('reset');
  const cancel = uuids('cancel');
  const room = maxListed.documents - tally.documents.length;
  const more = due.slice(0, room).map(({ action, row }) => ({
    action: action === 'reset' ? ('RESET' as const) : ('CANCEL' as const),
    interfaceName: names.get(row.interfaceUuid),
    entityNo: String(row.entityNo),
    failureCount: Number(row.failureCount ?? 0),
    createTime: String(row.createTime),
  }));
  return {
    resetCount: tally.resetCount + reset.length,
    cancelCount: tally.cancelCount + cancel.length,
    resetUuids: [...tally.resetUuids, ...reset].slice(0, maxListed.uuids),
    cancelUuids: [...tally.cancelUuids, ...cancel].slice(0, maxListed.uuids),
    documents: [...tally.documents, ...more],
  };
}

/** Documents that a settlement has processed, of each interface. */
export type SettlementCounts = NonNullable<DailySettlementLog['interfaceCounts']>;

/** Adds processed documents to the counts of their interfaces. */
export function addToInterfaceCounts(
  counts: SettlementCounts,
  done: readonly DueDocument[],
): SettlementCounts {
  const byInterface = new Map(counts.map((count) => [count.interfaceUuid, count]));
  for (const { action, row } of done) {
    const interfaceUuid = String(row.interfaceUuid);
    const { resetCount, cancelCount } = byInterface.get(interfaceUuid) ?? { resetCount: 0, cancelCount: 0 };
    byInterface.set(interfaceUuid, {
      interfaceUuid,
      resetCount: resetCount + (action === 'reset' ? 1 : 0),
      cancelCount: cancelCount + (action === 'cancel' ? 1 : 0),
    });
  }
  return [...byInterface.values()];
}

const configuration = entityOf('dailySettlementConfig');
const log = entityOf('dailySettlementLog');

/** Milliseconds after which a settlement without progress counts as interrupted. */
const leaseTime = 5 * 60_000;

export const leaseEndFrom = (now: Date): string => new Date(now.getTime() + leaseTime).toISOString();

/** A stored log entry; `leaseUntil` and `interfaceCounts` are set while its settlement runs. */
export type SettlementEntry = Row & SettlementTally & { readonly interfaceCounts: SettlementCounts };

/** The identity of a log entry. */
const identityOf = ({ config, timeZone, at }: Settlement) => ({
  configUuid: String(config.uuid),
  timeZone,
  day: dayOf(at, timeZone),
});

export const settlementKeyOf = (settlement: Settlement): string =>
  String(naturalKeyOf(log.model, identityOf(settlement)));

/** Returns whether a settlement is still to be made: it has no entry, or its process ended midway. */
export const isStillDue = (entry: Row | undefined, now: Date): boolean =>
  !entry || (typeof entry.leaseUntil === 'string' && new Date(entry.leaseUntil) <= now);

/** Returns whether the configuration still settles and is unchanged, and locks it until the transaction ends. */
export async function isConfigurationUnchanged(
  repository: RecordRepository,
  { config, companyUuid }: Settlement,
): Promise<boolean> {
  const row = await repository.find(configuration.model.name, 'uuid', config.uuid, [companyUuid], 'share');
  return row !== undefined && settlingStates.includes(String(row.status)) && row.version === config.version;
}

async function claimInTransaction(
  repository: RecordRepository,
  call: OperationCall,
  settlement: Settlement,
): Promise<SettlementEntry | undefined> {
  if (!(await isConfigurationUnchanged(repository, settlement))) return undefined;
  const { companyUuid } = call;
  const now = call.service.now();
  const leaseUntil = leaseEndFrom(now);
  const [entry] = await repository.findByNaturalKeys(
    log.model.name,
    [settlementKeyOf(settlement)],
    companyUuid,
    'update',
  );
  if (!isStillDue(entry, now)) return undefined;
  if (entry) {
    const taken: SettlementEntry = { ...emptyTally, interfaceCounts: [], ...entry, leaseUntil };
    await repository.update(toKeyedRecord(log.model, companyUuid, taken));
    return taken;
  }
  const begun = {
    uuid: uuidv7(),
    companyUuid,
    ...identityOf(settlement),
    configType: settlement.config.configType,
    time: now.toISOString(),
    message: createServiceText(call.service.phrasesOf, ({ translate }) => translate('settlement.underWay')),
    ...emptyTally,
    interfaceCounts: [],
    leaseUntil,
  };
  await repository.insert(toKeyedRecord(log.model, companyUuid, begun));
  return begun;
}

/**
 * Claims a settlement for this process. Its log entry is the claim, because it is unique for configuration,
 * zone and day. Resolves to the entry; to undefined if another process has it or the configuration is no
 * longer online.
 */
export async function claimSettlement(
  call: OperationCall,
  settlement: Settlement,
): Promise<SettlementEntry | undefined> {
  try {
    return await call.service.store.transaction(({ repository }) =>
      claimInTransaction(repository, call, settlement),
    );
  } catch (error) {
    if (error instanceof DuplicateError) return undefined;
    throw error;
  }
}
