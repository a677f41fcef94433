import type { Row } from '../../../../contract/api/envelope.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import type { DocumentGroup, QueueScope } from './DocumentQueue.ts';

/** The queues of jobs: a group of documents that is due, and a place to look for such groups. */
export const exchangeQueue = 'exchange';
export const sweepQueue = 'exchange-sweep';

/** A group with the arrival of the document that woke it: older ones begin first. */
export interface WakeUp extends DocumentGroup {
  readonly arrival?: number;
}

/** The group of a document. */
export const wakeUpOf = ({ companyUuid, interfaceUuid, entityNo, arrival }: Row): WakeUp => ({
  companyUuid: String(companyUuid),
  interfaceUuid: String(interfaceUuid),
  entityNo: String(entityNo),
  ...(typeof arrival === 'number' && { arrival }),
});

const keyOf = ({ interfaceUuid, entityNo }: DocumentGroup): string => `${interfaceUuid} ${entityNo}`;

/** Sends a job for each of these groups that none waits for; at an instant, if not now. Urgent ones come before all others. */
export async function sendWakeUps(
  { jobs }: ServiceContext,
  groups: readonly WakeUp[],
  { at, isUrgent }: { readonly at?: Date; readonly isUrgent?: boolean } = {},
): Promise<void> {
  if (!jobs || groups.length === 0) return;
  // A job that waits for its time must not keep one that is due out of the queue.
  const suffix = at ? ` ${at.toISOString()}` : isUrgent ? ' urgent' : '';
  const byKey = new Map<string, WakeUp>();
  // Of several documents of a group the first tells its place.
  for (const group of groups) byKey.set(keyOf(group), byKey.get(keyOf(group)) ?? group);
  const items = [...byKey].map(([key, { companyUuid, interfaceUuid, entityNo, arrival }]) => ({
    data: { companyUuid, interfaceUuid, entityNo, arrival },
    singletonKey: key + suffix,
    startAfter: at,
    isUrgent,
  }));
  await jobs.sendAll(exchangeQueue, items);
}

/** What could not be said is found by the sweep, so nobody fails because of it. */
const logRejection = (sending: Promise<unknown>): Promise<unknown> =>
  sending.catch((error: unknown) => console.error('Exchange:', error));

/** Says that the groups of these documents have something to do, after the transaction that gave it to them. Never rejects. */
export async function wakeGroups(service: ServiceContext, rows: readonly Row[], at?: Date): Promise<void> {
  await logRejection(sendWakeUps(service, rows.map(wakeUpOf), { at }));
}

/** Says that within a scope something may be due, after the transaction that made it so. Never rejects. */
export async function wakeScope({ jobs }: ServiceContext, scope: QueueScope): Promise<void> {
  if (jobs) await logRejection(jobs.send(sweepQueue, scope, { singletonKey: JSON.stringify(scope) }));
}
