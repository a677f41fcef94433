import { tryParseRecord } from '../../../../contract/json/tryParseRecord.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { truncate } from '../../../platform/base/truncate.ts';
import { readBody } from '../../../platform/network/readBody.ts';
import type { OutgoingRequest } from '../../../platform/network/sendOnce.ts';
import { maskSecrets } from '../../../platform/security/redactor.ts';
import { DeliveryFailure, transportFailureOf } from '../DeliveryFailure.ts';
import { basicCredentials, type TokenAuthentication } from '../endpoint/Endpoint.ts';
import { isTemporaryStatus } from '../isTemporaryStatus.ts';
import type { HttpCaller } from './HttpConnection.ts';
import { parseHttpUrl } from './parseHttpUrl.ts';

export interface AccessToken {
  readonly value: string;
  /** Its lifetime in seconds. */
  readonly seconds: number;
}

/** Seconds that a token counts as valid if the server does not report its lifetime. */
const defaultLifetime = 300;

/** Maximum bytes of an answer with a token, and maximum characters of a quoted refusal. */
const limits = { answer: 100_000, message: 300 };

const formEncode = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

/** Returns the request of RFC 6749, section 4.4.2. */
function createTokenRequest({ username, password, token }: TokenAuthentication): OutgoingRequest {
  const { url, scope, audience, isSecretInBody } = token;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(scope && { scope }),
    ...(audience && { audience }),
    ...(isSecretInBody && { client_id: username, client_secret: password }),
  });
  // Section 2.3.1 of the RFC encodes both parts before they are joined.
  const client = { username: formEncode(username), password: formEncode(password) };
  return {
    method: 'POST',
    url: parseHttpUrl(url),
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(!isSecretInBody && { Authorization: `Basic ${basicCredentials(client)}` }),
    },
    body: body.toString(),
  };
}

/** Returns the token of an answer; undefined if it has none that a header can carry. */
function parseToken(answer: Readonly<Record<string, unknown>>): AccessToken | undefined {
  const { access_token: value, token_type: type = 'Bearer', expires_in: seconds } = answer;
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) return undefined;
  if (String(type).toLowerCase() !== 'bearer') return undefined;
  return { value, seconds: Number(seconds) > 0 ? Number(seconds) : defaultLifetime };
}

/** Returns the reason of an answer without a token: `HTTP 401: invalid_client, Unknown client`. */
function describeRefusal(
  status: number,
  { error, error_description: text }: Record<string, unknown>,
): string {
  const reasons = [error, text].filter((one) => typeof one === 'string' && one !== '');
  return [`HTTP ${status}`, ...(reasons.length > 0 ? [reasons.join(', ')] : [])].join(': ');
}

/** Converts an error without an answer to a failure that names the authentication. */
function unavailableFailureOf(thrown: unknown, name: string): DeliveryFailure {
  const { code, parameters } = transportFailureOf(thrown);
  if (code !== 'ADDRESS_NOT_ALLOWED')
    return new DeliveryFailure('TOKEN_UNAVAILABLE', { ...parameters, name });
  return new DeliveryFailure('TOKEN_REFUSED', { name, refusal: new ServiceError(code, parameters) });
}

/**
 * Requests an access token with client credentials. Rejects with TOKEN_UNAVAILABLE, which can pass, or
 * TOKEN_REFUSED. Both name the authentication and show no secrets.
 */
export async function requestToken(
  send: HttpCaller,
  authentication: TokenAuthentication,
  signal: AbortSignal,
): Promise<AccessToken> {
  const { name } = authentication.token;
  try {
    const response = await send(createTokenRequest(authentication), signal);
    const status = response.statusCode ?? 0;
    const page = await readBody(response, limits.answer);
    if (page.error) throw page.error;
    const answer = tryParseRecord(page.bytes.toString('utf8')) ?? {};
    const token = status >= 200 && status < 300 ? parseToken(answer) : undefined;
    if (token) return token;
    const message = maskSecrets(describeRefusal(status, answer), authentication.secrets);
    throw new DeliveryFailure(isTemporaryStatus(status) ? 'TOKEN_UNAVAILABLE' : 'TOKEN_REFUSED', {
      name,
      message: truncate(message, limits.message),
    });
  } catch (error) {
    const isOwn = error instanceof DeliveryFailure && error.parameters.name === name;
    throw isOwn ? error : unavailableFailureOf(error, name);
  }
}
