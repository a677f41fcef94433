import { request, validateHeaderName, validateHeaderValue } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { connect } from 'node:tls';
import type { Network } from '../../platform/network/ssrfGuard.ts';
import { urlProblemOf } from '../relay/assertValidUrl.ts';
import { DeliveryFailure } from '../transport/DeliveryFailure.ts';
import type { Authentication, Endpoint } from '../transport/endpoint/Endpoint.ts';
import { type DigestChallenge, digestHeader, findDigestChallenge } from '../transport/http/digest.ts';
import {
  basicAuthorization,
  type HttpCaller,
  requireTokenSettings,
} from '../transport/http/HttpConnection.ts';
import { requestToken } from '../transport/http/requestToken.ts';
import { connectSocket, openSocket } from './openSocket.ts';
import { StepFailure, type StepPhrase } from './StepFailure.ts';
import type { TestSteps } from './TestSteps.ts';

/** Answer of an HTTP server, as far as a test uses it. */
interface HttpProbe {
  readonly status: number;
  readonly location?: string;
  /** Its Digest challenge. */
  readonly challenge?: DigestChallenge;
}

/** Starts TLS and checks the certificate against the host's name. Rejects with the TLS error. */
function startTls(socket: Socket, host: string): Promise<{ socket: Socket; protocol: string }> {
  return new Promise((resolve, reject) => {
    // A server name must be a name (RFC 6066, section 3); an address is compared with `host`.
    const secure = connect({ socket, host, ...(isIP(host) === 0 && { servername: host }) });
    secure.once('secureConnect', () => resolve({ socket: secure, protocol: secure.getProtocol() ?? 'TLS' }));
    secure.on('error', reject);
    secure.once('close', () => reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
  });
}

/**
 * Requests a URL over an open connection and reads only the headers of the answer. Does not follow redirects.
 */
function probeHttp(url: URL, headers: Readonly<Record<string, string>>, socket: Socket): Promise<HttpProbe> {
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

/** Throws for values that no request can hold. */
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

/**
 * Returns whether a redirect changes scheme, host or port. Documents do not follow such redirects and would
 * never arrive.
 */
const leavesOrigin = (url: URL, location: string): boolean =>
  !URL.canParse(location, url) || new URL(location, url).origin !== url.origin;

function unauthorizedPhraseOf(authentication: Authentication | undefined): string {
  if (!authentication) return 'http.unsigned';
  return authentication.type === 'OAUTH2' ? 'http.tokenRefused' : 'http.refused';
}

/**
 * Judges the answer of a base path, which need not answer itself. Only refused credentials, server errors and
 * redirects elsewhere are failures.
 */
function judgeProbe(
  url: URL,
  { status, location = '' }: HttpProbe,
  authentication: Authentication | undefined,
): StepPhrase {
  const given = { status, location };
  if (status === 401 || status === 407) throw new StepFailure(unauthorizedPhraseOf(authentication), given);
  if (status === 403) throw new StepFailure('http.forbidden', given);
  if (status >= 500) throw new StepFailure('http.serverError', given);
  if (status === 404) return ['http.notFound', given];
  if (status >= 300 && status < 400 && location !== '') {
    if (leavesOrigin(url, location)) throw new StepFailure('http.redirectedAway', given);
    return ['http.redirected', given];
  }
  return [status >= 200 && status < 300 ? 'http.ok' : 'http.other', given];
}

/** Converts a failure of a token request to a step. */
async function requestTestToken(
  call: HttpCaller,
  authentication: Authentication,
  signal: AbortSignal,
): Promise<string> {
  try {
    return (await requestToken(call, requireTokenSettings(authentication), signal)).value;
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const { refusal, message } = error.parameters;
    throw refusal ?? new StepFailure('noToken', { message });
  }
}

/**
 * Requests the base path of an ERP as its interfaces would: name, port, encryption, access token, answer.
 * `call` requests the token.
 */
export async function testHttp(
  steps: TestSteps,
  network: Network,
  endpoint: Endpoint,
  call: HttpCaller,
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
  /** Opens another connection to the checked address: an answer closes its connection. */
  const reconnect = async () => {
    const next = await connectSocket(steps, { host: address, port });
    return isEncrypted ? (await startTls(next, host)).socket : next;
  };
  const authorization =
    authentication?.type === 'OAUTH2'
      ? await steps.perform(
          'token',
          async () => ({
            Authorization: `Bearer ${await requestTestToken(call, authentication, steps.signal)}`,
          }),
          () => ['hasToken'],
        )
      : authentication && basicAuthorization(authentication);
  const probe = async (): Promise<HttpProbe> => {
    const answer = await probeHttp(url, { ...headers, ...authorization }, socket);
    if (authentication?.type !== 'DIGEST' || !answer.challenge) return answer;
    const Authorization = digestHeader({ method: 'GET', url }, answer.challenge, authentication, 1);
    return probeHttp(url, { ...headers, Authorization }, await reconnect());
  };
  const probeAndJudge = async () => judgeProbe(url, await probe(), authentication);
  await steps.perform('answer', probeAndJudge, ([key, parameters]) => [key, { ...parameters }]);
}
