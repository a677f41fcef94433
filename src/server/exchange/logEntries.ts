import { randomUUID } from 'node:crypto';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import type { Document } from '../store/Document.ts';
import { outboxEntry } from '../transport/outbox/outboxEntry.ts';
import { fieldMask, maskedValuesIn } from './fieldMask.ts';
import type { Job } from './Job.ts';
import { masked } from './masked.ts';
import { redactor } from './redactor.ts';
import type { Ended } from './runJob.ts';
import type { Speaker } from './Speaker.ts';

/** Characters that a payload may have in a log, and an address. */
const longest = { payload: 1_000_000, address: 2000 };

/** Of a run that went well: an operator's, or the queue's. */
type Level = 'DEBUG' | 'INFO';

/** What is kept of one run: interface log and API call log, with secrets masked, and the outbox where nobody received the document. */
export function logEntries(speaker: Speaker, job: Job, ended: Ended, level: Level): Document[] {
  const { document, interface: owner, secrets, settings } = job;
  const { outcome, message: said, elapsedMs } = ended;
  const { failure, delivery, mapped } = outcome;
  const { maskFields } = settings;
  const companyUuid = String(owner.companyUuid);
  const hide = redactor(secrets);
  const hideFields = fieldMask(maskFields);
  const payload = (text: string) => hide(hideFields(text), longest.payload);
  const source = document.text ?? '';
  const result = mapped === undefined ? source : JSON.stringify(mapped);
  const message = masked(said, maskedValuesIn([source, result, delivery?.responseText ?? ''], maskFields));
  const common = () => ({
    uuid: randomUUID(),
    companyUuid,
    interfaceUuid: owner.uuid,
    interfaceName: owner.interfaceName,
    interfaceType: owner.interfaceType,
    time: speaker.service.now().toISOString(),
  });
  const entry = {
    ...common(),
    level: failure ? 'ERROR' : level,
    type: delivery ? 'SEND' : 'MAPPING',
    elapsedMs,
    entity: document.entityNo,
    data: payload(result),
    details: message,
  };
  const log = documentOf(entityOf('interfaceLog').model, companyUuid, entry);
  // What stays here is no call.
  const kept = outboxEntry(job, delivery, speaker.service.now());
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
