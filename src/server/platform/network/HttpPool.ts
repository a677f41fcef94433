import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import { inSpan, traceHeaders } from '../monitoring/tracing.ts';
import { errorCodeOf } from './rootCauseOf.ts';
import { fixedLookup, type OutgoingRequest, startRequest } from './sendOnce.ts';
import { assertCallable, literalAddressOf, type Network, simulatedAddressOf } from './ssrfGuard.ts';

/** Maximum connections to one host, and milliseconds for which an idle one is kept. */
const agentLimits = { maxSockets: 64, maxFreeSockets: 16, timeout: 10_000 };

/**
 * Looks up a host for a connection and refuses addresses that must not be called. The checked address is the
 * connected one.
 */
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
  ['ECONNRESET', 'EPIPE'].includes(String(errorCodeOf(error)));

/**
 * HTTP over kept connections. Each was checked when it was opened, so 20,000 documents do not need 20,000
 * connections.
 */
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
   * Sends one request; resolves when the headers of the answer have arrived. Rejects with network errors, on
   * abort, and with ADDRESS_NOT_ALLOWED. Retries if the receiver had closed the kept connection meanwhile.
   */
  send(outgoing: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { method, url } = outgoing;
    const attributes = { 'http.request.method': method, 'server.address': url.host };
    return inSpan(method, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const headers = { ...outgoing.headers, ...traceHeaders() };
      const answer = await this.#send({ ...outgoing, headers }, signal);
      span.setAttribute('http.response.status_code', answer.statusCode ?? 0);
      return answer;
    });
  }

  async #send(outgoing: OutgoingRequest, signal: AbortSignal): Promise<IncomingMessage> {
    const { url } = outgoing;
    // For a host name, the connection does this check.
    assertCallable(url.host, literalAddressOf(url) ?? [], this.#network.loopback);
    const simulated = simulatedAddressOf(url, this.#network);
    const agent = url.protocol === 'https:' && !simulated ? this.#https : this.#http;
    const via = { agent, ...(simulated && { hostname: simulated.address, port: simulated.port }) };
    const { request, response } = startRequest(outgoing, via, signal);
    try {
      return await response;
    } catch (error) {
      if (!request.reusedSocket || !isBrokenConnection(error) || signal.aborted) throw error;
      return this.#send(outgoing, signal);
    }
  }

  close(): void {
    this.#http.destroy();
    this.#https.destroy();
  }
}
