import { findAnswerMessage } from '../../../../contract/api/findAnswerMessage.ts';
import { findRejection } from '../../../../contract/api/findRejection.ts';
import { readBody } from '../../../platform/network/readBody.ts';
import type { OutgoingRequest } from '../../../platform/network/sendOnce.ts';
import { urlProblemOf } from '../../relay/assertValidUrl.ts';
import { DeliveryFailure, toDeliveryFailure, transportFailureOf } from '../DeliveryFailure.ts';
import type { TransportResponse } from '../DeliveryTarget.ts';
import type { HttpCaller } from './HttpConnection.ts';

/** Log texts for the keys of `urlProblemOf`. */
const urlProblemTexts: Readonly<Record<string, string>> = {
  'relay.otherScheme': 'The address is not of HTTP',
  'relay.credentials': 'The address has credentials in it',
  'relay.port': 'The address has no port',
};

/** Throws REQUEST_INVALID for an invalid URL, or one that would carry credentials outside of their header. */
export function parseHttpUrl(text: string): URL {
  try {
    const url = new URL(text);
    const mistake = urlProblemOf(url);
    if (mistake) throw new TypeError(urlProblemTexts[mistake]);
    return url;
  } catch (error) {
    throw new DeliveryFailure('REQUEST_INVALID', toDeliveryFailure(error).parameters);
  }
}

/** An answer of which only network and status were checked. */
export interface HttpResponse extends TransportResponse {
  readonly status: number;
  /** Truncated to the limit. */
  readonly responseText: string;
  readonly contentType: string;
  readonly isTruncated: boolean;
}

/** Returns the JSON of an answer; undefined for any other text, such as truncated JSON. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Returns HTTP_STATUS with the receiver's message, if its answer is JSON with one. */
const statusFailureOf = (status: number, responseText: string): DeliveryFailure =>
  new DeliveryFailure('HTTP_STATUS', { status, message: findAnswerMessage(parseAnswer(responseText)) });

/**
 * Makes one call and reads a limited number of bytes of its answer. Any status but 200 to 299 is a failure.
 * Does not follow redirects, which would send the credentials elsewhere.
 */
export async function callHttp(
  call: HttpCaller,
  outgoing: OutgoingRequest,
  signal: AbortSignal,
  limit: number,
): Promise<HttpResponse> {
  const response = await call(outgoing, signal);
  const status = response.statusCode ?? 0;
  const { bytes, isTruncated, error } = await readBody(response, limit);
  const responseText = bytes.toString('utf8');
  const failure = () => {
    if (error) return transportFailureOf(signal.aborted ? signal.reason : error);
    return status >= 200 && status < 300 ? undefined : statusFailureOf(status, responseText);
  };
  const { 'content-type': contentType = '', 'retry-after': retryAfter } = response.headers;
  return { status, responseText, contentType, isTruncated, retryAfter, failure: failure() };
}

/** Returns the complete text of an answer. Throws its failure, or RESPONSE_TOO_LARGE. */
export function requireText({ failure, isTruncated, responseText }: HttpResponse, limit: number): string {
  if (failure) throw failure;
  if (isTruncated) throw new DeliveryFailure('RESPONSE_TOO_LARGE', { megabytes: limit / 1_000_000 });
  return responseText;
}

/** Returns why a receiver refused the document in spite of a successful status. */
export function receiverRefusalOf({
  status,
  responseText,
  contentType,
}: HttpResponse): DeliveryFailure | undefined {
  const refusal = findRejection(responseText, contentType);
  if (!refusal) return undefined;
  const { kind, message } = refusal;
  return new DeliveryFailure(kind === 'PAGE' ? 'HTML_ANSWER' : 'RECEIVER_REFUSED', { status, message });
}
