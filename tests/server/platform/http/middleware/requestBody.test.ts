import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '../../../../../src/server/platform/http/listen.ts';
import { account, openapi, serviceUnderTest } from '../../../serviceUnderTest.ts';

const service = await serviceUnderTest();

interface Sent {
  readonly length: number;
  readonly isChunked: boolean;
}

/** Signs in with a password of `length` characters. */
async function post(url: string, agent: Agent, { length, isChunked }: Sent) {
  const body = JSON.stringify({ loginId: 'tester', password: 'x'.repeat(length) });
  const headers = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request(`${url}${account}/login?lang=en_US`, { method: 'POST', agent, headers }, resolve);
    sending.on('error', reject);
    sending.end(body);
  });
  const { errorCode } = (await json(response)) as { readonly errorCode: string };
  return { status: response.statusCode, errorCode, connection: response.headers.connection };
}

const refused = { status: 413, errorCode: 'TOO_LARGE', connection: 'close' };
const taken = { errorCode: 'INVALID_REQUEST', connection: 'keep-alive' };

test.concurrent.for([
  { given: { length: 20_000_000, isChunked: false }, want: refused },
  { given: { length: 20_000_000, isChunked: true }, want: refused },
  { given: { length: 900_000, isChunked: false }, want: taken },
  { given: { length: 900_000, isChunked: true }, want: taken },
])(
  'a body of $given gets $want, and the next request gets an answer',
  async ({ given, want }, { onTestFinished }) => {
    const server = await listen(service.app, '127.0.0.1', 0);
    onTestFinished(server.close);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    expect(await post(server.url, agent, given)).toMatchObject(want);
    // A kept connection with an unread body would be reset after half a second.
    if (want === taken) await pause(600);
    expect(await post(server.url, agent, { length: 1, isChunked: false })).toMatchObject({ status: 401 });
  },
);

/** Sends the beginning of a request. Resolves to everything that the server sends until it closes the connection. */
const sendUnfinished = (url: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

test('a body that arrives too slowly gets 408, and its connection ends', async () => {
  const server = await listen(service.app, '127.0.0.1', 0, { requestTimeout: 100 });
  onTestFinished(server.close);
  const log = vi.spyOn(console, 'error');
  onTestFinished(() => log.mockRestore());
  const head = `POST ${account}/login HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"loginId":`;
  expect(await sendUnfinished(server.url, head)).toMatch(/^HTTP\/1\.1 408 /);
  expect(log).not.toHaveBeenCalled();
});

/** The beginning of a chunked file, which never ends, for an operation that takes 32 MiB. */
const unfinishedImport = (header: string) =>
  `POST ${openapi}/interfaceConfig/import HTTP/1.1\r\nHost: a\r\n${header}Transfer-Encoding: chunked\r\n\r\n4\r\n{"a"\r\n`;

test.for([
  { given: 'no login key', header: '', want: 'LOGIN_REQUIRED' },
  { given: 'a wrong login key', header: 'loginKey: x\r\n', want: 'LOGIN_EXPIRED' },
])('the body of a caller with $given is not read', async ({ header, want }, { onTestFinished }) => {
  const server = await listen(service.app, '127.0.0.1', 0, { requestTimeout: 2000 });
  onTestFinished(server.close);
  const answer = await sendUnfinished(server.url, unfinishedImport(header));
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toContain(`"errorCode":"${want}"`);
});

test('a server with all its connections in use closes a further one', async () => {
  const server = await listen(service.app, '127.0.0.1', 0, { maxConnections: 1 });
  onTestFinished(server.close);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  expect(await post(server.url, agent, { length: 1, isChunked: false })).toMatchObject({
    connection: 'keep-alive',
  });
  expect(await sendUnfinished(server.url, '')).toBe('');
  expect(await post(server.url, agent, { length: 1, isChunked: false })).toMatchObject({
    connection: 'keep-alive',
  });
});
