import type { LookupAddress } from 'node:dns';
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { HttpAddress } from './ssrfGuard.ts';

/** Maximum bytes of all headers of an answer together. */
const maxHeaderBytes = 16_384;

/** One HTTP request as it is sent. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Called when the request is on the wire. A request sent after that arrives later. */
  readonly onSent?: () => void;
}

/** Returns a lookup with a fixed result. */
export const fixedLookup =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

/**
 * Milliseconds that a receiver has to accept a new connection. A request over a kept connection would
 * overtake it.
 */
const acceptDelay = 20;

function notifySent(outgoing: ClientRequest, onSent: () => void): void {
  if (outgoing.reusedSocket) onSent();
  // A busy process handles timers late. Two turns of its event loop serve a receiver in the same process.
  else setTimeout(() => setImmediate(() => setImmediate(onSent)), acceptDelay).unref();
}

/** A request that was started. */
interface StartedRequest {
  readonly request: ClientRequest;
  /** Resolves when the headers of the answer have arrived. Rejects with network errors, or on abort. */
  readonly response: Promise<IncomingMessage>;
}

/**
 * Sends one request over a connection of the agent, or over a separate one. Throws the error of Node for a
 * request that it cannot write.
 */
export function startRequest(
  { method, url, headers, body, onSent }: OutgoingRequest,
  via: Pick<RequestOptions, 'agent' | 'lookup' | 'hostname' | 'port'>,
  signal: AbortSignal,
): StartedRequest {
  // Only the address of a simulated host has a port. Such a host has no TLS.
  const isSimulated = via.port !== undefined;
  const { request } = url.protocol === 'https:' && !isSimulated ? https : http;
  const outgoing = request(url, {
    method,
    headers: { ...headers, ...(isSimulated && { Host: url.host }) },
    ...(isSimulated && { protocol: 'http:' }),
    ...via,
    maxHeaderSize: maxHeaderBytes,
    signal,
  });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    // Without a listener, Node ends the connection and reports nothing.
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(Object.assign(new Error('101 Switching Protocols'), { code: 'UPGRADE' }));
    });
  });
  if (onSent) outgoing.once('finish', () => notifySent(outgoing, onSent));
  outgoing.end(body);
  return { request: outgoing, response };
}

/**
 * Sends one request to these addresses of its host, over a separate connection. Resolves when the headers of
 * the answer have arrived. Rejects with network errors, or on abort.
 */
export async function sendOnce(
  outgoing: OutgoingRequest,
  addresses: readonly HttpAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const port = addresses[0]?.port;
  // A pooled connection may lead to an address that was checked for another call, or not at all.
  const via = { agent: false, lookup: fixedLookup(addresses), ...(port !== undefined && { port }) };
  return startRequest(outgoing, via, signal).response;
}
