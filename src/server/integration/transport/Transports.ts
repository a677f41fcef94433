import { HttpPool } from '../../platform/network/HttpPool.ts';
import type { Network } from '../../platform/network/ssrfGuard.ts';
import { AccessTokens } from './http/AccessTokens.ts';
import { DigestAuthenticator } from './http/digest.ts';

/** Connections of one transport, pooled for each receiver and closed when idle. */
interface TransportCache {
  readonly close: () => Promise<void>;
}

/** Caches of the transports. One instance for each process. */
export class Transports {
  readonly http: HttpPool;
  readonly digests = new DigestAuthenticator();
  readonly accessTokens = new AccessTokens();
  readonly #network: Network;
  readonly #caches: TransportCache[] = [];

  constructor(network: Network) {
    this.#network = network;
    this.http = new HttpPool(network);
  }

  /** Returns the cache of this class, created on first use and closed with the process. */
  cacheOf<T extends TransportCache>(Cache: new (network: Network) => T): T {
    const known = this.#caches.find((cache): cache is T => cache instanceof Cache);
    if (known) return known;
    const cache = new Cache(this.#network);
    this.#caches.push(cache);
    return cache;
  }

  async close(): Promise<void> {
    this.http.close();
    await Promise.all(this.#caches.map((cache) => cache.close()));
  }
}
