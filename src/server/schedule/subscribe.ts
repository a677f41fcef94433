import { type Arrival, accept } from '../exchange/accept.ts';
import { ServiceError } from '../ServiceError.ts';
import { endsOf } from '../transport/endsOf.ts';
import type { Asker } from '../transport/notSpoken.ts';
import type { Fate, Subscription } from '../transport/Source.ts';
import { sourceOf } from '../transport/sourceOf.ts';
import { isOver } from './isOver.ts';
import { QueueDiary } from './QueueDiary.ts';
import type { Subscribe } from './Subscriptions.ts';

const nothing: Subscription = { close: async () => undefined };

/** Accepts a document. Rejects where another time may be better: the queue keeps it. */
async function take(
  { service, say }: Asker,
  interfaceUuid: string,
  arriving: Arrival,
  diary: QueueDiary,
): Promise<Fate> {
  try {
    await accept(service, interfaceUuid, [arriving]);
  } catch (error) {
    if (!(error instanceof ServiceError) || isOver(error)) throw error;
    await diary.refused(error.sentence(say));
    return 'REFUSED';
  }
  await diary.taken();
  return 'TAKEN';
}

/** Subscribes to the queue of an interface: each document is accepted before it is acknowledged. */
export const subscribe: Subscribe = async (service, interfaceUuid) => {
  const diary = new QueueDiary(service, interfaceUuid);
  try {
    const asker = { service, say: service.logSay };
    const row = await service.store.schedules.read(interfaceUuid);
    if (!row) return nothing;
    const source = sourceOf(asker, row, await endsOf(service.store.documents, asker, row));
    if (source?.kind !== 'QUEUE') return nothing;
    return await source.subscribe(
      (arriving) => take(asker, interfaceUuid, arriving, diary),
      (failure) => void diary.trouble(failure),
    );
  } catch (error) {
    await diary.trouble(error);
    return nothing;
  }
};
