import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Row } from '../../../../contract/api/envelope.ts';
import { choiceKey, decapitalize } from '../../../../contract/text/captions.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { createServiceText } from '../../../platform/base/serviceText.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { stampsOf } from '../../../platform/records/rows/storedRow.ts';
import { type KeyedRecord, toKeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import type { ThroughputAddition } from '../../health/Throughput.ts';
import { acceptingStates } from '../../interfaces/activeStates.ts';
import { createInterfaceLogEntry } from '../../interfaces/logEntries.ts';
import { LockedInterfacesError } from '../queue/LockedInterfacesError.ts';
import { updateInterfaceCounts } from '../queue/updateInterfaceCounts.ts';
import type { AcceptCall, IncomingDocument, Receipt } from './acceptDocuments.ts';
import { documentNumberOf } from './documentNumberOf.ts';
import { scopedKeyOf } from './IdempotencyKeys.ts';

const pendingData = entityOf('pendingData');

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const directionOf = (interfaceType: unknown): string =>
  String(interfaceType).endsWith('_UP') ? 'UP' : 'DOWN';

/** Throws unless the interface exists and accepts documents. */
export function assertAccepting(row: Row | undefined): asserts row is Row {
  if (!row) throw new ServiceError('NOT_FOUND', {}, { phrase: 'exchange.noInterface' });
  if (acceptingStates.includes(String(row.status))) return;
  throw new ServiceError(
    'ILLEGAL_TRANSITION',
    {},
    {
      data: row,
      phrase: ({ translate }) => {
        const state = translate(choiceKey('interface', ['status'], String(row.status)));
        return translate('exchange.notAccepting', { name: row.interfaceName, state: decapitalize(state) });
      },
    },
  );
}

/** Pending documents beyond which the service accepts no more: of an interface, and of a company. */
export const maxPending = { interface: 100_000, company: 1_000_000 };

/** Seconds after which a refused sender tries again. */
const retrySeconds = 30;

/** Throws TOO_MANY_PENDING. Concurrent calls can exceed the limits by their own documents. */
function assertCapacity(owner: Row, companyPending: number): void {
  const pending = Number(owner.pendingCount);
  if (pending < maxPending.interface && companyPending < maxPending.company) return;
  throw new ServiceError('TOO_MANY_PENDING', { name: owner.interfaceName, seconds: retrySeconds });
}

/** Throws TOO_MANY_PENDING if an interface would accept no document now. Lets a locked interface pass. */
export async function checkCapacity(
  { documentQueue }: Pick<Tables, 'documentQueue'>,
  interfaceUuid: string,
): Promise<void> {
  const { interfaces, pending } = await documentQueue.admit([interfaceUuid], 0);
  for (const owner of interfaces) assertCapacity(owner, pending[String(owner.companyUuid)] ?? 0);
}

/** Returns a new document of an interface; `arrivalNumber` is its place among those with the same number. */
export function createPendingRecord(
  owner: Row,
  { text, idempotencyKey }: IncomingDocument,
  arrivalNumber: number | undefined,
  now: Date,
  traceparent?: string,
): Row {
  const uuid = uuidv7();
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
    ...(traceparent !== undefined && { traceparent }),
    createTime: now.toISOString(),
    history: [{ kind: 'RECEIVED', at: now.toISOString() }],
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
    details: createServiceText(service.phrasesOf, ({ translate }) => translate('exchange.received')),
  });

const createReceipt = (row: Row, repeated: boolean): Receipt => ({
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
  readonly results: readonly (Receipt[] | Error)[];
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
