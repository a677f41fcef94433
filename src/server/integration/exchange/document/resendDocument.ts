import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { assertCurrentVersion } from '../../../platform/records/checks/conflicts.ts';
import { findOrThrow } from '../../../platform/records/handlers/findOrThrow.ts';
import { stampsOf, toResponse } from '../../../platform/records/rows/storedRow.ts';
import { toKeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { assertAccepting } from '../accept/assertAccepting.ts';
import { createPendingRecord } from '../accept/createPendingRecord.ts';
import { assertValidJson } from '../assertValidJson.ts';
import { updateInterfaceCounts } from '../queue/updateInterfaceCounts.ts';
import { withEvent } from './documentHistory.ts';
import { cancellableStates } from './documentStates.ts';

const pendingData = entityOf('pendingData');
const { model } = pendingData;

const isWaiting = ({ status }: Row): boolean => cancellableStates.includes(String(status));

/**
 * Returns the copy with the edited content. It takes the place of an undelivered original in the order, unless the edit
 * changes the document number: the documents of the new number may be newer than the original.
 */
function createCopy(call: OperationCall, owner: Row, original: Row, text: string, arrival?: number): Row {
  const now = call.service.now();
  const by = call.login.loginId;
  const event = { kind: 'RECEIVED', at: now.toISOString(), by, documentUuid: original.uuid };
  const created = createPendingRecord(owner, { text }, arrival, now);
  const isInPlace = isWaiting(original) && created.entityNo === original.entityNo;
  return {
    ...created,
    ...(isInPlace && original.arrival !== undefined && { arrival: original.arrival }),
    originalUuid: original.uuid,
    history: [event],
  } as Row;
}

/** Returns the original after its copy was made: an undelivered one is cancelled, a finished one keeps its state. */
function createReplaced(call: OperationCall, original: Row, copy: Row): Row {
  const { nextRunTime: _, ...rest } = original;
  const now = call.service.now();
  const action = { by: call.login.loginId, at: now.toISOString() };
  return {
    ...rest,
    uuid: original.uuid,
    ...(isWaiting(original) && { status: 'CANCELLED' }),
    resentUuid: copy.uuid,
    lastAction: action,
    history: withEvent(original, { kind: 'RESENT', ...action, documentUuid: copy.uuid }),
    ...stampsOf(model, original, now),
  };
}

/**
 * Operation `pendingData.resend`: sends an edited copy of a document as a new document with a key of its own,
 * and cancels the original unless it is finished. Resolves to the new document. Throws INVALID_REQUEST for
 * content that is not JSON, CONFLICT if the original has changed, and ILLEGAL_TRANSITION while it runs or
 * while the interface accepts no documents.
 */
export const resendDocument: Handler = async (call) => {
  const { data, version } = isRecord(call.body) ? call.body : {};
  const text = String(data);
  const now = call.service.now();
  const copy = await call.service.store.transaction(async (tables) => {
    const { repository, documentQueue } = tables;
    const original = await findOrThrow(call, pendingData, call.query.uuid, repository, 'update');
    assertValidJson(call, 'resentDocument', text);
    assertCurrentVersion(call, pendingData, original, version);
    if (original.status === 'RUNNING')
      throw new ServiceError(
        'ILLEGAL_TRANSITION',
        {},
        { data: toResponse(call, model, original), phrase: 'exchange.running' },
      );
    const { interfaceUuid } = original;
    // Waits for an edit of the interface, which `admit` would leave out.
    await findOrThrow(call, entityOf('interface'), interfaceUuid, repository, 'share');
    const { interfaces, arrivals } = await documentQueue.admit([String(interfaceUuid)], 1);
    const [owner] = interfaces;
    assertAccepting(owner);
    const created = createCopy(call, owner, original, text, arrivals[0]);
    const replaced = createReplaced(call, original, created);
    const company = String(original.companyUuid);
    await repository.insert(toKeyedRecord(model, company, created));
    await repository.update(toKeyedRecord(model, company, replaced));
    const changes = [{ before: original, after: replaced }, { after: created }];
    await updateInterfaceCounts(tables, changes, now);
    return created;
  });
  call.service.exchange.wake([String(copy.interfaceUuid)]);
  return toResponse(call, model, copy);
};
