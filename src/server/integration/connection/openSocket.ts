import { isIP, connect as open, type Socket, type TcpNetConnectOpts } from 'node:net';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import { isLoopback } from '../../platform/network/isCallable.ts';
import { fixedLookup } from '../../platform/network/sendOnce.ts';
import { type Network, resolveHost } from '../../platform/network/ssrfGuard.ts';
import { StepFailure } from './StepFailure.ts';
import type { TestSteps } from './TestSteps.ts';

/** Milliseconds for a connection: a firewall that swallows packets never says no. */
const connectTimeout = 5_000;

/** Where a trial leads: the host as it was written, and the one address that answered. */
export interface OpenedSocket {
  readonly host: string;
  readonly port: number;
  readonly address: string;
  readonly socket: Socket;
}

/** For this machine there is a way to allow it; say so. */
function explainLoopback(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const address = String(error.parameters.address);
  return isLoopback({ address, family: isIP(address) })
    ? new StepFailure('loopback', error.parameters)
    : error;
}

/** A connection that ends with the trial. Rejects with what the network says. */
export function connectSocket(steps: TestSteps, options: TcpNetConnectOpts): Promise<Socket> {
  const socket = steps.closeAtEnd(open({ ...options, timeout: connectTimeout }));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket.setTimeout(0)));
    socket.once('timeout', () => reject(new StepFailure('timeout')));
    socket.once('error', reject);
  });
}

/**
 * Finds the host of a URL, checks that it may be called (`network/resolved`), and opens a connection to it: steps `host`, for a
 * name, and `port`. What is called later goes to the address that was checked here.
 */
export async function openSocket(
  steps: TestSteps,
  network: Network,
  url: URL,
  port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
): Promise<OpenedSocket> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const find = () =>
    resolveHost(url, network, steps.signal).catch((error: unknown) => {
      throw explainLoopback(error);
    });
  const addresses = isIP(host)
    ? await find().catch((error: unknown) => steps.fail('host', error))
    : await steps.perform('host', find, (found) => [
        'resolved',
        { host, addresses: found.map(({ address }) => address).join(', ') },
      ]);
  const socket = await steps.perform(
    'port',
    () => connectSocket(steps, { host, port, lookup: fixedLookup(addresses) }),
    ({ remoteAddress }) => ['connected', { address: remoteAddress, port }],
  );
  return { host, port, address: socket.remoteAddress ?? host, socket };
}
