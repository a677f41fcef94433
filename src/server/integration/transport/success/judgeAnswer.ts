import { findAnswerMessage } from '../../../../contract/api/findAnswerMessage.ts';
import { findRejection } from '../../../../contract/api/findRejection.ts';
import { parseCheckedJson } from '../../../../contract/json/exactJson.ts';
import { MappingError, passesFilter } from '../../../../mapping/index.ts';
import { DeliveryFailure } from '../DeliveryFailure.ts';
import { hasStatus, type SuccessRule } from './SuccessRule.ts';

/** An answer over HTTP, as far as a rule reads it. */
export interface HttpAnswer {
  readonly status: number;
  readonly responseText: string;
  readonly contentType: string;
  /** `responseText` is only the beginning of a larger answer. */
  readonly isTruncated: boolean;
}

/** Returns the JSON of an answer with its numbers as they were sent; undefined for any other text, such as truncated JSON. */
function parseAnswer({ responseText }: HttpAnswer): unknown {
  try {
    return parseCheckedJson(responseText.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Returns HTTP_STATUS with the receiver's message, unless the status is a success. */
export function statusFailureOf(
  answer: HttpAnswer,
  { statuses }: Pick<SuccessRule, 'statuses'>,
): DeliveryFailure | undefined {
  const { status } = answer;
  if (hasStatus(statuses, status)) return undefined;
  return new DeliveryFailure('HTTP_STATUS', { status, message: findAnswerMessage(parseAnswer(answer)) });
}

/**
 * Returns why an answer with a successful status is a refusal even without a success condition: a web page, or
 * `success: false`.
 */
export function refusalOf({ status, responseText, contentType }: HttpAnswer): DeliveryFailure | undefined {
  const refusal = findRejection(responseText, contentType);
  if (!refusal) return undefined;
  const { kind, message } = refusal;
  return new DeliveryFailure(kind === 'PAGE' ? 'HTML_ANSWER' : 'RECEIVER_REFUSED', { status, message });
}

/** Returns why an answer does not meet a condition. A truncated answer cannot be read and meets it. */
async function conditionFailureOf(
  answer: HttpAnswer,
  condition: string,
): Promise<DeliveryFailure | undefined> {
  const { status, responseText, isTruncated } = answer;
  if (isTruncated) return undefined;
  const json = parseAnswer(answer);
  try {
    if (await passesFilter(condition, json ?? responseText, { status: () => status })) return undefined;
  } catch (error) {
    if (!(error instanceof MappingError)) throw error;
    return new DeliveryFailure('SUCCESS_RULE_FAILED', { status, fault: error });
  }
  const message = findAnswerMessage(json);
  return message === undefined
    ? new DeliveryFailure('SUCCESS_RULE_NOT_MET', { status })
    : new DeliveryFailure('RECEIVER_REFUSED', { status, message });
}

/** Returns why an answer means that the document was not delivered; undefined for a success. */
export async function judgeAnswer(
  rule: SuccessRule,
  answer: HttpAnswer,
): Promise<DeliveryFailure | undefined> {
  const failure = statusFailureOf(answer, rule);
  if (failure || rule.preset === 'STATUS_ONLY') return failure;
  const refusal = refusalOf(answer);
  if (refusal?.code === 'HTML_ANSWER' || rule.condition === undefined) return refusal;
  return conditionFailureOf(answer, rule.condition);
}
