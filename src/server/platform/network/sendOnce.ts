import type { LookupAddress } from 'node:dns';
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

/** Bytes that all headers of an answer may have together. */
const maxHeaderBytes = 16_384;

/** One HTTP request as it travels. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Called when the request is on the wire, so that one that is sent from then on arrives after it. */
  readonly onSent?: () => void;
}

/** A look-up that was done already. */
export const fixedLookup =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

/** Milliseconds that a receiver has to accept a new connection: a request over one that is kept would overtake it. */
const acceptDelay = 20;

function notifySent(outgoing: ClientRequest, onSent: () => void): void {
  if (outgoing.reusedSocket) onSent();
  // A busy process hears its timers late: two turns of its loop serve a receiver that it runs itself.
  else setTimeout(() => setImmediate(() => setImmediate(onSent)), acceptDelay).unref();
}

/** A request on its way. */
export interface StartedRequest {
  readonly request: ClientRequest;
  /** Resolves as soon as the headers of the answer are there. Rejects with what went wrong on the network, or when the signal aborts. */
  readonly response: Promise<IncomingMessage>;
}

/** Sends one request over a connection that the agent keeps, or over one of its own. Throws what Node says of one that cannot be written down. */
export function startRequest(
  { method, url, headers, body, onSent }: OutgoingRequest,
  via: Pick<RequestOptions, 'agent' | 'lookup'>,
  signal: AbortSignal,
): StartedRequest {
  const { request } = url.protocol === 'https:' ? https : http;
  const outgoing = request(url, {
    method,
    headers: { ...headers },
    ...via,
    maxHeaderSize: maxHeaderBytes,
    signal,
  });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    // Without a listener Node ends the connection and tells nobody.
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
 * Sends one request to these addresses of its host, over a connection of its own, and resolves as soon as the headers of the
 * answer are there. Rejects with what went wrong on the network, or when the signal aborts.
 */
export async function sendOnce(
  outgoing: OutgoingRequest,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // A pooled connection may lead to an address that was checked for another call, or for none.
  return startRequest(outgoing, { agent: false, lookup: fixedLookup(addresses) }, signal).response;
}
