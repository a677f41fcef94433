import type { Row } from '../../../../contract/api/envelope.ts';
import { shortenServiceText } from '../../../platform/base/serviceText.ts';
import { truncate } from '../../../platform/base/truncate.ts';
import type { KeyedRecord } from '../../../platform/store/records/KeyedRecord.ts';
import type { InterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import { failedStepOf } from '../run/messages.ts';
import type { RunResult } from '../run/runDocument.ts';
import type { DocumentEvent } from './documentHistory.ts';

/** Same limits as in entity `pendingData`. */
const maxLength = { message: 500, rule: 300 };

/** A run that has ended, with its log entries and the operator who started it, if any. */
export interface AttemptSource {
  readonly result: RunResult;
  readonly entries: readonly KeyedRecord[];
  readonly by?: string | undefined;
}

/**
 * Returns the event of a run for the history of its document: result, deciding rule, retry plan and call.
 * @param after the document after the run, with its new state
 * @param at end of the run
 */
export function createAttemptEvent(
  { result: { outcome, loggedMessage, elapsedMs }, entries, by }: AttemptSource,
  { failureThreshold }: Pick<InterfaceSettings, 'failureThreshold'>,
  after: Row,
  at: string,
): DocumentEvent {
  const { failure, delivery } = outcome;
  const call = entries.find(({ entity }) => entity === 'apiCallLog');
  const decision = delivery?.decidedBy;
  const line = failure && failedStepOf(failure)?.lineNo;
  // The states that `stateAfterFailure` returns, or SUCCESS.
  const status = after.status as NonNullable<DocumentEvent['status']>;
  return {
    kind: 'ATTEMPT',
    at,
    ...(by !== undefined && { by }),
    status,
    attempt: Number(after.failureCount ?? 0) + (failure ? 0 : 1),
    maxAttempts: failureThreshold,
    elapsedMs: delivery?.elapsedMs ?? elapsedMs,
    ...(delivery?.status !== undefined && { httpStatus: delivery.status }),
    ...(failure && { errorCode: failure.code }),
    message: shortenServiceText(loggedMessage, maxLength.message),
    ...(decision && { rule: decision.rule, ruleText: truncate(decision.text, maxLength.rule) }),
    ...(status === 'FAILED' && { nextRunTime: String(after.nextRunTime) }),
    ...(line !== undefined && { mappingLine: line }),
    ...(call && { callUuid: call.data.uuid }),
  };
}
