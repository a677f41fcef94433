import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Answers a document. */
type AnswerDocument = (response: ServerResponse) => void;

const accept: AnswerDocument = (response) => response.end('{}');

/** The receiver (the warehouse). Measures the time from the posting of each document to its arrival. */
export class TimedReceiver {
  readonly url: string;
  /** Answers by interface name, if they differ from success. */
  readonly answers = new Map<string, AnswerDocument>();
  readonly #latencies = new Map<string, number[]>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    const { port } = server.address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(): Promise<TimedReceiver> {
    const server = createServer({ keepAliveTimeout: 60_000 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const receiver = new TimedReceiver(server);
    server.on('request', async (request, response) => {
      const name = request.url?.slice(1) ?? '';
      const body = await text(request).catch(() => undefined);
      if (body === undefined) return response.destroy();
      const [, sentAt] = /"sentAt":"([\d.]+)"/.exec(body) ?? [];
      receiver.latenciesOf(name).push(performance.now() - Number(sentAt));
      return (receiver.answers.get(name) ?? accept)(response);
    });
    return receiver;
  }

  /** Returns the milliseconds of each delivery of an interface since the last reset, in order of arrival. */
  latenciesOf(name: string): number[] {
    const known = this.#latencies.get(name);
    if (known) return known;
    const fresh: number[] = [];
    this.#latencies.set(name, fresh);
    return fresh;
  }

  reset(): void {
    this.#latencies.clear();
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
