import { v7 as uuidv7 } from 'uuid';
import { stringifyExactJson } from '../../../../contract/json/exactJson.ts';
import { uuidOfHash } from '../../../platform/base/uuidOfHash.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { createPayloadMask } from '../../../platform/security/logMask.ts';
import { type KeyedRecord, toKeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { createApiCallLogEntry, createInterfaceLogEntry } from '../../interfaces/logEntries.ts';
import type { Delivery } from '../../transport/DeliveryTarget.ts';
import type { RunInput } from './RunInput.ts';
import type { RunResult } from './runDocument.ts';

/** Maximum characters of a payload and an address in a log. */
const maxLength = { payload: 1_000_000, address: 2000 };

/** Level of successful runs: by an operator, or by the queue. */
export type LogLevel = 'DEBUG' | 'INFO';

/**
 * Creates the records of one run: interface log and API call log, with secrets masked, and the outbox entry
 * if there is no receiver.
 */
export function createRunLogEntries(
  service: Pick<ServiceContext, 'now'>,
  input: RunInput,
  runResult: RunResult,
  level: LogLevel,
): KeyedRecord[] {
  const { document, interface: owner, secrets, settings } = input;
  const { outcome, loggedMessage: message, elapsedMs } = runResult;
  const { failure, delivery, mappedDocument } = outcome;
  const source = document.text ?? '';
  const payloadText = mappedDocument === undefined ? source : stringifyExactJson(mappedDocument);
  const mask = createPayloadMask(secrets, settings.maskFields);
  const payload = (text: string) => mask(text, maxLength.payload);
  const now = service.now();
  const time = now.toISOString();
  const log = createInterfaceLogEntry(owner, {
    time,
    level: failure ? 'ERROR' : level,
    type: delivery ? 'SEND' : 'MAPPING',
    elapsedMs,
    entity: document.entityNo,
    data: payload(payloadText),
    details: message,
  });
  // A document for the outbox is no call.
  const outboxDocument = createOutboxEntry(input, delivery, now);
  if (!delivery || outboxDocument) return outboxDocument ? [log, outboxDocument] : [log];
  const callEntry = createApiCallLogEntry(owner, {
    time,
    entityNo: document.entityNo,
    direction: 'OUT',
    elapsedMs: delivery.elapsedMs,
    method: delivery.method,
    url: mask(delivery.url, maxLength.address),
    httpStatus: delivery.status,
    success: !failure,
    requestBody: payload(stringifyExactJson(delivery.requestBody)),
    responseBody: payload(delivery.responseText ?? ''),
    ...(failure && { errorCode: failure.code }),
    message,
  });
  return [log, callEntry];
}

/**
 * The same document has the same uuid, so that it is stored once. A document without a key always gets a new
 * one.
 */
function outboxUuidOf(interfaceUuid: string, key: string | undefined): string {
  return key === undefined ? uuidv7() : uuidOfHash(`${interfaceUuid}\n${key}`);
}

/**
 * Returns the outbox entry of a run, to write in the transaction that finishes it; undefined for a failure or
 * a receiver. An existing entry (by its uuid) comes from an earlier run of the document.
 */
function createOutboxEntry(
  { document: { entityNo, idempotencyKey }, interface: owner }: RunInput,
  delivery: Delivery | undefined,
  now: Date,
): KeyedRecord | undefined {
  if (delivery?.kind !== 'OUTBOX' || delivery.failure) return undefined;
  const companyUuid = String(owner.companyUuid);
  const uuid = outboxUuidOf(owner.uuid, idempotencyKey);
  return toKeyedRecord(entityOf('outboxDocument').model, companyUuid, {
    uuid,
    companyUuid,
    interfaceUuid: owner.uuid,
    interfaceName: owner.interfaceName,
    interfaceType: owner.interfaceType,
    dcCode: owner.dcCode,
    entityNo: entityNo ?? uuid,
    idempotencyKey,
    time: now.toISOString(),
    data: stringifyExactJson(delivery.requestBody),
  });
}
