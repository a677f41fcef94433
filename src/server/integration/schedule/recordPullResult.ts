import type { Row } from '../../../contract/api/envelope.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import { createServiceText } from '../../platform/base/serviceText.ts';
import { truncate } from '../../platform/base/truncate.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { redactor } from '../../platform/security/redactor.ts';
import type { KeyedRecord } from '../../platform/store/records/KeyedRecord.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import { raiseAlarm } from '../alarms/raiseAlarm.ts';
import { LockedInterfacesError } from '../exchange/queue/LockedInterfacesError.ts';
import { pullFailureSentence } from '../exchange/run/messages.ts';
import { flowOfInterface } from '../interfaces/flowOfInterface.ts';
import { createApiCallLogEntry, createInterfaceLogEntry } from '../interfaces/logEntries.ts';
import { toDeliveryFailure } from '../transport/DeliveryFailure.ts';
import type { Endpoints } from '../transport/endpoint/Endpoint.ts';
import { detailsOf, type PullTally, refusalSentence } from './PullTally.ts';

/** Returns the HTTP call of a pull, if its source uses HTTP. */
function callOf({
  row,
  endpoints,
}: PullResult): { readonly method: string; readonly url: string } | undefined {
  if (flowOfInterface(row) === 'out')
    return endpoints.warehouse && { method: 'GET', url: endpoints.warehouse.url };
  return row.type === 'HTTP'
    ? { method: String(row.method ?? 'POST'), url: endpoints.partner.url }
    : undefined;
}

/** Creates the log entries of a pull; none if it brought no documents. */
function createPullEntries(
  { now, phrasesOf }: ServiceContext,
  pulled: PullResult,
  reason: PullFailureReason | undefined,
): KeyedRecord[] {
  const { row, tally, endpoints, elapsedMs } = pulled;
  const { accepted, repeated, refused } = tally;
  if (!reason && accepted + repeated + refused.length === 0) return [];
  const time = now().toISOString();
  const details = (phrases: LocalePhrases): string =>
    [...(reason ? [reason.sentenceIn(phrases)] : []), detailsOf(phrases, tally)].join('\n');
  const log = createInterfaceLogEntry(row, {
    time,
    elapsedMs,
    level: reason ? 'ERROR' : refused.length > 0 ? 'WARN' : 'INFO',
    type: 'SCHEDULE',
    details: createServiceText(phrasesOf, details),
  });
  const call = callOf(pulled);
  if (!call) return [log];
  const callEntry = createApiCallLogEntry(row, {
    time,
    elapsedMs,
    direction: 'OUT',
    method: call.method,
    url: redactor(endpoints.secrets)(call.url, 2000),
    success: !reason,
    ...(reason && { errorCode: reason.code }),
    message: createServiceText(
      phrasesOf,
      reason?.sentenceIn ?? ((phrases) => truncate(details(phrases), 2000)),
    ),
  });
  return [log, callEntry];
}

/** A finished pull. */
interface PullResult {
  /** The interface at the start of the pull. */
  readonly row: Row;
  readonly endpoints: Endpoints;
  readonly tally: PullTally;
  /** The error that ended the pull early. */
  readonly failure?: unknown;
  readonly elapsedMs: number;
}

/** Reason of a failed pull, for the logs: a code, and a function that returns a sentence without secrets. */
interface PullFailureReason {
  readonly code: string;
  readonly sentenceIn: (phrases: LocalePhrases) => string;
}

function failureReasonOf({ row, failure, endpoints }: PullResult): PullFailureReason | undefined {
  if (failure === undefined) return undefined;
  const cause =
    failure instanceof LockedInterfacesError
      ? new ServiceError('INTERFACE_LOCKED', { name: row.interfaceName })
      : failure;
  const isRefusal = cause instanceof ServiceError;
  const causeIn = (phrases: LocalePhrases): string =>
    isRefusal ? refusalSentence(phrases, cause) : pullFailureSentence({ phrases }, toDeliveryFailure(cause));
  const hide = redactor(endpoints.secrets);
  return {
    code: isRefusal ? cause.code : toDeliveryFailure(cause).code,
    sentenceIn: (phrases) => hide(phrases.translate('pull.failed', { cause: causeIn(phrases) }), 2000),
  };
}

const alarmSubjectOf = ({ companyUuid, uuid, interfaceName }: Row, at: Date) => ({
  companyUuid: String(companyUuid),
  interfaceUuid: uuid,
  interfaceName: String(interfaceName),
  at,
});

/** The source works again: ends its reason, and its alarm unless documents fail. */
async function recordRecovery(tables: Tables, row: Row, at: Date): Promise<void> {
  if (row.failureReason === undefined) return;
  await raiseAlarm(tables, { ...alarmSubjectOf(row, at), event: 'RECOVERED', isSourceWorking: true });
  const hasFailedDocuments = await tables.documentFailures.exist(String(row.companyUuid), row.uuid);
  await tables.schedules.clearFailure(row.uuid, hasFailedDocuments);
}

/** Records the result of a pull: logs, reason and alarms in one transaction. */
export async function recordPullResult(service: ServiceContext, pulled: PullResult): Promise<void> {
  const { row } = pulled;
  const reason = failureReasonOf(pulled);
  const at = service.now();
  await service.store.transaction(async (tables) => {
    await tables.repository.insertAll(createPullEntries(service, pulled, reason));
    if (!reason) return recordRecovery(tables, row, at);
    const sentence = createServiceText(service.phrasesOf, reason.sentenceIn);
    // As at the end of a run, active alarms are locked before the interface.
    await raiseAlarm(tables, { ...alarmSubjectOf(row, at), event: 'FAILED', reason: sentence });
    await tables.schedules.setFailure(row.uuid, sentence, at);
  });
}
