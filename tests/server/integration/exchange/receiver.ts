import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the receiver. */
export interface Received {
  readonly method?: string;
  readonly url?: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Answers each request. Tests replace it. */
  answer: (response: ServerResponse, received: Received) => void;
  readonly close: () => Promise<void>;
}

/** Starts a receiver on loopback. It keeps all requests, and answers 200 with `{"ok":true}` by default. */
export async function startReceiver(host = '127.0.0.1'): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    const entry = { method, url, headers, body };
    received.push(entry);
    receiver.answer(response, entry);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    received,
    answer: (response) => response.end('{"ok":true}'),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}
