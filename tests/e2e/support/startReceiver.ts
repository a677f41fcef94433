import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * A receiver that accepts every document until `nextAnswer` is set. `/moved` redirects to a forbidden host.
 */
interface TestReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** The answer to further requests. Without it, the answer has the number of received requests. */
  nextAnswer?: { readonly status: number; readonly body: unknown };
  readonly close: () => void;
}

export async function startReceiver(answers?: TestReceiver['nextAnswer']): Promise<TestReceiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const moved = path.endsWith('/moved') && { location: 'http://elsewhere.example/api' };
    const { status, body } = receiver.nextAnswer ?? {
      status: moved ? 302 : 200,
      body: { accepted: true, receipt: `R-${received.length}` },
    };
    response.writeHead(status, { 'content-type': 'application/json', ...moved });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  const receiver: TestReceiver = {
    url: `http://127.0.0.1:${address.port}/api`,
    received,
    nextAnswer: answers,
    close: () => server.close(),
  };
  return receiver;
}
