import type { Row } from '../../../../contract/api/envelope.ts';
import { createServiceText } from '../../../platform/base/serviceText.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import type { KeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { createInterfaceLogEntry } from '../../interfaces/logEntries.ts';

/** Milliseconds after which a run counts as abandoned: longer than mapping and delivery together can take. */
export const maxRunTime = 60_000;

/** Creates an entry in the log of the interface: the receiver may have the document already. */
const createInterruptedEntry = (service: ServiceContext, row: Row): KeyedRecord =>
  createInterfaceLogEntry(row, {
    level: 'WARN',
    type: 'SYSTEM',
    time: service.now().toISOString(),
    entity: String(row.entityNo),
    details: createServiceText(service.phrasesOf, ({ translate }) => translate('exchange.interrupted')),
  });

/**
 * Requeues documents whose run began before an instant, because their process has ended. They keep their
 * place and their idempotency key. Resolves to their number.
 */
export async function requeueInterrupted(
  service: ServiceContext,
  before = new Date(service.now().getTime() - maxRunTime),
): Promise<number> {
  const rows = await service.store.transaction(async ({ documentQueue, repository }) => {
    const requeued = await documentQueue.requeueAbandoned(before, service.now());
    await repository.insertAll(requeued.map((row) => createInterruptedEntry(service, row)));
    return requeued;
  });
  if (rows.length > 0) service.exchange.wake(rows.map(({ interfaceUuid }) => String(interfaceUuid)));
  return rows.length;
}
