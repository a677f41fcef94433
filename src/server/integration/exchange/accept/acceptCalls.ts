import { createHash } from 'node:crypto';
import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { createServiceText } from '../../../platform/base/serviceText.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { type KeyedRecord, toKeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import type { ThroughputAddition } from '../../health/Throughput.ts';
import { createInterfaceLogEntry } from '../../interfaces/logEntries.ts';
import { LockedInterfacesError } from '../queue/LockedInterfacesError.ts';
import { updateInterfaceCounts } from '../queue/updateInterfaceCounts.ts';
import type { AcceptCall, DocumentReceipt, IncomingDocument } from './acceptDocuments.ts';
import { assertAccepting, assertCapacity } from './assertAccepting.ts';
import { createPendingRecord } from './createPendingRecord.ts';
import { scopedKeyOf } from './IdempotencyKeys.ts';

const pendingData = entityOf('pendingData');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The document itself is in the pending data, not in the log. */
const createReceiveEntry = (service: ServiceContext, row: Row): KeyedRecord =>
  createInterfaceLogEntry(row, {
    level: 'INFO',
    type: 'RECEIVE',
    time: String(row.createTime),
    entity: String(row.entityNo),
    details: createServiceText(service.phrasesOf, ({ translate }) => translate('exchange.received')),
  });

const createReceipt = (row: Row, repeated: boolean): DocumentReceipt => ({
  uuid: row.uuid,
  entityNo: String(row.entityNo),
  idempotencyKey: String(row.idempotencyKey),
  status: String(row.status),
  repeated,
});

/** A document with its record, and its call. */
interface AdmittedDocument {
  readonly call: AcceptCall;
  readonly incoming: IncomingDocument;
  readonly row: Row;
}

const keyOf = ({ row, call: { interfaceUuid } }: AdmittedDocument): string =>
  scopedKeyOf({ interfaceUuid, key: String(row.idempotencyKey) });

/**
 * Returns the uuids of earlier documents with these keys, by key. Throws if one of them has other content.
 */
async function findKnownDocuments(
  { idempotencyKeys }: Tables,
  admitted: readonly AdmittedDocument[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const keyed = admitted.flatMap(({ call: { interfaceUuid }, incoming: { idempotencyKey, text }, row }) =>
    idempotencyKey === undefined
      ? []
      : [{ interfaceUuid, key: idempotencyKey, documentUuid: row.uuid, sha256: sha256(text) }],
  );
  const known = await idempotencyKeys.insertOrFind(keyed, now);
  const byKey = new Map(known.map((one) => [scopedKeyOf(one), one]));
  for (const one of keyed) {
    const before = byKey.get(scopedKeyOf(one));
    if (before && before.sha256 !== one.sha256)
      throw new ServiceError('IDEMPOTENCY_MISMATCH', { key: one.key });
  }
  return new Map(known.map((one) => [scopedKeyOf(one), one.documentUuid]));
}

/** Returns the calls as documents with records, in order, or the refusal of a call, or a LockedInterfacesError. */
async function admitCalls(
  { documentQueue }: Tables,
  calls: readonly AcceptCall[],
  now: Date,
): Promise<readonly (readonly AdmittedDocument[] | Error)[]> {
  const interfaceUuids = [...new Set(calls.map(({ interfaceUuid }) => interfaceUuid))];
  const count = calls.reduce((sum, { documents }) => sum + documents.length, 0);
  const { interfaces, locked, pending, arrivals } = await documentQueue.admit(interfaceUuids, count);
  const byUuid = new Map(interfaces.map((row) => [row.uuid, row]));
  let next = 0;
  return calls.map((call) => {
    if (locked.includes(call.interfaceUuid)) return new LockedInterfacesError([call.interfaceUuid]);
    try {
      const owner = byUuid.get(call.interfaceUuid);
      assertAccepting(owner);
      assertCapacity(owner, pending[String(owner.companyUuid)] ?? 0);
      return call.documents.map((incoming) => {
        next += 1;
        return {
          call,
          incoming,
          row: createPendingRecord(owner, incoming, arrivals[next - 1], now, call.traceparent),
        };
      });
    } catch (error) {
      if (error instanceof ServiceError) return error;
      throw error;
    }
  });
}

/** Stores new documents with counts and log. */
async function storeDocuments(
  service: ServiceContext,
  tables: Tables,
  fresh: readonly AdmittedDocument[],
  now: Date,
): Promise<void> {
  if (fresh.length === 0) return;
  const rows = fresh.map(({ row }) => row);
  await tables.repository.insertAll([
    ...rows.map((row) => toKeyedRecord(pendingData.model, String(row.companyUuid), row)),
    ...fresh.filter(({ call }) => call.isFetched).map(({ row }) => createReceiveEntry(service, row)),
  ]);
  // All documents of an interface share its counts, so they are locked last.
  await updateInterfaceCounts(
    tables,
    rows.map((after) => ({ after })),
    now,
  );
}

/** Returns the stored records of documents that were accepted earlier. */
async function findRepeated(
  { repository }: Tables,
  repeated: readonly AdmittedDocument[],
  uuidOf: (document: AdmittedDocument) => string,
): Promise<readonly Row[]> {
  const companies = new Set(repeated.map(({ row }) => String(row.companyUuid)));
  const found: Row[] = [];
  for (const companyUuid of companies) {
    const uuids = repeated.filter(({ row }) => row.companyUuid === companyUuid).map(uuidOf);
    found.push(...(await repository.findAll('pendingData', 'uuid', uuids, companyUuid)));
  }
  return found;
}

/** The results of calls, and the accepted documents for the throughput. */
interface AcceptedCalls {
  readonly results: readonly (DocumentReceipt[] | Error)[];
  readonly received: readonly ThroughputAddition[];
}

const receivedOf = ({ row }: AdmittedDocument, at: Date): ThroughputAddition => ({
  companyUuid: String(row.companyUuid),
  interfaceUuid: String(row.interfaceUuid),
  at,
  received: 1,
});

/**
 * Accepts the documents of many calls in one transaction. Resolves to the receipts of each call, or to its
 * refusal if its interface accepts no documents, or to LockedInterfacesError. Throws IDEMPOTENCY_MISMATCH of any call.
 */
export async function acceptCalls(
  service: ServiceContext,
  tables: Tables,
  calls: readonly AcceptCall[],
): Promise<AcceptedCalls> {
  const now = service.now();
  const outcomes = await admitCalls(tables, calls, now);
  const admitted = outcomes.flatMap((outcome) => (outcome instanceof Error ? [] : outcome));
  const known = await findKnownDocuments(tables, admitted, now);
  const uuidOf = (document: AdmittedDocument): string => known.get(keyOf(document)) ?? document.row.uuid;
  const isFresh = (document: AdmittedDocument): boolean => uuidOf(document) === document.row.uuid;
  const fresh = admitted.filter(isFresh);
  await storeDocuments(service, tables, fresh, now);
  const repeated = admitted.filter((document) => !isFresh(document));
  const stored = await findRepeated(tables, repeated, uuidOf);
  const byUuid = new Map([...fresh.map(({ row }) => row), ...stored].map((row) => [row.uuid, row]));
  const results = outcomes.map((outcome) =>
    outcome instanceof Error
      ? outcome
      : outcome.map((document) =>
          createReceipt(byUuid.get(uuidOf(document)) ?? document.row, !isFresh(document)),
        ),
  );
  return { results, received: fresh.map((document) => receivedOf(document, now)) };
}
