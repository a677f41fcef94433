import { isIP, connect as open, type Socket, type TcpNetConnectOpts } from 'node:net';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import { isLoopback } from '../../platform/network/isCallable.ts';
import { fixedLookup } from '../../platform/network/sendOnce.ts';
import {
  type HttpAddress,
  type Network,
  resolveHost,
  resolveHttpHost,
} from '../../platform/network/ssrfGuard.ts';
import { StepFailure } from './StepFailure.ts';
import type { TestSteps } from './TestSteps.ts';

/** Milliseconds to connect: a firewall may drop packets without an answer. */
const connectTimeout = 5_000;

/** Destination of a test: the configured host, and the one address that answered. */
export interface OpenedSocket {
  readonly host: string;
  readonly port: number;
  readonly address: string;
  readonly socket: Socket;
}

/** Adds to a refusal of loopback how to allow it. */
function explainLoopback(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const address = String(error.parameters.address);
  return isLoopback({ address, family: isIP(address) })
    ? new StepFailure('loopback', error.parameters)
    : error;
}

/** Connects a socket that closes with the test. Rejects with the network error. */
export function connectSocket(steps: TestSteps, options: TcpNetConnectOpts): Promise<Socket> {
  const socket = steps.closeAtEnd(open({ ...options, timeout: connectTimeout }));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket.setTimeout(0)));
    socket.once('timeout', () => reject(new StepFailure('timeout')));
    socket.once('error', reject);
  });
}

/**
 * Resolves the host of a URL, checks that it may be called, and opens a connection: steps `host`, for a name,
 * and `port`. Later calls use the address that was checked here.
 *
 * @param databasePort the port of a database server; without it, the URL is one of HTTP
 */
export async function openSocket(
  steps: TestSteps,
  network: Network,
  url: URL,
  databasePort?: number,
): Promise<OpenedSocket> {
  const port = databasePort ?? (Number(url.port) || (url.protocol === 'https:' ? 443 : 80));
  // A simulated host has no database.
  const resolve = databasePort === undefined ? resolveHttpHost : resolveHost;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const find = (): Promise<readonly HttpAddress[]> =>
    resolve(url, network, steps.signal).catch((error: unknown) => {
      throw explainLoopback(error);
    });
  const addresses = isIP(host)
    ? await find().catch((error: unknown) => steps.fail('host', error))
    : await steps.perform('host', find, (found) => [
        'resolved',
        { host, addresses: found.map(({ address }) => address) },
      ]);
  const socket = await steps.perform(
    'port',
    () => connectSocket(steps, { host, port: addresses[0]?.port ?? port, lookup: fixedLookup(addresses) }),
    ({ remoteAddress }) => ['connected', { address: remoteAddress, port }],
  );
  return { host, port, address: socket.remoteAddress ?? host, socket };
}
