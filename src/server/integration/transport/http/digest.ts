import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readBody } from '../../../platform/network/readBody.ts';
import type { OutgoingRequest } from '../../../platform/network/sendOnce.ts';
import type { Authentication } from '../endpoint/Endpoint.ts';
import type { HttpCaller } from './HttpConnection.ts';

/** Digest challenge of a server (RFC 7616, section 3.3). */
export interface DigestChallenge {
  readonly realm: string;
  readonly nonce: string;
  readonly opaque?: string;
  readonly algorithm: string;
  /** `auth`; absent with servers of RFC 2069. */
  readonly qop?: string;
}

const hashes: Readonly<Record<string, string>> = { MD5: 'md5', 'SHA-256': 'sha256' };

/** Returns the first supported challenge of a 401. There may be several, also of other schemes. */
export function findDigestChallenge({
  statusCode,
  headersDistinct,
}: IncomingMessage): DigestChallenge | undefined {
  if (statusCode !== 401) return undefined;
  return (headersDistinct['www-authenticate'] ?? [])
    .flatMap((header) => header.split(/(?=\bDigest\s)/i))
    .filter((text) => /^Digest\s/i.test(text))
    .map((text): DigestChallenge => {
      const found = [...text.matchAll(/(\w+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,]+))/g)];
      const {
        realm = '',
        nonce = '',
        opaque,
        algorithm = 'MD5',
        qop,
      } = Object.fromEntries(
        found.map(([, name = '', quoted, plain]) => [name.toLowerCase(), quoted ?? plain ?? '']),
      );
      const isAuth = qop?.split(/\s*,\s*/).includes('auth');
      return {
        realm,
        nonce,
        opaque,
        algorithm: algorithm.toUpperCase(),
        ...(qop && { qop: isAuth ? 'auth' : qop }),
      };
    })
    .find(({ algorithm, qop }) => hashes[algorithm] && (qop === undefined || qop === 'auth'));
}

/** Returns the header `Authorization` for the nth use of a challenge. */
export function digestHeader(
  { method, url }: Pick<OutgoingRequest, 'method' | 'url'>,
  { realm, nonce, opaque, algorithm, qop }: DigestChallenge,
  { username, password }: Pick<Authentication, 'username' | 'password'>,
  nth: number,
  cnonce = randomBytes(16).toString('hex'),
): string {
  const hash = (...parts: readonly string[]) =>
    createHash(hashes[algorithm] ?? 'md5')
      .update(parts.join(':'))
      .digest('hex');
  const uri = url.pathname + url.search;
  const nc = nth.toString(16).padStart(8, '0');
  const counted = qop ? [nc, cnonce, qop] : [];
  const response = hash(hash(username, realm, password), nonce, ...counted, hash(method, uri));
  const quoted = { username, realm, nonce, uri, response, ...(opaque !== undefined && { opaque }) };
  return `Digest ${[
    ...Object.entries(quoted).map(([name, value]) => `${name}="${value.replaceAll(/["\\]/g, '\\$&')}"`),
    `algorithm=${algorithm}`,
    ...(qop ? [`qop=${qop}`, `nc=${nc}`, `cnonce="${cnonce}"`] : []),
  ].join(', ')}`;
}

/** Signs in by Digest. Later calls reuse the server's challenge in advance. */
export class DigestAuthenticator {
  readonly #known = new Map<string, { readonly challenge: DigestChallenge; uses: number }>();

  /** Repeats a call once if it is refused with a challenge. */
  wrap(send: HttpCaller, authentication: Authentication): HttpCaller {
    return async (outgoing, signal) => {
      const place = `${outgoing.url.origin} ${authentication.username}`;
      const first = await send(this.#signed(outgoing, place, authentication), signal);
      const challenge = findDigestChallenge(first);
      if (!challenge) return first;
      // Frees its connection.
      await readBody(first);
      this.#known.set(place, { challenge, uses: 0 });
      return send(this.#signed(outgoing, place, authentication), signal);
    };
  }

  #signed(outgoing: OutgoingRequest, place: string, authentication: Authentication): OutgoingRequest {
    const known = this.#known.get(place);
    if (!known) return outgoing;
    known.uses += 1;
    const Authorization = digestHeader(outgoing, known.challenge, authentication, known.uses);
    return { ...outgoing, headers: { ...outgoing.headers, Authorization } };
  }
}
