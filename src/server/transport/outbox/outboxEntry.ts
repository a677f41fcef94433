import { createHash, randomUUID } from 'node:crypto';
import { entityOf } from '../../catalog.ts';
import { documentOf } from '../../crud/documentOf.ts';
import type { Job } from '../../exchange/Job.ts';
import type { Document } from '../../store/Document.ts';
import type { Delivery } from '../deliver.ts';

/** The same document has the same one, so that it cannot be kept twice. One without a key is always another. */
function uuidOf(interfaceUuid: string, key: string | undefined): string {
  if (key === undefined) return randomUUID();
  const hash = createHash('sha256').update(`${interfaceUuid}\n${key}`).digest('hex');
  return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/**
 * What the outbox keeps of a run, to be written in the transaction that settles it; undefined for what went to a receiver, or failed.
 * One that is there already (by its uuid) was kept by an earlier run of the same document.
 */
export function outboxEntry(
  { document: { entityNo, idempotencyKey }, interface: owner }: Job,
  delivery: Delivery | undefined,
  now: Date,
): Document | undefined {
  if (delivery?.kind !== 'OUTBOX' || delivery.failure) return undefined;
  const companyUuid = String(owner.companyUuid);
  const uuid = uuidOf(owner.uuid, idempotencyKey);
  return documentOf(entityOf('outboxDocument').model, companyUuid, {
    uuid,
    companyUuid,
    interfaceUuid: owner.uuid,
    interfaceName: owner.interfaceName,
    interfaceType: owner.interfaceType,
    entityNo: entityNo ?? uuid,
    idempotencyKey,
    time: now.toISOString(),
    data: JSON.stringify(delivery.requestBody),
  });
}
