import type { IncomingMessage } from 'node:http';
import type { Hop } from './Hop.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

/** What a browser makes of a request that is redirected (Fetch standard, "HTTP-redirect fetch"). */
const becomesGet = (status: number, method: string): boolean =>
  status === 303 || ((status === 301 || status === 302) && method === 'POST');

/** Where an answer leads to, if anywhere. The key goes on to the same origin only. */
export function redirectOf(hop: Hop, { statusCode = 0, headers }: IncomingMessage): Hop | undefined {
  const { location = '' } = headers;
  if (location === '' || !redirects.has(statusCode) || !URL.canParse(location, hop.url)) return undefined;
  const url = new URL(location, hop.url);
  const key = url.origin === hop.url.origin ? hop.key : undefined;
  return becomesGet(statusCode, hop.method) ? { method: 'GET', url, key } : { ...hop, url, key };
}
