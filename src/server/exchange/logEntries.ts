import { randomUUID } from 'node:crypto';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import type { Call } from '../Service.ts';
import type { Document } from '../store/Document.ts';
import type { Claim } from './claim.ts';
import type { Outcome } from './exchange.ts';
import { masked } from './masked.ts';
import type { DebugRun } from './report.ts';

/** Characters that a payload may have in a log, and an address. */
const longest = { payload: 1_000_000, address: 2000 };

/** What interface log and API call log keep of one run, with secrets masked. */
export function logEntries(call: Call, claim: Claim, outcome: Outcome, run: DebugRun): Document[] {
  const { pending, interface: owner, target } = claim;
  const { failure, delivery, mapped } = outcome;
  const companyUuid = String(pending.companyUuid);
  const hide = (text: string, length: number): string => masked(text, target.secrets).slice(0, length);
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
    entity: pending.entityNo,
    data: hide(mapped === undefined ? String(pending.data ?? '') : JSON.stringify(mapped), longest.payload),
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
