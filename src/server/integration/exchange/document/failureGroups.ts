import type { FailureGroup } from '#generated/types.ts';
import type { LocalePhrases } from '../../../platform/base/servicePhrases.ts';
import { serviceTextIn } from '../../../platform/base/serviceText.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { findOrThrow } from '../../../platform/records/handlers/findOrThrow.ts';
import { type BatchResult, planEach } from '../../../platform/records/handlers/handleTransition.ts';
import { commitTransitions } from '../../../platform/records/lifecycle/commitTransitions.ts';
import { planTransition } from '../../../platform/records/lifecycle/planTransition.ts';
import { resetHooks } from '../pendingDataActions.ts';
import type { CountedFailures } from '../queue/DocumentQueue.ts';
import { lastAttemptOf } from './documentHistory.ts';
import { causePatternOf } from './failureCause.ts';

const pendingData = entityOf('pendingData');

/** States of documents that failed: they are retried later, or only after a reset. */
export const failedStates = ['FAILED', 'BLOCKED'];

type Sample = Readonly<Record<string, unknown>> & { readonly uuid: string };

/** Reasons that are all the same need no pattern. */
function createGroup(
  { reasons, ...counted }: CountedFailures,
  sample: Sample,
  phrases: LocalePhrases,
): FailureGroup {
  const reason = serviceTextIn(String(sample.failureReason ?? ''), phrases);
  const line = lastAttemptOf(sample)?.mappingLine;
  return {
    ...counted,
    ...(typeof sample.errorCode === 'string' && { errorCode: sample.errorCode }),
    cause: reasons > 1 && line === undefined ? causePatternOf(reason) : reason,
    sampleReason: reason,
    sampleEntityNo: String(sample.entityNo ?? ''),
    ...(line !== undefined && { mappingLine: line }),
  };
}

/** Returns the company of an interface, which need not be the first one of the login. Throws NOT_FOUND. */
async function companyOf(call: OperationCall, interfaceUuid: unknown): Promise<string> {
  const { repository } = call.service.store;
  return String((await findOrThrow(call, entityOf('interface'), interfaceUuid, repository)).companyUuid);
}

/** Operation `pendingData.failures`: the failed documents of an interface by cause, largest group first. */
export const listFailures: Handler = async (call): Promise<FailureGroup[]> => {
  const { service, query, phrases } = call;
  const { documentQueue, repository } = service.store;
  const companyUuid = await companyOf(call, query.interfaceUuid);
  const counted = await documentQueue.countFailures(companyUuid, String(query.interfaceUuid));
  const uuids = counted.map(({ sampleUuid }) => sampleUuid);
  const samples = await repository.findAll('pendingData', 'uuid', uuids, companyUuid);
  const byUuid = new Map(samples.map((row) => [row.uuid, row]));
  return counted.flatMap((one) => {
    const sample = byUuid.get(one.sampleUuid);
    return sample ? [createGroup(one, sample, phrases)] : [];
  });
};

/**
 * Operation `pendingData.retry`: resets the failed documents of an interface in one transaction, those with
 * one cause or all. Unlike a bulk action it needs no count, because it means the failed ones of this moment.
 */
export const retryFailures: Handler = async (call): Promise<BatchResult> => {
  const { interfaceUuid, causeKey } = call.body as {
    readonly interfaceUuid: string;
    readonly causeKey?: string;
  };
  const companyUuid = await companyOf(call, interfaceUuid);
  const result = await call.service.store.transaction(async (tables): Promise<BatchResult> => {
    const { repository } = tables;
    const { records } = await repository.list(
      {
        entity: pendingData.model.name,
        companyUuid,
        equals: { interfaceUuid, ...(causeKey !== undefined && { causeKey }) },
        oneOf: { status: failedStates },
      },
      'update',
    );
    const planOne = await planTransition(repository, call, pendingData, 'reset', records, resetHooks);
    const { steps, skipped } = await planEach(records, call, pendingData, planOne);
    await commitTransitions(tables, call, pendingData, 'reset', steps, resetHooks);
    return { done: steps.length, skipped };
  });
  call.service.exchange.wake([interfaceUuid]);
  return result;
};
