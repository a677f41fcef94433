import { randomUUID } from 'node:crypto';
import type { DebugRun } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import type { Call } from '../Service.ts';
import type { Document } from '../store/Document.ts';
import { outboxEntry } from '../transport/outbox/outboxEntry.ts';
import type { Outcome } from './Course.ts';
import { fieldMask, maskedValuesIn } from './fieldMask.ts';
import type { Job } from './Job.ts';
import { masked } from './masked.ts';
import { redactor } from './redactor.ts';

/** Characters that a payload may have in a log, and an address. */
const longest = { payload: 1_000_000, address: 2000 };

/** What is kept of one run: interface log and API call log, with secrets masked, and the outbox where nobody received the document. */
export function logEntries(call: Call, job: Job, outcome: Outcome, run: DebugRun): Document[] {
  const { document, interface: owner, secrets, settings } = job;
  const { failure, delivery, mapped } = outcome;
  const { maskFields } = settings;
  const companyUuid = String(owner.companyUuid);
  const hide = redactor(secrets);
  const hideFields = fieldMask(maskFields);
  const payload = (text: string) => hide(hideFields(text), longest.payload);
  const source = document.text ?? '';
  const result = mapped === undefined ? source : JSON.stringify(mapped);
  const message = run.message && masked(run.message, maskedValuesIn([source, result], maskFields));
  const common = () => ({
    uuid: randomUUID(),
    companyUuid,
    interfaceUuid: owner.uuid,
    interfaceName: owner.interfaceName,
    interfaceType: owner.interfaceType,
    time: call.service.now().toISOString(),
  });
  const entry = {
    ...common(),
    level: failure ? 'ERROR' : 'DEBUG',
    type: delivery ? 'SEND' : 'MAPPING',
    elapsedMs: run.elapsedMs,
    entity: document.entityNo,
    data: payload(result),
    details: message,
  };
  const log = documentOf(entityOf('interfaceLog').model, companyUuid, entry);
  // What stays here is no call.
  const kept = outboxEntry(job, delivery, call.service.now());
  if (!delivery || kept) return kept ? [log, kept] : [log];
  const made = {
    ...common(),
    direction: 'OUT',
    elapsedMs: delivery.elapsedMs,
    method: delivery.method,
    url: hide(hideFields(delivery.url), longest.address),
    httpStatus: delivery.status,
    success: !failure,
    requestBody: payload(JSON.stringify(delivery.requestBody)),
    responseBody: payload(delivery.responseText ?? ''),
    ...(failure && { errorCode: failure.code }),
    message,
  };
  return [log, documentOf(entityOf('apiCallLog').model, companyUuid, made)];
}
