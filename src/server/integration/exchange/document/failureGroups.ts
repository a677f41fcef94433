import type { FailureGroup } from '#generated/types.ts';
import type { LocalePhrases } from '../../../platform/base/servicePhrases.ts';
import { serviceTextIn } from '../../../platform/base/serviceText.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { findOrThrow } from '../../../platform/records/handlers/findOrThrow.ts';
import type { BatchResult } from '../../../platform/records/handlers/handleTransition.ts';
import { type BatchSkip, transitionAll } from '../../../platform/records/lifecycle/transitionAll.ts';
import { resetHooks } from '../pendingDataActions.ts';
import type { CountedFailures } from './DocumentFailures.ts';
import { lastAttemptOf } from './documentHistory.ts';
import { failedStates } from './documentStates.ts';
import { causePatternOf } from './failureCause.ts';

const pendingData = entityOf('pendingData');

type Sample = Readonly<Record<string, unknown>> & { readonly uuid: string };

/** Reasons that are all the same need no pattern. */
function createGroup(
  { causes, reasons, ...counted }: CountedFailures,
  sample: Sample,
  phrases: LocalePhrases,
): FailureGroup {
  const reason = serviceTextIn(String(sample.failureReason ?? ''), phrases);
  const newest = { sampleReason: reason, sampleEntityNo: String(sample.entityNo ?? '') };
  if (causes > 1)
    return { ...counted, ...newest, cause: phrases.translate('exchange.otherCauses', { count: causes }) };
  const line = lastAttemptOf(sample)?.mappingLine;
  return {
    ...counted,
    ...(typeof sample.errorCode === 'string' && { errorCode: sample.errorCode }),
    cause: reasons > 1 && line === undefined ? causePatternOf(reason) : reason,
    ...newest,
    ...(line !== undefined && { mappingLine: line }),
  };
}

/** Returns the company of an interface, which need not be the first one of the login. Throws NOT_FOUND. */
async function companyOf(call: OperationCall, interfaceUuid: unknown): Promise<string> {
  const { repository } = call.service.store;
  return String((await findOrThrow(call, entityOf('interface'), interfaceUuid, repository)).companyUuid);
}

/** Operation `pendingData.failures`: the failed documents of an interface by cause, most frequent first. */
export const listFailures: Handler = async (call): Promise<FailureGroup[]> => {
  const { service, query, phrases } = call;
  const { documentFailures, repository } = service.store;
  const companyUuid = await companyOf(call, query.interfaceUuid);
  const counted = await documentFailures.countByCause(companyUuid, String(query.interfaceUuid));
  const uuids = counted.map(({ sampleUuid }) => sampleUuid);
  const samples = await repository.findAll('pendingData', 'uuid', uuids, companyUuid);
  const byUuid = new Map(samples.map((row) => [row.uuid, row]));
  return counted.flatMap((one) => {
    const sample = byUuid.get(one.sampleUuid);
    return sample ? [createGroup(one, sample, phrases)] : [];
  });
};

/** Maximum number of documents in one transaction. Documents of 1 MB each have to fit into one statement. */
const portionSize = 200;

/** Resets these documents, unless they have changed their state meanwhile. */
const resetPortion = (
  call: OperationCall,
  companyUuid: string,
  uuids: readonly string[],
): Promise<BatchResult> =>
  call.service.store.transaction(async (tables) => {
    const found = await tables.repository.findAll('pendingData', 'uuid', uuids, companyUuid, 'update');
    const records = found.filter(({ status }) => failedStates.includes(String(status)));
    const reset = { entity: pendingData, action: 'reset', hooks: resetHooks };
    const { steps, skipped } = await transitionAll(tables, call, reset, records);
    return { done: steps.length, skipped };
  });

/**
 * Operation `pendingData.retry`: resets the failed documents of an interface, those with one cause or all, in
 * portions and in order of arrival. Unlike a bulk action it needs no count, because it applies to the documents
 * that have failed at this moment.
 */
export const retryFailures: Handler = async (call): Promise<BatchResult> => {
  const { interfaceUuid, causeKey } = call.body as {
    readonly interfaceUuid: string;
    readonly causeKey?: string;
  };
  const companyUuid = await companyOf(call, interfaceUuid);
  const { store, exchange } = call.service;
  const failed = await store.repository.selectProperties(
    {
      entity: pendingData.model.name,
      companyUuid,
      equals: { interfaceUuid, ...(causeKey !== undefined && { causeKey }) },
      oneOf: { status: failedStates },
    },
    ['arrival'],
  );
  const uuids = failed.toSorted((a, b) => Number(a.arrival) - Number(b.arrival)).map(({ uuid }) => uuid);
  const skipped: BatchSkip[] = [];
  let done = 0;
  for (let start = 0; start < uuids.length; start += portionSize) {
    const portion = await resetPortion(call, companyUuid, uuids.slice(start, start + portionSize));
    done += portion.done;
    skipped.push(...portion.skipped);
    exchange.wake([interfaceUuid]);
  }
  return { done, skipped };
};
