import type { Row } from '../../../../contract/api/envelope.ts';
import { logError } from '../../../platform/base/logError.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import type { DocumentGroup, QueueScope } from './DocumentQueue.ts';

/** Job queue of due groups; the other one is for scopes to sweep. */
export const exchangeQueue = 'exchange';
export const sweepQueue = 'exchange-sweep';

/** A group with the arrival of the document that woke it: older ones begin first. */
export interface WakeUp extends DocumentGroup {
  readonly arrival?: number;
}

/** Returns the group of a document. */
export const wakeUpOf = ({ companyUuid, interfaceUuid, entityNo, arrival }: Row): WakeUp => ({
  companyUuid: String(companyUuid),
  interfaceUuid: String(interfaceUuid),
  entityNo: String(entityNo),
  ...(typeof arrival === 'number' && { arrival }),
});

const keyOf = ({ interfaceUuid, entityNo }: DocumentGroup): string => `${interfaceUuid} ${entityNo}`;

/**
 * Sends a job for each of these groups without a waiting job, for now or for an instant. Urgent ones come
 * first.
 */
export async function sendWakeUps(
  { jobs }: ServiceContext,
  groups: readonly WakeUp[],
  { at, isUrgent }: { readonly at?: Date; readonly isUrgent?: boolean } = {},
): Promise<void> {
  if (!jobs || groups.length === 0) return;
  // A job for a later instant must not keep a due one out of the queue.
  const suffix = at ? ` ${at.toISOString()}` : isUrgent ? ' urgent' : '';
  const byKey = new Map<string, WakeUp>();
  // The first document of a group determines its place.
  for (const group of groups) byKey.set(keyOf(group), byKey.get(keyOf(group)) ?? group);
  const items = [...byKey].map(([key, { companyUuid, interfaceUuid, entityNo, arrival }]) => ({
    data: { companyUuid, interfaceUuid, entityNo, arrival },
    singletonKey: key + suffix,
    startAfter: at,
    isUrgent,
  }));
  await jobs.sendAll(exchangeQueue, items);
}

/** The sweep finds groups that could not be announced, so callers do not fail. */
const logRejection = (sending: Promise<unknown>): Promise<unknown> =>
  sending.catch((error: unknown) => logError('Exchange', error));

/** Announces that the groups of these documents have work. Call it after the transaction. Never rejects. */
export async function wakeGroups(service: ServiceContext, rows: readonly Row[], at?: Date): Promise<void> {
  await logRejection(sendWakeUps(service, rows.map(wakeUpOf), { at }));
}

/** Announces that a scope may have due documents. Call it after the transaction. Never rejects. */
export async function wakeScope({ jobs }: ServiceContext, scope: QueueScope): Promise<void> {
  if (jobs) await logRejection(jobs.send(sweepQueue, scope, { singletonKey: JSON.stringify(scope) }));
}
