import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { startListening } from '../network/startListening.ts';
import type { ServiceEnv } from '../operations/ServiceContext.ts';

/** Milliseconds after which running requests are cut off. */
export const drainTimeout = 10_000;

/**
 * Milliseconds for which an unused connection stays open. nginx keeps connections for 60 s; the shorter time must
 * be nginx's, or it sends a request on a connection that this server closes at this moment.
 */
const keepAliveTimeout = 75_000;

export interface ListeningServer {
  readonly url: string;
  /** Lets running requests finish. */
  readonly close: () => Promise<void>;
}

const wildcardHosts = new Set(['0.0.0.0', '::']);
const toUrlHost = (host: string): string => {
  if (wildcardHosts.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** Each connection ends with its answer, or at once if it has no request. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // Node reads this at the end of each answer. Connections in use would stay open for the usual time otherwise.
    server.keepAliveTimeout = 1;
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeout);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Limits of a server, so that slow or many senders cannot occupy it. */
interface ServerLimits {
  /** Maximum number of open connections. The server closes a further one at once. */
  readonly maxConnections: number;
  /** Milliseconds to receive a whole request. A slower one gets 408, and its connection ends. */
  readonly requestTimeout: number;
}

const portInUse = 'another process uses this port. Stop that process, or set PORT to another number.';

/** Rejects with a sentence if the address is in use or does not belong to this machine. */
export async function listen(
  app: Pick<Hono<ServiceEnv>, 'fetch'>,
  host: string,
  port: number,
  limits: Partial<ServerLimits> = {},
): Promise<ListeningServer> {
  // Imports of 32 MB need about 9 Mbit/s to arrive in this time.
  const { maxConnections = 1000, requestTimeout = 30_000 } = limits;
  const connectionsCheckingInterval = Math.min(requestTimeout, 1000);
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout, connectionsCheckingInterval, keepAliveTimeout },
  }) as Server;
  server.maxConnections = maxConnections;
  await startListening(server, 'HTTP server', { port, host }).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? portInUse : cause.message;
    throw new Error(`Cannot listen on HOST ${host}, PORT ${port}: ${reason}`, { cause });
  });
  const { port: boundPort } = server.address() as AddressInfo;
  return { url: `http://${toUrlHost(host)}:${boundPort}`, close: () => closeServer(server) };
}
