import { decodeBody } from '../../../../contract/text/decodeBody.ts';
import { readBody } from '../../../platform/network/readBody.ts';
import type { OutgoingRequest } from '../../../platform/network/sendOnce.ts';
import { DeliveryFailure, failureWith, transportFailureOf } from '../DeliveryFailure.ts';
import type { TransportResponse } from '../DeliveryTarget.ts';
import { type HttpAnswer, statusFailureOf } from '../success/judgeAnswer.ts';
import { defaultSuccessRule } from '../success/SuccessRule.ts';
import type { HttpConnection } from './HttpConnection.ts';

/** An answer that was not judged yet: `failure` only says that it broke off. */
export interface HttpResponse extends HttpAnswer, Omit<TransportResponse, keyof HttpAnswer> {
  /** The bytes are text in their charset. Otherwise `responseText` has replacement characters. */
  readonly isText: boolean;
}

/**
 * Makes one call and reads a limited number of bytes of its answer. Does not follow redirects, which would
 * send the credentials elsewhere.
 */
export async function callHttp(
  { call, hide = String }: Pick<HttpConnection, 'call' | 'hide'>,
  outgoing: OutgoingRequest,
  signal: AbortSignal,
  limit: number,
): Promise<HttpResponse> {
  const response = await call(outgoing, signal);
  const { bytes, isTruncated, error } = await readBody(response, limit);
  const { 'content-type': contentType = '', 'retry-after': retryAfter } = response.headers;
  const text = decodeBody(bytes, contentType, isTruncated || error !== undefined);
  return {
    status: response.statusCode ?? 0,
    responseText: hide(text ?? bytes.toString('utf8')),
    isText: text !== undefined,
    contentType,
    isTruncated,
    retryAfter,
    failure: error ? transportFailureOf(signal.aborted ? signal.reason : error) : undefined,
  };
}

/** Returns why an answer is incomplete, or has a status other than 200 to 299. */
export const responseFailureOf = (page: HttpResponse): DeliveryFailure | undefined =>
  page.failure ?? statusFailureOf(page, defaultSuccessRule);

/** Returns the text of an answer with a status of 200 to 299. Throws its failure, or RESPONSE_TOO_LARGE. */
export function requireText(page: HttpResponse, limit: number): string {
  const failure = responseFailureOf(page);
  if (failure) throw failure;
  return requireWhole(page, limit);
}

/** Returns the complete text of an answer of any status. Throws RESPONSE_TOO_LARGE, or why it broke off. */
export function requireWhole(page: HttpResponse, limit: number): string {
  if (page.failure) throw page.failure;
  if (page.isTruncated) throw new DeliveryFailure('RESPONSE_TOO_LARGE', { megabytes: limit / 1_000_000 });
  return page.responseText;
}

/** Throws INVALID_ANSWER for bytes that are no text in the charset of the answer. Documents would lose them. */
export function requireDecoded({ isText }: HttpResponse): void {
  if (!isText) throw failureWith('INVALID_ANSWER', ({ translate }) => translate('exchange.notDecodable'));
}
