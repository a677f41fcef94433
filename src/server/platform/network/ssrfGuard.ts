import type { LookupAddress } from 'node:dns';
import dns from 'node:dns/promises';
import { isIP } from 'node:net';
import { ServiceError } from '../base/ServiceError.ts';
import { isCallable, isLoopback } from './isCallable.ts';
import { wrapNetworkErrors } from './wrapNetworkErrors.ts';

/** Resolves a name to all of its addresses, as `lookup` of node:dns/promises does. */
export type HostLookup = (hostname: string) => Promise<LookupAddress[]>;

/** Network access of the whole service. */
export interface Network {
  /**
   * Allows calls to loopback (RELAY_LOOPBACK). For development, with partner programs on the same machine.
   */
  readonly loopback: boolean;
  /** Injected, so that tests can define host names. */
  readonly lookup: HostLookup;
  /**
   * Hosts that this process simulates, and their port on 127.0.0.1. They have no DNS entry. Only HTTP calls reach
   * them, and only at that port.
   */
  readonly simulatedHosts?: ReadonlyMap<string, number>;
}

/** An address with the port of a simulated host, which replaces the port of the URL. */
export interface HttpAddress extends LookupAddress {
  readonly port?: number;
}

export const lookupAllAddresses: HostLookup = (host) => dns.lookup(host, { all: true });

/** The host as connections expect it: without the brackets around an IPv6 address in a URL. */
const hostNameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

function parseLiteralAddress(host: string): LookupAddress[] | undefined {
  const family = isIP(host);
  return family === 0 ? undefined : [{ address: host, family }];
}

/** The address in a URL without a host name. */
export const literalAddressOf = (url: URL): LookupAddress[] | undefined =>
  parseLiteralAddress(hostNameOf(url));

/** Throws ADDRESS_NOT_ALLOWED if any address of the host must not be called. */
export function assertCallable(host: string, addresses: readonly LookupAddress[], loopback: boolean): void {
  const refused = addresses.find((address) => !isCallable(address, loopback));
  if (refused) throw new ServiceError('ADDRESS_NOT_ALLOWED', { host, address: refused.address });
}

/** Returns whether a URL literally names this machine. */
export const isLocalUrl = (url: URL): boolean =>
  hostNameOf(url) === 'localhost' || (literalAddressOf(url)?.some(isLoopback) ?? false);

/**
 * Resolves the host of a URL once. Connections must use the returned addresses, which are checked. Throws
 * ADDRESS_NOT_ALLOWED if any address of the host must not be called; rejects with NoAnswerError.
 */
export async function resolveHost(
  url: URL,
  { loopback, lookup }: Network,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const addresses = literalAddressOf(url) ?? (await wrapNetworkErrors(lookup(hostNameOf(url)), signal));
  assertCallable(url.host, addresses, loopback);
  return addresses;
}

/** Returns the address of a simulated host; undefined for all other hosts and for protocols except HTTP. */
export function simulatedAddressOf(
  { protocol, hostname }: URL,
  { simulatedHosts }: Network,
): Required<HttpAddress> | undefined {
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const port = simulatedHosts?.get(hostname);
  return port === undefined ? undefined : { address: '127.0.0.1', family: 4, port };
}

/** Same as `resolveHost`, for HTTP: simulated hosts, too. Connections must use the port of the address. */
export async function resolveHttpHost(
  url: URL,
  network: Network,
  signal: AbortSignal,
): Promise<readonly HttpAddress[]> {
  const simulated = simulatedAddressOf(url, network);
  return simulated ? [simulated] : resolveHost(url, network, signal);
}
