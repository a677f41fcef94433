import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An ERP that takes every document and says so; `/moved` leads to a host that nobody has allowed. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  readonly close: () => void;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const moved = path.endsWith('/moved') && { location: 'http://elsewhere.example/api' };
    response.writeHead(moved ? 302 : 200, { 'content-type': 'application/json', ...moved });
    response.end(JSON.stringify({ accepted: true, receipt: `R-${received.length}` }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to be had');
  return { url: `http://127.0.0.1:${address.port}/api`, received, close: () => server.close() };
}
