import type { LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Hop } from './Hop.ts';

/** Bytes that all headers of an answer may have together. */
const headerBytes = 16_384;

const always =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

const headersOf = ({ key, body }: Hop) => ({
  Accept: 'application/json, */*;q=0.8',
  'Accept-Encoding': 'identity',
  ...(body !== undefined && { 'Content-Type': 'application/json' }),
  ...(key !== undefined && { iwmsApiKey: key }),
});

/**
 * Sends one request to these addresses of its host, over a connection of its own, and resolves as soon as the headers of the
 * answer are there. Rejects with what went wrong on the network, or when the signal aborts.
 */
export function sendOnce(
  hop: Hop,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = hop.url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const outgoing = request(hop.url, {
      method: hop.method,
      headers: headersOf(hop),
      // A pooled connection may lead to an address that was checked for another call, or for none.
      agent: false,
      lookup: always(addresses),
      maxHeaderSize: headerBytes,
      signal,
    });
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    // Without a listener Node ends the connection and tells nobody.
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(Object.assign(new Error('101 Switching Protocols'), { code: 'UPGRADE' }));
    });
    outgoing.end(hop.body);
  });
}
