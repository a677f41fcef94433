import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A document as it was posted, and as the mapping lets it through. */
export interface BenchOrder {
  readonly orderNo: string;
  /** Its place among those of the number, from 0. */
  readonly position: number;
}

/** The warehouse: does once what comes several times under one Idempotency-Key, and counts what it sees. */
export class BenchReceiver {
  readonly url: string;
  /** How often each key came. */
  readonly deliveries = new Map<string, number>();
  /** The positions of each number, in the order in which they were acknowledged. */
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
      // A sender that dies while it sends has delivered nothing.
      const order = await json(request).catch(() => undefined);
      if (order === undefined) return response.destroy();
      receiver.#take(String(request.headers['idempotency-key']), order as BenchOrder);
      return response.end('{}');
    });
    return receiver;
  }

  /** Numbers whose documents did not come in their order. */
  get numbersOutOfOrder(): readonly string[] {
    return [...this.#acknowledged].flatMap(([orderNo, positions]) =>
      positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? -1))
        ? []
        : [orderNo],
    );
  }

  /** Deliveries of what had been delivered before. */
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
