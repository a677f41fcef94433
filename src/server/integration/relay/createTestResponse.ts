import type { IncomingMessage } from 'node:http';
import type { TestResponse } from '#generated/types.ts';
import { findRejection, type ResponseRejection } from '../../../contract/api/findRejection.ts';
import { tryParseJson } from '../../../contract/json/tryParseJson.ts';
import { decodeBody } from '../../../contract/text/decodeBody.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import { defaultBodyLimit, type ResponseBody } from '../../platform/network/readBody.ts';
import { errorCodeOf, rootCauseOf } from '../../platform/network/rootCauseOf.ts';
import { type FinalResponse, maxRedirects } from './followRedirects.ts';

const isJson = (text: string): boolean => tryParseJson(text) !== undefined;

/**
 * Returns a body for the test response. JSON stays text, because it may hold numbers that JavaScript cannot
 * represent.
 */
export function decodeContent(
  bytes: Buffer,
  contentType: string,
  unfinished: boolean,
  hide: (text: string) => string,
): Pick<TestResponse, 'response' | 'data' | 'binary'> {
  const text = decodeBody(bytes, contentType, unfinished);
  if (text === undefined) return { binary: true };
  const response = hide(text);
  return isJson(response) ? { response, data: response } : { response };
}

/** Returns why an answer is a failure although its status is 200 to 299. */
function findRefusal(
  { response: { statusCode = 0, headers } }: Pick<FinalResponse, 'response'>,
  { response: text = '' }: Pick<TestResponse, 'response'>,
): ResponseRejection | undefined {
  return statusCode >= 200 && statusCode < 300 ? findRejection(text, headers['content-type']) : undefined;
}

type Mask = (text: string) => string;

/** Cookies belong to sessions at the receiver. */
const isCookie = (name: string): boolean => /^set-cookie2?$/i.test(name);

function headersOf({ rawHeaders }: IncomingMessage, hide: Mask): { name: string; value: string }[] {
  const headers = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!isCookie(name)) headers.push({ name, value: hide(value) });
  }
  return headers;
}

/**
 * Returns the receiver's answer without its summary (schemas/SPECIFICATION.md section 3.8, "Test request
 * payload"). `hide` masks the key.
 */
export function createTestResponse(arrival: FinalResponse, body: ResponseBody, hide: Mask): TestResponse {
  const { response, url } = arrival;
  const { statusCode = 0, statusMessage = '', headers } = response;
  const truncated = body.isTruncated || body.error !== undefined;
  const content = decodeContent(body.bytes, headers['content-type'] ?? '', truncated, hide);
  const isGood = statusCode >= 200 && statusCode < 300 && body.error === undefined;
  return {
    success: isGood && !findRefusal(arrival, content),
    status: statusCode,
    statusText: hide(statusMessage),
    url: hide(url.href),
    headers: headersOf(response, hide),
    sizeBytes: body.bytes.length,
    truncated,
    ...content,
  };
}

const errorTextOf = (thrown: unknown): string => {
  const error = rootCauseOf(thrown);
  return error instanceof Error ? error.message || String(errorCodeOf(error) ?? error.name) : String(error);
};

/** Returns the reason why no answer came. */
export const noAnswerSentence = ({ translate }: LocalePhrases, error: unknown): string =>
  translate('relay.notSent', { message: errorTextOf(error) });

/** Returns a summary of the answer, most important first. */
export function answerSentence(
  { translate }: LocalePhrases,
  arrival: FinalResponse,
  { error, isTruncated }: ResponseBody,
  answer: TestResponse,
): string {
  const { status, binary } = answer;
  if (error !== undefined) return translate('relay.brokenOff', { message: errorTextOf(error) });
  if (arrival.hasTooManyRedirects) return translate('relay.redirects', { limit: maxRedirects });
  const refusal = findRefusal(arrival, answer);
  if (refusal) {
    const { kind, message } = refusal;
    return translate(kind === 'PAGE' ? 'relay.page' : 'relay.refused', { status, message });
  }
  if (isTruncated) return translate('relay.cut', { status, megabytes: defaultBodyLimit / 1_000_000 });
  return translate(binary ? 'relay.binary' : 'relay.answered', { status });
}
