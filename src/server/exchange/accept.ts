import { createHash, randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import { stamps } from '../crud/storedRow.ts';
import type { Service } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Document } from '../store/Document.ts';
import type { Admission } from '../store/PendingQueue.ts';
import type { Tables } from '../store/Store.ts';
import { countChanges } from './countChanges.ts';
import { entityNoOf } from './entityNoOf.ts';
import { refuseInexact } from './refuseInexact.ts';
import { wakeGroups } from './wakeGroups.ts';

/** A document that came, or was pulled. */
export interface Arrival {
  /** JSON. */
  readonly text: string;
  /** At most 200 characters; what comes twice under one key is one document. */
  readonly idempotencyKey?: string;
}

/** What whoever brought a document is told. */
export interface Receipt {
  readonly uuid: string;
  readonly entityNo: string;
  readonly idempotencyKey: string;
  /** Of pending data. */
  readonly status: string;
  /** It was accepted before, under the same key. */
  readonly repeated: boolean;
}

/** As entity `pendingData` has it. */
const longest = 1_000_000;

const pendingData = entityOf('pendingData');
const interfaceLog = entityOf('interfaceLog');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const directionOf = (interfaceType: unknown): string =>
  String(interfaceType).endsWith('_UP') ? 'UP' : 'DOWN';

/** The interface, which stays as it is until the transaction ends. Throws when it takes no documents. */
async function admissionTo({ queue }: Tables, interfaceUuid: string, count: number): Promise<Admission> {
  const admission = await queue.admission(interfaceUuid, count);
  if (!admission) throw new ServiceError('NOT_FOUND', {}, undefined, 'exchange.noInterface');
  const { row } = admission;
  if (row.status !== 'OFFLINE') return admission;
  throw new ServiceError('ILLEGAL_TRANSITION', { name: row.interfaceName }, row, 'exchange.offline');
}

function pendingOf(
  owner: Row,
  { text, idempotencyKey }: Arrival,
  arrival: number | undefined,
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
    entityNo: entityNoOf(text, owner.entityIdentifier) ?? uuid,
    ...pendingData.model.lifecycle?.initial,
    idempotencyKey: idempotencyKey ?? uuid,
    arrival,
    createTime: now.toISOString(),
    data: text,
    ...stamps(pendingData.model, {}, now),
  };
}

/** Who reads the log finds the document itself among the pending data. */
const receivedEntry = (service: Service, row: Row): Document => {
  const { companyUuid, interfaceUuid, interfaceName, interfaceType, entityNo, createTime } = row;
  return documentOf(interfaceLog.model, String(companyUuid), {
    uuid: randomUUID(),
    companyUuid,
    interfaceUuid,
    interfaceName,
    interfaceType,
    level: 'INFO',
    type: 'RECEIVE',
    time: createTime,
    entity: entityNo,
    details: service.logSay.translate('exchange.received'),
  });
};

const receiptOf = (row: Row, repeated: boolean): Receipt => ({
  uuid: row.uuid,
  entityNo: String(row.entityNo),
  idempotencyKey: String(row.idempotencyKey),
  status: String(row.status),
  repeated,
});

/** The documents that came before under the keys of these, by key. Throws when one of them was another one. */
async function knownAmong(
  { idempotencyKeys }: Tables,
  rows: readonly Row[],
  arrivals: readonly Arrival[],
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
  const known = await idempotencyKeys.keep(String(first.interfaceUuid), keyed, now);
  const byKey = new Map(known.map((one) => [one.key, one]));
  for (const { key, sha256 } of keyed) {
    const before = byKey.get(key);
    if (before && before.sha256 !== sha256) throw new ServiceError('IDEMPOTENCY_MISMATCH', { key });
  }
  return new Map(known.map(({ key, documentUuid }) => [key, documentUuid]));
}

/** Stores what is new, with its counts and log; resolves to a receipt for each arrival. */
async function acceptIn(
  service: Service,
  tables: Tables,
  interfaceUuid: string,
  arrivals: readonly Arrival[],
): Promise<{ readonly receipts: Receipt[]; readonly fresh: readonly Row[] }> {
  const { documents } = tables;
  const now = service.now();
  const admission = await admissionTo(tables, interfaceUuid, arrivals.length);
  const owner = admission.row;
  const companyUuid = String(owner.companyUuid);
  const rows = arrivals.map((arrival, index) => pendingOf(owner, arrival, admission.arrivals[index], now));
  const known = await knownAmong(tables, rows, arrivals, now);
  const uuidOf = (row: Row): string => known.get(String(row.idempotencyKey)) ?? row.uuid;
  const fresh = rows.filter((row) => uuidOf(row) === row.uuid);
  await documents.insertAll([
    ...fresh.map((row) => documentOf(pendingData.model, companyUuid, row)),
    ...fresh.map((row) => receivedEntry(service, row)),
  ]);
  if (fresh.length > 0) {
    await countChanges(
      tables,
      fresh.map((after) => ({ after })),
      now,
    );
    await tables.throughput.add({ companyUuid, interfaceUuid, at: now, received: fresh.length });
  }
  const repeated = rows.filter((row) => uuidOf(row) !== row.uuid).map(uuidOf);
  const stored = await documents.findAll('pendingData', 'uuid', repeated, companyUuid);
  const byUuid = new Map([...fresh, ...stored].map((row) => [row.uuid, row]));
  const receipts = rows.map((row) => receiptOf(byUuid.get(uuidOf(row)) ?? row, uuidOf(row) !== row.uuid));
  return { receipts, fresh };
}

/**
 * Takes documents into the queue of an interface, all or none: once this resolves, each of them is delivered sooner or later. A key
 * that came before answers with the receipt of then and `repeated`. Throws NOT_FOUND, ILLEGAL_TRANSITION while the interface is
 * offline, IDEMPOTENCY_MISMATCH, TOO_LARGE, INEXACT_NUMBER; nothing is taken then.
 */
export async function accept(
  service: Service,
  interfaceUuid: string,
  arrivals: readonly Arrival[],
): Promise<Receipt[]> {
  if (arrivals.some(({ text }) => text.length > longest)) {
    throw new ServiceError('TOO_LARGE', { megabytes: longest / 1_000_000 });
  }
  for (const { text } of arrivals) refuseInexact(text);
  const { receipts, fresh } = await service.store.transaction((tables) =>
    acceptIn(service, tables, interfaceUuid, arrivals),
  );
  await wakeGroups(service, fresh);
  return receipts;
}
