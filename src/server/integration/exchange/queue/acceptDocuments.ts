import { createHash, randomUUID } from 'node:crypto';
import type { Row } from '../../../../contract/api/envelope.ts';
import { choiceKey, decapitalize } from '../../../../contract/text/captions.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { stampsOf } from '../../../platform/records/rows/storedRow.ts';
import { type KeyedRecord, toKeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import { acceptingStates } from '../../interfaces/activeStates.ts';
import { createInterfaceLogEntry } from '../../interfaces/logEntries.ts';
import type { InterfaceAdmission } from './DocumentQueue.ts';
import { documentNumberOf } from './documentNumberOf.ts';
import { updateInterfaceCounts } from './updateInterfaceCounts.ts';
import { wakeGroups } from './wakeGroups.ts';

/** Returns whether `acceptDocuments` has thrown because the interface went offline or was removed. */
export const hasStoppedAccepting = (error: unknown): boolean =>
  error instanceof ServiceError && (error.code === 'ILLEGAL_TRANSITION' || error.code === 'NOT_FOUND');

/** A document that was posted or pulled. */
export interface IncomingDocument {
  /** JSON. */
  readonly text: string;
  /** At most 200 characters. Documents with the same key are one document. */
  readonly idempotencyKey?: string;
}

/** Acknowledgement of a document for its sender. */
export interface Receipt {
  readonly uuid: string;
  readonly entityNo: string;
  readonly idempotencyKey: string;
  /** Status of the pending data. */
  readonly status: string;
  /** It was accepted before, under the same key. */
  readonly repeated: boolean;
}

/** Same limit as in entity `pendingData`. */
const maxTextLength = 1_000_000;

const pendingData = entityOf('pendingData');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const directionOf = (interfaceType: unknown): string =>
  String(interfaceType).endsWith('_UP') ? 'UP' : 'DOWN';

/**
 * Returns the interface, locked against changes until the transaction ends. Throws if it accepts no
 * documents.
 */
async function admitDocuments(
  { documentQueue }: Tables,
  interfaceUuid: string,
  count: number,
): Promise<InterfaceAdmission> {
  const admission = await documentQueue.admit(interfaceUuid, count);
  if (!admission) throw new ServiceError('NOT_FOUND', {}, undefined, 'exchange.noInterface');
  const { row } = admission;
  if (acceptingStates.includes(String(row.status))) return admission;
  throw new ServiceError('ILLEGAL_TRANSITION', {}, row, ({ translate }) => {
    const state = translate(choiceKey('interface', ['status'], String(row.status)));
    return translate('exchange.notAccepting', { name: row.interfaceName, state: decapitalize(state) });
  });
}

function createPendingRecord(
  owner: Row,
  { text, idempotencyKey }: IncomingDocument,
  arrivalNumber: number | undefined,
  now: Date,
): Row {
  const uuid = randomUUID();
  const { companyUuid, interfaceName, interfaceType, dcCode, ownerCode } = owner;
  return {
    uuid,
    companyUuid,
    ...(dcCode !== undefined && { dcCode }),
    ...(ownerCode !== undefined && { ownerCode }),
    interfaceUuid: owner.uuid,
    interfaceName,
    interfaceType,
    direction: directionOf(interfaceType),
    entityNo: documentNumberOf(text, owner.entityIdentifier) ?? uuid,
    ...pendingData.model.lifecycle?.initial,
    idempotencyKey: idempotencyKey ?? uuid,
    arrival: arrivalNumber,
    createTime: now.toISOString(),
    data: text,
    ...stampsOf(pendingData.model, {}, now),
  };
}

/** The document itself is in the pending data, not in the log. */
const createReceiveEntry = (service: ServiceContext, row: Row): KeyedRecord =>
  createInterfaceLogEntry(row, {
    level: 'INFO',
    type: 'RECEIVE',
    time: String(row.createTime),
    entity: String(row.entityNo),
    details: service.logPhrases.translate('exchange.received'),
  });

const createReceipt = (row: Row, repeated: boolean): Receipt => ({
  uuid: row.uuid,
  entityNo: String(row.entityNo),
  idempotencyKey: String(row.idempotencyKey),
  status: String(row.status),
  repeated,
});

/** Returns earlier documents with these keys, by key. Throws if one of them has other content. */
async function findKnownDocuments(
  { idempotencyKeys }: Tables,
  rows: readonly Row[],
  arrivals: readonly IncomingDocument[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const keyed = rows.flatMap((row, index) => {
    const { idempotencyKey, text = '' } = arrivals[index] ?? {};
    return idempotencyKey === undefined
      ? []
      : [{ key: idempotencyKey, documentUuid: row.uuid, sha256: sha256(text) }];
  });
  const [first] = rows;
  if (!first || keyed.length === 0) return new Map();
  const known = await idempotencyKeys.insertOrFind(String(first.interfaceUuid), keyed, now);
  const byKey = new Map(known.map((one) => [one.key, one]));
  for (const { key, sha256 } of keyed) {
    const before = byKey.get(key);
    if (before && before.sha256 !== sha256) throw new ServiceError('IDEMPOTENCY_MISMATCH', { key });
  }
  return new Map(known.map(({ key, documentUuid }) => [key, documentUuid]));
}

/** Stores new documents with counts and log; resolves to a receipt for each document. */
async function acceptInTransaction(
  service: ServiceContext,
  tables: Tables,
  interfaceUuid: string,
  arrivals: readonly IncomingDocument[],
): Promise<{ readonly receipts: Receipt[]; readonly fresh: readonly Row[] }> {
  const { repository } = tables;
  const now = service.now();
  const admission = await admitDocuments(tables, interfaceUuid, arrivals.length);
  const owner = admission.row;
  const companyUuid = String(owner.companyUuid);
  const rows = arrivals.map((arrival, index) =>
    createPendingRecord(owner, arrival, admission.arrivals[index], now),
  );
  const known = await findKnownDocuments(tables, rows, arrivals, now);
  const uuidOf = (row: Row): string => known.get(String(row.idempotencyKey)) ?? row.uuid;
  const fresh = rows.filter((row) => uuidOf(row) === row.uuid);
  await repository.insertAll([
    ...fresh.map((row) => toKeyedRecord(pendingData.model, companyUuid, row)),
    ...fresh.map((row) => createReceiveEntry(service, row)),
  ]);
  if (fresh.length > 0) {
    await updateInterfaceCounts(
      tables,
      fresh.map((after) => ({ after })),
      now,
    );
    await tables.throughput.add({ companyUuid, interfaceUuid, at: now, received: fresh.length });
  }
  const repeated = rows.filter((row) => uuidOf(row) !== row.uuid).map(uuidOf);
  const stored = await repository.findAll('pendingData', 'uuid', repeated, companyUuid);
  const byUuid = new Map([...fresh, ...stored].map((row) => [row.uuid, row]));
  const receipts = rows.map((row) => createReceipt(byUuid.get(uuidOf(row)) ?? row, uuidOf(row) !== row.uuid));
  return { receipts, fresh };
}

/**
 * Accepts documents into the queue of an interface, all or none. Once this resolves, each of them will be
 * delivered. A known key returns its earlier receipt with `repeated`. Throws NOT_FOUND, ILLEGAL_TRANSITION
 * while the interface is offline, IDEMPOTENCY_MISMATCH, TOO_LARGE.
 */
export async function acceptDocuments(
  service: ServiceContext,
  interfaceUuid: string,
  arrivals: readonly IncomingDocument[],
): Promise<Receipt[]> {
  if (arrivals.some(({ text }) => text.length > maxTextLength)) {
    throw new ServiceError('TOO_LARGE', { megabytes: maxTextLength / 1_000_000 });
  }
  const { receipts, fresh } = await service.store.transaction((tables) =>
    acceptInTransaction(service, tables, interfaceUuid, arrivals),
  );
  await wakeGroups(service, fresh);
  return receipts;
}
