import { refusalIn } from '../../../contract/refusalIn.ts';
import { Failure, failureOf } from '../../exchange/Failure.ts';
import { readBody } from '../../network/readBody.ts';
import type { Outgoing } from '../../network/sendOnce.ts';
import { mistakeIn } from '../../relay/refuseUrl.ts';
import { failureOn } from '../failureOn.ts';
import type { Answer } from '../Target.ts';
import type { HttpCaller } from './signIn.ts';

/** As `mistakeIn` calls it, in the words of whoever reads the log. */
const mistakes: Readonly<Record<string, string>> = {
  'relay.otherScheme': 'The address is not of HTTP',
  'relay.credentials': 'The address has credentials in it',
  'relay.port': 'The address has no port',
};

/** Throws REQUEST_INVALID for an address that is none, or that would carry credentials outside of their header. */
export function urlOf(text: string): URL {
  try {
    const url = new URL(text);
    const mistake = mistakeIn(url);
    if (mistake) throw new TypeError(mistakes[mistake]);
    return url;
  } catch (error) {
    throw new Failure('REQUEST_INVALID', failureOf(error).parameters);
  }
}

/** An answer as it came: only network and status have been judged. */
export interface Page extends Answer {
  readonly status: number;
  /** The beginning where the answer was cut off. */
  readonly responseText: string;
  readonly contentType: string;
  /** The answer is larger than the limit. */
  readonly cut: boolean;
}

/**
 * Makes one call and reads so many bytes of its answer; any status but 200 to 299 is a failure. Redirects are not followed: they would take the
 * credentials elsewhere.
 */
export async function exchanged(
  call: HttpCaller,
  outgoing: Outgoing,
  signal: AbortSignal,
  limit: number,
): Promise<Page> {
  const response = await call(outgoing, signal);
  const status = response.statusCode ?? 0;
  const { bytes, cut, error } = await readBody(response, limit);
  const failure = () => {
    if (error) return failureOn(signal.aborted ? signal.reason : error);
    return status >= 200 && status < 300 ? undefined : new Failure('HTTP_STATUS', { status });
  };
  const contentType = response.headers['content-type'] ?? '';
  return { status, responseText: bytes.toString('utf8'), contentType, cut, failure: failure() };
}

/** The text of an answer that is needed in full. Throws its failure, or RESPONSE_TOO_LARGE. */
export function wholeText({ failure, cut, responseText }: Page, limit: number): string {
  if (failure) throw failure;
  if (cut) throw new Failure('RESPONSE_TOO_LARGE', { megabytes: limit / 1_000_000 });
  return responseText;
}

/** Why a receiver does not have the document although its status says so. */
export function refusalOf({ status, responseText, contentType }: Page): Failure | undefined {
  const refusal = refusalIn(responseText, contentType);
  if (!refusal) return undefined;
  const { kind, message } = refusal;
  return new Failure(kind === 'PAGE' ? 'HTML_ANSWER' : 'RECEIVER_REFUSED', { status, message });
}
