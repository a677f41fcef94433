import { HttpPool } from '../network/HttpPool.ts';
import type { Network } from '../network/resolved.ts';

/** What transports keep between documents: connections, pooled for each receiver and closed when idle. One for each process. */
export class Transports {
  readonly http: HttpPool;

  constructor(network: Network) {
    this.http = new HttpPool(network);
  }

  async close(): Promise<void> {
    this.http.close();
  }
}
