import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { fixedLookup, type OutgoingRequest, startRequest } from './sendOnce.ts';
import { assertCallable, literalAddressOf, type Network } from './ssrfGuard.ts';

/** Connections to one host at a time, and milliseconds that one is kept without use. */
const agentLimits = { maxSockets: 64, maxFreeSockets: 16, timeout: 10_000 };

/** Looks a name up for a connection, and refuses it where an address may not be called: what was checked is what is connected to. */
const guardedLookup =
  ({ loopback, lookup }: Network): LookupFunction =>
  (host, options, done) => {
    lookup(host)
      .then((addresses) => {
        assertCallable(host, addresses, loopback);
        fixedLookup(addresses)(host, options, done);
      })
      .catch((error) => done(error, ''));
  };

const isBrokenConnection = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

/** HTTP over connections that are kept: each was checked when it was made, so 20,000 documents are no 20,000 connections. */
export class HttpPool {
  readonly #network: Network;
  readonly #http: http.Agent;
  readonly #https: https.Agent;

  constructor(network: Network) {
    const options = { keepAlive: true, ...agentLimits, lookup: guardedLookup(network) };
    this.#network = network;
    this.#http = new http.Agent(options);
    this.#https = new https.Agent(options);
  }

  /**
   * Sends one request; resolves as soon as the headers of the answer are there. Rejects with what went wrong on the network, when the
   * signal aborts, and with ADDRESS_NOT_ALLOWED. A connection that the receiver had closed meanwhile is not its answer: asked again.
   */
  async send(outgoing: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { url } = outgoing;
    // Of a name, the connection does it.
    assertCallable(url.host, literalAddressOf(url) ?? [], this.#network.loopback);
    const agent = url.protocol === 'https:' ? this.#https : this.#http;
    const { request, response } = startRequest(outgoing, { agent }, signal);
    try {
      return await response;
    } catch (error) {
      if (!request.reusedSocket || !isBrokenConnection(error) || signal.aborted) throw error;
      return this.send(outgoing, signal);
    }
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}
