import { inAddress } from '../../../contract/inAddress.ts';
import { Failure, failureOf } from '../../exchange/Failure.ts';
import type { HttpPool } from '../../network/HttpPool.ts';
import { bodyLimit, readBody } from '../../network/readBody.ts';
import type { Outgoing } from '../../network/sendOnce.ts';
import { mistakeIn } from '../../relay/refuseUrl.ts';
import { failureOn } from '../failureOn.ts';
import type { Answer, Sent, Target } from '../Target.ts';

/** As `mistakeIn` calls it, in the words of whoever reads the log. */
const mistakes: Readonly<Record<string, string>> = {
  'relay.otherScheme': 'The address is not of HTTP',
  'relay.credentials': 'The address has credentials in it',
  'relay.port': 'The address has no port',
};

/** Throws REQUEST_INVALID for an address that is none, or that would carry credentials outside of their header. */
function outgoingOf({ method, url, headers, requestBody }: Sent): Outgoing {
  const isInAddress = method === 'GET';
  try {
    const address = new URL(isInAddress ? inAddress(url, requestBody) : url);
    const mistake = mistakeIn(address);
    if (mistake) throw new TypeError(mistakes[mistake]);
    const body = typeof requestBody === 'string' ? requestBody : JSON.stringify(requestBody);
    return { method, url: address, headers, body: isInAddress ? undefined : body };
  } catch (error) {
    throw new Failure('REQUEST_INVALID', failureOf(error).parameters);
  }
}

/** Redirects are not followed: they would take the credentials elsewhere. */
export const httpSend =
  (pool: HttpPool) =>
  async (sent: Sent, signal: AbortSignal): Promise<Answer> => {
    const response = await pool.send(outgoingOf(sent), signal);
    const status = response.statusCode ?? 0;
    const { bytes, cut, error } = await readBody(response);
    const failure = () => {
      if (cut) return new Failure('RESPONSE_TOO_LARGE', { megabytes: bodyLimit / 1_000_000 });
      if (error) return signal.aborted ? failureOn(signal.reason) : failureOn(error);
      return status >= 200 && status < 300 ? undefined : new Failure('HTTP_STATUS', { status });
    };
    return { status, responseText: cut ? undefined : bytes.toString('utf8'), failure: failure() };
  };

/** A receiver of JSON over HTTP; delivered is 200 to 299. */
export const httpTarget = (
  pool: HttpPool,
  { method, headers, ...rest }: Pick<Target, 'method' | 'url' | 'headers' | 'bodyOf'>,
): Target => ({
  kind: 'HTTP',
  method,
  headers: {
    Accept: 'application/json',
    ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    ...headers,
  },
  ...rest,
  send: httpSend(pool),
});
