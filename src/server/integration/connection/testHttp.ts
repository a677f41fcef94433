import { request, validateHeaderName, validateHeaderValue } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect } from 'node:tls';
import type { Network } from '../../platform/network/ssrfGuard.ts';
import { urlProblemOf } from '../relay/assertValidUrl.ts';
import type { Endpoint } from '../transport/Endpoint.ts';
import { type DigestChallenge, digestHeader, findDigestChallenge } from '../transport/http/digest.ts';
import { basicAuthorization } from '../transport/http/HttpConnection.ts';
import { connectSocket, openSocket } from './openSocket.ts';
import { StepFailure, type StepPhrase } from './StepFailure.ts';
import type { TestSteps } from './TestSteps.ts';

/** What an HTTP server said, as far as a test looks at it. */
export interface HttpProbe {
  readonly status: number;
  readonly location?: string;
  /** How it wants to be signed in to, by Digest. */
  readonly challenge?: DigestChallenge;
}

/** The connection, encrypted, with the certificate checked against the host's name. Rejects with what TLS says. */
export function startTls(socket: Socket, host: string): Promise<{ socket: Socket; protocol: string }> {
  return new Promise((resolve, reject) => {
    // A server name is a name (RFC 6066, section 3); an address is compared with `host`.
    const secure = connect({ socket, host, ...(isIP(host) === 0 && { servername: host }) });
    secure.once('secureConnect', () => resolve({ socket: secure, protocol: secure.getProtocol() ?? 'TLS' }));
    secure.on('error', reject);
    secure.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
  });
}

/** Asks a URL over an open connection, and reads no more than the headers of the answer. Redirects are not followed. */
export function probeHttp(
  url: URL,
  headers: Readonly<Record<string, string>>,
  socket: Socket,
): Promise<HttpProbe> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { Host: url.host, Accept: 'application/json', ...headers, Connection: 'close' },
      maxHeaderSize: 16_384,
      createConnection: () => socket,
    });
    outgoing.once('response', (response) => {
      const { statusCode = 0, headers: answered } = response;
      resolve({ status: statusCode, location: answered.location, challenge: findDigestChallenge(response) });
      socket.destroy();
    });
    outgoing.once('upgrade', () => resolve({ status: 101 }));
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** Throws for what no request can be made of. */
function assertSendable({ url, headers }: Endpoint): void {
  const mistake = URL.canParse(url) ? urlProblemOf(new URL(url)) : 'relay.invalidUrl';
  if (mistake) throw new StepFailure(mistake.replace('relay.', 'address.'));
  for (const [name, value] of Object.entries(headers)) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new StepFailure('address.header', { name });
    }
  }
}

/** Whether a redirect leaves scheme, host or port: documents do not follow, and would never arrive. */
const leavesOrigin = (url: URL, location: string): boolean =>
  !URL.canParse(location, url) || new URL(location, url).origin !== url.origin;

/**
 * What an answer says of a base path, of which nobody knows whether it answers itself: only refused credentials, the server's own
 * errors and a redirect elsewhere are failures.
 */
function judgeProbe(url: URL, { status, location = '' }: HttpProbe, signsIn: boolean): StepPhrase {
  const given = { status, location };
  if (status === 401 || status === 407)
    throw new StepFailure(signsIn ? 'http.refused' : 'http.unsigned', given);
  if (status === 403) throw new StepFailure('http.forbidden', given);
  if (status >= 500) throw new StepFailure('http.serverError', given);
  if (status === 404) return ['http.notFound', given];
  if (status >= 300 && status < 400 && location !== '') {
    if (leavesOrigin(url, location)) throw new StepFailure('http.redirectedAway', given);
    return ['http.redirected', given];
  }
  return [status >= 200 && status < 300 ? 'http.ok' : 'http.other', given];
}

/** Asks the base path of an ERP as its interfaces would: name, port, encryption, answer. `captionOf` says what a kind of authentication is called. */
export async function testHttp(
  steps: TestSteps,
  network: Network,
  endpoint: Endpoint,
  captionOf: (authType: string) => string,
): Promise<void> {
  const { authentication, headers } = endpoint;
  try {
    assertSendable(endpoint);
  } catch (error) {
    steps.fail('address', error);
  }
  const url = new URL(endpoint.url);
  const { socket: plain, host, port, address } = await openSocket(steps, network, url);
  const isEncrypted = url.protocol === 'https:';
  const { socket } = isEncrypted
    ? await steps.perform(
        'encryption',
        () => startTls(plain, host),
        ({ protocol }) => ['encrypted', { protocol }],
      )
    : { socket: plain };
  const authorization = authentication && basicAuthorization(authentication);
  const isSupported = authorization !== undefined || authentication?.type === 'DIGEST';
  /** Another connection, to the address that was checked: an answer ends its own. */
  const reconnect = async () => {
    const next = await connectSocket(steps, { host: address, port });
    return isEncrypted ? (await startTls(next, host)).socket : next;
  };
  const probe = async (): Promise<HttpProbe> => {
    const answer = await probeHttp(url, { ...headers, ...authorization }, socket);
    if (!authentication || authorization || !isSupported || !answer.challenge) return answer;
    const Authorization = digestHeader({ method: 'GET', url }, answer.challenge, authentication, 1);
    return probeHttp(url, { ...headers, Authorization }, await reconnect());
  };
  const probeAndJudge = async () => {
    const answer = await probe();
    // It was asked without credentials: what it thinks of these is not known.
    const isUnsigned = authentication && !isSupported && [401, 403].includes(answer.status);
    return isUnsigned ? (['http.unasked', answer] as const) : judgeProbe(url, answer, isSupported);
  };
  await steps.perform('answer', probeAndJudge, ([key, parameters]) => [key, { ...parameters }]);
  if (authentication && !isSupported)
    steps.fail('signIn', new StepFailure('notSpoken', { type: captionOf(authentication.type) }));
}
