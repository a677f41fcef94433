import { v7 as uuidv7 } from 'uuid';
import type { Row } from '../../../../contract/api/envelope.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import { stampsOf } from '../../../platform/records/rows/storedRow.ts';
import type { IncomingDocument } from './acceptDocuments.ts';
import { documentNumberOf } from './documentNumberOf.ts';

const { model } = entityOf('pendingData');

const directionOf = (interfaceType: unknown): string =>
  String(interfaceType).endsWith('_UP') ? 'UP' : 'DOWN';

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
    ...model.lifecycle?.initial,
    idempotencyKey: idempotencyKey ?? uuid,
    arrival: arrivalNumber,
    ...(traceparent !== undefined && { traceparent }),
    createTime: now.toISOString(),
    history: [{ kind: 'RECEIVED', at: now.toISOString() }],
    data: text,
    ...stampsOf(model, {}, now),
  };
}
