import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ServiceEnv } from './middleware/ServiceEnv.ts';

/** Requests still running after this many milliseconds are cut off. */
const patience = 10_000;

export interface Listening {
  readonly url: string;
  /** Lets running requests finish. */
  readonly close: () => Promise<void>;
}

const everyAddress = new Set(['0.0.0.0', '::']);
const inUrl = (host: string): string => {
  if (everyAddress.has(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Rejects with a sentence when the address is taken or not this machine's. */
export function listen(app: Pick<Hono<ServiceEnv>, 'fetch'>, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new Error(`Cannot listen on HOST ${host}, PORT ${port}: ${cause.message}`, { cause }));
    });
    server.listen(port, host, () => {
      const { port: taken } = server.address() as AddressInfo;
      resolve({ url: `http://${inUrl(host)}:${taken}`, close: () => closeServer(server) });
    });
  });
}
