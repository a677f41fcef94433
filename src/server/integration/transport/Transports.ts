import { HttpPool } from '../../platform/network/HttpPool.ts';
import type { Network } from '../../platform/network/ssrfGuard.ts';
import { DigestAuthenticator } from './http/digest.ts';
import { SoapServiceCache } from './soap/SoapService.ts';
import { BrokerCache } from './stomp/Broker.ts';
import { DatabaseCache } from './table/DatabaseCache.ts';

/**
 * Caches of the transports: connections, pooled for each receiver and closed when idle. One instance for each
 * process.
 */
export class Transports {
  readonly http: HttpPool;
  readonly digests = new DigestAuthenticator();
  readonly databases: DatabaseCache;
  readonly brokers: BrokerCache;
  readonly soap = new SoapServiceCache();

  constructor(network: Network) {
    this.http = new HttpPool(network);
    this.databases = new DatabaseCache(network);
    this.brokers = new BrokerCache(network);
  }

  async close(): Promise<void> {
    this.http.close();
    await Promise.all([this.databases.close(), this.brokers.close(), this.soap.close()]);
  }
}
