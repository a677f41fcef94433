import type { Row } from '../../../../contract/api/envelope.ts';
import { createServiceText } from '../../../platform/base/serviceText.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import type { KeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import { createInterfaceLogEntry } from '../../interfaces/logEntries.ts';
import { raiseFailure } from '../finish/finishRun.ts';
import { maxInterruptions } from '../queue/DocumentQueue.ts';
import { updateInterfaceCounts } from '../queue/updateInterfaceCounts.ts';

/** Milliseconds after which a claim that is not renewed counts as abandoned (`ClaimHeartbeat`). */
const maxRunTime = 60_000;

/** Creates an entry in the log of the interface: the receiver may have the document already. */
const createInterruptedEntry = (service: ServiceContext, row: Row): KeyedRecord =>
  createInterfaceLogEntry(row, {
    level: 'WARN',
    type: 'SYSTEM',
    time: service.now().toISOString(),
    entity: String(row.entityNo),
    details:
      row.status === 'BLOCKED'
        ? String(row.failureReason)
        : createServiceText(service.phrasesOf, ({ translate }) => translate('exchange.interrupted')),
  });

const createReason = ({ phrasesOf }: ServiceContext): string =>
  createServiceText(phrasesOf, ({ translate }) =>
    translate('exchange.interruptedOften', { count: maxInterruptions }),
  );

/**
 * Requeues documents whose claim is older than an instant, because their process has ended. They keep their
 * place and their idempotency key. Blocks those that were interrupted too often. Resolves to their number.
 */
export async function requeueInterrupted(
  service: ServiceContext,
  before = new Date(service.now().getTime() - maxRunTime),
): Promise<number> {
  const now = service.now();
  const rows = await service.store.transaction(async (tables) => {
    const requeued = await tables.documentQueue.requeueAbandoned(before, now, createReason(service));
    await tables.repository.insertAll(requeued.map((row) => createInterruptedEntry(service, row)));
    const blocked = requeued.filter(({ status }) => status === 'BLOCKED');
    for (const row of blocked.toSorted((a, b) =>
      String(a.interfaceUuid) < String(b.interfaceUuid) ? -1 : 1,
    ))
      await raiseFailure(tables, row, now);
    const changes = blocked.map((after) => ({ before: { ...after, status: 'RUNNING' }, after }));
    await updateInterfaceCounts(tables, changes, now);
    return requeued;
  });
  if (rows.length > 0) service.exchange.wake(rows.map(({ interfaceUuid }) => String(interfaceUuid)));
  return rows.length;
}
