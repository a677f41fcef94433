import { randomUUID } from 'node:crypto';
import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import type { Service } from '../Service.ts';
import type { Document } from '../store/Document.ts';
import type { Scope } from '../store/PendingQueue.ts';
import { groupOf, sendGroups } from './wakeGroups.ts';

/** Milliseconds after which a run is taken for dead: longer than any lasts, mapping and delivery together. */
const longestRun = 60_000;

/** Groups that are looked for at once. */
const portion = 1000;

const interfaceLog = entityOf('interfaceLog').model;

/** A line in the log of the interface: the receiver may have the document already. */
function interruptedEntry(service: Service, row: Row): Document {
  const { companyUuid, interfaceUuid, interfaceName, interfaceType, entityNo } = row;
  return documentOf(interfaceLog, String(companyUuid), {
    uuid: randomUUID(),
    companyUuid,
    interfaceUuid,
    interfaceName,
    interfaceType,
    level: 'WARN',
    type: 'SYSTEM',
    time: service.now().toISOString(),
    entity: entityNo,
    details: service.logSay.translate('exchange.interrupted'),
  });
}

/** Documents whose run began before an instant wait again, under the same idempotency key; resolves to them. */
const giveUp = (service: Service, before: Date): Promise<Row[]> =>
  service.store.transaction(async ({ queue, documents }) => {
    const rows = await queue.giveUp(before);
    await documents.insertAll(rows.map((row) => interruptedEntry(service, row)));
    return rows;
  });

/** Takes up documents whose run began before an instant, because their process has ended: before all others, in the order of their arrival. */
export async function resume(service: Service, before: Date): Promise<void> {
  const rows = await giveUp(service, before);
  await sendGroups(service, rows.map(groupOf), { isUrgent: true });
}

/**
 * Looks for documents that nobody is told of: those whose process died, and groups that are due, each of which gets a job. Within a scope these are
 * all, otherwise the oldest ones: most have a job already, and the next sweep is near. Resolves to how many groups are due.
 */
export async function sweep(service: Service, scope: Scope = {}): Promise<number> {
  const isEverywhere = Object.keys(scope).length === 0;
  if (isEverywhere) await giveUp(service, new Date(service.now().getTime() - longestRun));
  let count = 0;
  for (let after = 0; ; ) {
    const due = await service.store.queue.due(scope, service.now(), after, portion);
    await sendGroups(service, due);
    count += due.length;
    const last = due.at(-1);
    if (!last || due.length < portion || isEverywhere) return count;
    after = last.arrival;
  }
}
