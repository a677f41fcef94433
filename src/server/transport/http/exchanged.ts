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

/** One call and its answer, of at most so many bytes; anything but 200 to 299 is a failure. Redirects are not followed: they would take the credentials elsewhere. */
export async function exchanged(
  call: HttpCaller,
  outgoing: Outgoing,
  signal: AbortSignal,
  limit: number,
): Promise<Answer> {
  const response = await call(outgoing, signal);
  const status = response.statusCode ?? 0;
  const { bytes, cut, error } = await readBody(response, limit);
  const failure = () => {
    if (cut) return new Failure('RESPONSE_TOO_LARGE', { megabytes: limit / 1_000_000 });
    if (error) return failureOn(signal.aborted ? signal.reason : error);
    return status >= 200 && status < 300 ? undefined : new Failure('HTTP_STATUS', { status });
  };
  return { status, responseText: cut ? undefined : bytes.toString('utf8'), failure: failure() };
}
