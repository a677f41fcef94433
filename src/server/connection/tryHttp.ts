import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Network } from '../network/resolved.ts';
import { mistakeIn } from '../relay/refuseUrl.ts';
import type { Connection } from '../transport/Connection.ts';
import { digestHeader } from '../transport/http/digest.ts';
import { authorizationOf } from '../transport/http/signIn.ts';
import { Failed, type Words } from './Failed.ts';
import { encrypted, type HttpAnswer, httpAnswer } from './httpAnswer.ts';
import { connected, reached } from './reached.ts';
import type { Steps } from './Steps.ts';

/** Throws for what no request can be made of. */
function refuseUnsendable({ url, headers }: Connection): void {
  const mistake = URL.canParse(url) ? mistakeIn(new URL(url)) : 'relay.invalidUrl';
  if (mistake) throw new Failed(mistake.replace('relay.', 'address.'));
  for (const [name, value] of Object.entries(headers)) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new Failed('address.header', { name });
    }
  }
}

/** Whether a redirect leaves scheme, host or port: documents do not follow, and would never arrive. */
const leaves = (url: URL, location: string): boolean =>
  !URL.canParse(location, url) || new URL(location, url).origin !== url.origin;

/**
 * What an answer says of a base path, of which nobody knows whether it answers itself: only refused credentials, the server's own
 * errors and a redirect elsewhere are failures.
 */
function saidBy(url: URL, { status, location = '' }: HttpAnswer, signsIn: boolean): Words {
  const given = { status, location };
  if (status === 401 || status === 407) throw new Failed(signsIn ? 'http.refused' : 'http.unsigned', given);
  if (status === 403) throw new Failed('http.forbidden', given);
  if (status >= 500) throw new Failed('http.serverError', given);
  if (status === 404) return ['http.notFound', given];
  if (status >= 300 && status < 400 && location !== '') {
    if (leaves(url, location)) throw new Failed('http.redirectedAway', given);
    return ['http.redirected', given];
  }
  return [status >= 200 && status < 300 ? 'http.ok' : 'http.other', given];
}

/** Asks the base path of an ERP as its interfaces would: name, port, encryption, answer. `captionOf` says what a kind of authentication is called. */
export async function tryHttp(
  steps: Steps,
  network: Network,
  connection: Connection,
  captionOf: (authType: string) => string,
): Promise<void> {
  const { authentication, headers } = connection;
  try {
    refuseUnsendable(connection);
  } catch (error) {
    steps.fail('address', error);
  }
  const url = new URL(connection.url);
  const { socket: plain, host, port, address } = await reached(steps, network, url);
  const isEncrypted = url.protocol === 'https:';
  const { socket } = isEncrypted
    ? await steps.take(
        'encryption',
        () => encrypted(plain, host),
        ({ protocol }) => ['encrypted', { protocol }],
      )
    : { socket: plain };
  const authorization = authentication && authorizationOf(authentication);
  const isSpoken = authorization !== undefined || authentication?.type === 'DIGEST';
  /** Another connection, to the address that was checked: an answer ends its own. */
  const again = async () => {
    const next = await connected(steps, { host: address, port });
    return isEncrypted ? (await encrypted(next, host)).socket : next;
  };
  const asked = async (): Promise<HttpAnswer> => {
    const answer = await httpAnswer(url, { ...headers, ...authorization }, socket);
    if (!authentication || authorization || !isSpoken || !answer.challenge) return answer;
    const Authorization = digestHeader({ method: 'GET', url }, answer.challenge, authentication, 1);
    return httpAnswer(url, { ...headers, Authorization }, await again());
  };
  const ask = async () => {
    const answer = await asked();
    // It was asked without credentials: what it thinks of these is not known.
    const isUnsigned = authentication && !isSpoken && [401, 403].includes(answer.status);
    return isUnsigned ? (['http.unasked', answer] as const) : saidBy(url, answer, isSpoken);
  };
  await steps.take('answer', ask, ([key, parameters]) => [key, { ...parameters }]);
  if (authentication && !isSpoken)
    steps.fail('signIn', new Failed('notSpoken', { type: captionOf(authentication.type) }));
}
