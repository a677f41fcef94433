import { randomUUID } from 'node:crypto';
import type { DebugRun } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import type { Call } from '../Service.ts';
import type { Document } from '../store/Document.ts';
import type { Outcome } from './Course.ts';
import type { Job } from './Job.ts';
import { redactor } from './redactor.ts';

/** Characters that a payload may have in a log, and an address. */
const longest = { payload: 1_000_000, address: 2000 };

/** What interface log and API call log keep of one run, with secrets masked. */
export function logEntries(call: Call, job: Job, outcome: Outcome, run: DebugRun): Document[] {
  const { document, interface: owner, secrets } = job;
  const { failure, delivery, mapped } = outcome;
  const companyUuid = String(owner.companyUuid);
  const hide = redactor(secrets);
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
    data: hide(mapped === undefined ? (document.text ?? '') : JSON.stringify(mapped), longest.payload),
    details: run.message,
  };
  const log = documentOf(entityOf('interfaceLog').model, companyUuid, entry);
  if (!delivery) return [log];
  const made = {
    ...common(),
    direction: 'OUT',
    elapsedMs: delivery.elapsedMs,
    method: delivery.method,
    url: hide(delivery.url, longest.address),
    httpStatus: delivery.status,
    success: !failure,
    requestBody: hide(JSON.stringify(delivery.requestBody), longest.payload),
    responseBody: hide(delivery.responseText ?? '', longest.payload),
    ...(failure && { errorCode: failure.code }),
    message: run.message,
  };
  return [log, documentOf(entityOf('apiCallLog').model, companyUuid, made)];
}
