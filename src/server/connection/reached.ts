import { isIP, connect as open, type Socket, type TcpNetConnectOpts } from 'node:net';
import { isLoopback } from '../network/isLoopback.ts';
import { type Network, resolved } from '../network/resolved.ts';
import { always } from '../network/sendOnce.ts';
import { ServiceError } from '../ServiceError.ts';
import { Failed } from './Failed.ts';
import type { Steps } from './Steps.ts';

/** Milliseconds for a connection: a firewall that swallows packets never says no. */
const patience = 5_000;

/** Where a trial leads: the host as it was written, and the one address that answered. */
export interface Place {
  readonly host: string;
  readonly port: number;
  readonly address: string;
  readonly socket: Socket;
}

/** For this machine there is a way to allow it; say so. */
function refusal(error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const address = String(error.parameters.address);
  return isLoopback({ address, family: isIP(address) }) ? new Failed('loopback', error.parameters) : error;
}

/** A connection that ends with the trial. Rejects with what the network says. */
export function connected(steps: Steps, options: TcpNetConnectOpts): Promise<Socket> {
  const socket = steps.own(open({ ...options, timeout: patience }));
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket.setTimeout(0)));
    socket.once('timeout', () => reject(new Failed('timeout')));
    socket.once('error', reject);
  });
}

/**
 * Finds the host of a URL, checks that it may be called (`network/resolved`), and opens a connection to it: steps `host`, for a
 * name, and `port`. What is called later goes to the address that was checked here.
 */
export async function reached(
  steps: Steps,
  network: Network,
  url: URL,
  port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
): Promise<Place> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const find = () =>
    resolved(url, network, steps.signal).catch((error: unknown) => {
      throw refusal(error);
    });
  const addresses = isIP(host)
    ? await find().catch((error: unknown) => steps.fail('host', error))
    : await steps.take('host', find, (found) => [
        'resolved',
        { host, addresses: found.map(({ address }) => address).join(', ') },
      ]);
  const socket = await steps.take(
    'port',
    () => connected(steps, { host, port, lookup: always(addresses) }),
    ({ remoteAddress }) => ['connected', { address: remoteAddress, port }],
  );
  return { host, port, address: socket.remoteAddress ?? host, socket };
}
