import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A posted document. The mapping does not change it. */
export interface BenchOrder {
  readonly orderNo: string;
  /** Position among the documents of the same number, from 0. */
  readonly position: number;
}

/**
 * The receiver (the warehouse): processes a document once, even if it arrives several times with the same
 * Idempotency-Key, and counts the deliveries.
 */
export class BenchReceiver {
  readonly url: string;
  /** Number of deliveries for each key. */
  readonly deliveries = new Map<string, number>();
  /** Positions by document number, in the order of acknowledgement. */
  readonly #acknowledged = new Map<string, number[]>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    const { port } = server.address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<BenchReceiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new BenchReceiver(server);
    server.on('request', async (request, response) => {
      // An incomplete request of a killed sender is not a delivery.
      const order = await json(request).catch(() => undefined);
      if (order === undefined) return response.destroy();
      receiver.#take(String(request.headers['idempotency-key']), order as BenchOrder);
      return response.end('{}');
    });
    return receiver;
  }

  /** Document numbers whose documents arrived in the wrong order. */
  get numbersOutOfOrder(): readonly string[] {
    return [...this.#acknowledged].flatMap(([orderNo, positions]) =>
      positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? -1))
        ? []
        : [orderNo],
    );
  }

  /** Number of repeated deliveries. */
  get repeated(): number {
    return [...this.deliveries.values()].reduce((sum, count) => sum + count - 1, 0);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #take(key: string, { orderNo, position }: BenchOrder): void {
    const before = this.deliveries.get(key) ?? 0;
    this.deliveries.set(key, before + 1);
    if (before > 0) return;
    const positions = this.#acknowledged.get(orderNo) ?? [];
    positions.push(position);
    this.#acknowledged.set(orderNo, positions);
  }
}
