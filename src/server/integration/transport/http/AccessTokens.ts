import { readBody } from '../../../platform/network/readBody.ts';
import type { OutgoingRequest } from '../../../platform/network/sendOnce.ts';
import { wrapNetworkErrors } from '../../../platform/network/wrapNetworkErrors.ts';
import { maskSecrets } from '../../../platform/security/redactor.ts';
import type { TokenAuthentication } from '../endpoint/Endpoint.ts';
import type { HttpCaller, HttpConnection } from './HttpConnection.ts';
import { type AccessToken, requestToken } from './requestToken.ts';

/** Milliseconds for a request, and before the end of a token from which on it is not used. */
const limits = { request: 10_000, margin: 30_000 };

interface CachedToken {
  readonly token: Promise<AccessToken>;
  /** Milliseconds since 1970. Infinite until the token arrives. */
  renewAt: number;
  /** The token, once it has arrived. */
  value?: string;
}

/**
 * Maximum number of tokens of a connection that `hide` removes from texts. Answers to calls with older tokens
 * have arrived.
 */
const maxHidden = 10;

/** Records with equal settings share a token. Changed settings or secrets need another one. */
const keyOf = ({ username, password, token }: TokenAuthentication): string =>
  JSON.stringify([username, password, { ...token, name: '' }]);

const withToken = (outgoing: OutgoingRequest, { value }: AccessToken): OutgoingRequest => ({
  ...outgoing,
  headers: { ...outgoing.headers, Authorization: `Bearer ${value}` },
});

/**
 * Access tokens of OAuth 2.0 by settings. All deliveries of the process share them, and one request for each
 * settings runs at a time.
 */
export class AccessTokens {
  readonly #entries = new Map<string, CachedToken>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Sends each call with a token. After a 401, requests a new token and repeats the call once. */
  wrap(send: HttpCaller, authentication: TokenAuthentication): Pick<HttpConnection, 'call' | 'hide'> {
    const key = keyOf(authentication);
    const sent = new Set<string>();
    const sendWith = (token: AccessToken, outgoing: OutgoingRequest, signal: AbortSignal) => {
      // The newest one comes last.
      sent.delete(token.value);
      sent.add(token.value);
      const [oldest = ''] = sent;
      if (sent.size > maxHidden) sent.delete(oldest);
      return send(withToken(outgoing, token), signal);
    };
    return {
      call: async (outgoing, signal) => {
        const token = await this.#get(key, send, authentication, signal);
        const first = await sendWith(token, outgoing, signal);
        if (first.statusCode !== 401) return first;
        // Frees its connection.
        await readBody(first);
        const entry = this.#entries.get(key);
        // Another call may have renewed the token already.
        if (entry?.value === token.value) entry.renewAt = 0;
        return sendWith(await this.#get(key, send, authentication, signal), outgoing, signal);
      },
      hide: (text) => maskSecrets(text, [...sent]),
    };
  }

  async #get(
    key: string,
    send: HttpCaller,
    authentication: TokenAuthentication,
    signal: AbortSignal,
  ): Promise<AccessToken> {
    const known = this.#entries.get(key);
    const isUsable = known !== undefined && this.#now() < known.renewAt;
    const entry = isUsable ? known : this.#request(key, send, authentication);
    // The end of one delivery must not end a request that others wait for.
    return wrapNetworkErrors(entry.token, signal);
  }

  #request(key: string, send: HttpCaller, authentication: TokenAuthentication): CachedToken {
    this.#removeExpired();
    const token = requestToken(send, authentication, AbortSignal.timeout(limits.request));
    const entry: CachedToken = { token, renewAt: Number.POSITIVE_INFINITY };
    this.#entries.set(key, entry);
    token.then(
      ({ value, seconds }) => {
        entry.value = value;
        entry.renewAt = this.#now() + seconds * 1000 - Math.min(limits.margin, seconds * 100);
      },
      () => this.#entries.delete(key),
    );
    return entry;
  }

  #removeExpired(): void {
    for (const [key, { renewAt }] of this.#entries) if (renewAt <= this.#now()) this.#entries.delete(key);
  }
}
