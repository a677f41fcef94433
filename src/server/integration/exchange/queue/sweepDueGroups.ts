import type { Row } from '../../../../contract/api/envelope.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import type { KeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { createInterfaceLogEntry } from '../../interfaces/logEntries.ts';
import type { QueueScope } from './DocumentQueue.ts';
import { sendWakeUps, wakeUpOf } from './wakeGroups.ts';

/** Milliseconds after which a run counts as dead: longer than mapping and delivery together can take. */
const maxRunTime = 60_000;

/** Groups for each search. */
const batchSize = 1000;

/** Creates an entry in the log of the interface: the receiver may have the document already. */
const createInterruptedEntry = (service: ServiceContext, row: Row): KeyedRecord =>
  createInterfaceLogEntry(row, {
    level: 'WARN',
    type: 'SYSTEM',
    time: service.now().toISOString(),
    entity: String(row.entityNo),
    details: service.logPhrases.translate('exchange.interrupted'),
  });

/** Requeues documents whose run began before an instant, with the same idempotency key; resolves to them. */
const requeueInterrupted = (service: ServiceContext, before: Date): Promise<Row[]> =>
  service.store.transaction(async ({ documentQueue, repository }) => {
    const rows = await documentQueue.requeueAbandoned(before);
    await repository.insertAll(rows.map((row) => createInterruptedEntry(service, row)));
    return rows;
  });

/**
 * Resumes documents whose run began before an instant because its process has ended. They come before all
 * others, in order of arrival.
 */
export async function resumeInterrupted(service: ServiceContext, before: Date): Promise<void> {
  const rows = await requeueInterrupted(service, before);
  await sendWakeUps(service, rows.map(wakeUpOf), { isUrgent: true });
}

/**
 * Finds due documents without a job: those of dead processes, and due groups, each of which gets a job.
 * Within a scope it finds all, otherwise the oldest: most have a job already, and the next sweep is soon.
 * Resolves to the number of due groups.
 */
export async function sweepDueGroups(service: ServiceContext, scope: QueueScope = {}): Promise<number> {
  const isEverywhere = Object.keys(scope).length === 0;
  if (isEverywhere) await requeueInterrupted(service, new Date(service.now().getTime() - maxRunTime));
  let count = 0;
  for (let after = 0; ; ) {
    const due = await service.store.documentQueue.findDueGroups(scope, service.now(), after, batchSize);
    await sendWakeUps(service, due);
    count += due.length;
    const last = due.at(-1);
    if (!last || due.length < batchSize || isEverywhere) return count;
    after = last.arrival;
  }
}
