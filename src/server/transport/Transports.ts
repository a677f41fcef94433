import { HttpPool } from '../network/HttpPool.ts';
import type { Network } from '../network/resolved.ts';
import { Digests } from './http/digest.ts';
import { SoapServices } from './soap/SoapServices.ts';
import { Brokers } from './stomp/Brokers.ts';
import { Databases } from './table/Databases.ts';

/** What transports keep between documents: connections, pooled for each receiver and closed when idle. One for each process. */
export class Transports {
  readonly http: HttpPool;
  readonly digests = new Digests();
  readonly databases: Databases;
  readonly brokers: Brokers;
  readonly soap = new SoapServices();

  constructor(network: Network) {
    this.http = new HttpPool(network);
    this.databases = new Databases(network);
    this.brokers = new Brokers(network);
  }

  async close(): Promise<void> {
    this.http.close();
    await Promise.all([this.databases.close(), this.brokers.close(), this.soap.close()]);
  }
}
