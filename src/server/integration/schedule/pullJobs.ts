import { ServiceError } from '../../platform/base/ServiceError.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler, ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { assertTransitionAllowed } from '../../platform/records/checks/conflicts.ts';
import { findOrThrow } from '../../platform/records/handlers/findOrThrow.ts';
import { toResponse } from '../../platform/records/rows/storedRow.ts';
import { isLeased } from './withLease.ts';

/** A pull of one interface's documents. */
export interface PullJob {
  readonly interfaceUuid: string;
  /** Instant of the schedule or of the operator's request, ISO 8601. */
  readonly at: string;
}

export const pullQueue = 'pull';

/** The name of the lease that a pull of an interface takes. */
export const pullLeaseOf = (interfaceUuid: string): string => `pull ${interfaceUuid}`;

/**
 * Adds a job, unless there is one with the same interface and reason, also while a worker has it and has not begun.
 * @param reason the instant of the job when omitted
 */
export async function sendPullJob({ jobs }: ServiceContext, job: PullJob, reason = job.at): Promise<void> {
  await jobs?.send(pullQueue, job, { onceKey: `${job.interfaceUuid} ${reason}` });
}

const interfaces = entityOf('interface');

/**
 * Operation `interfaceConfig.runNow`: runs the pull of an interface with a schedule at once. A second request adds no
 * job before the pull of the first one begins, which changes `lastScheduleTime`. Throws NOT_FOUND, and
 * ILLEGAL_TRANSITION also during a pull of the interface, which would leave out the job.
 */
export const runNow: Handler = async (call) => {
  const { service, query } = call;
  const row = await findOrThrow(call, interfaces, query.uuid, service.store.repository);
  assertTransitionAllowed(call, interfaces, 'runNow', row);
  if (await isLeased(service, pullLeaseOf(row.uuid)))
    throw new ServiceError(
      'ILLEGAL_TRANSITION',
      { name: row.interfaceName },
      { data: toResponse(call, interfaces.model, row), phrase: 'pull.running' },
    );
  const job = { interfaceUuid: row.uuid, at: service.now().toISOString() };
  await sendPullJob(service, job, `request after ${row.lastScheduleTime}`);
  return toResponse(call, interfaces.model, row);
};
