import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { readBody } from '../../../../src/server/platform/network/readBody.ts';

let answer: (response: ServerResponse) => void;
const server = createServer((_, response) => answer(response));
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

/** Resolves to the response of a server that answers like this. */
async function received(next: typeof answer): Promise<IncomingMessage> {
  answer = next;
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, host: '127.0.0.1', agent: false }), 'response');
  return response;
}

test.each<[encoding: string, sent: Buffer | string, want: string]>([
  ['identity', 'text', 'text'],
  ['gzip', gzipSync('text'), 'text'],
  ['GZIP', gzipSync('text'), 'text'],
  ['deflate', deflateSync('text'), 'text'],
  ['br', brotliCompressSync('text'), 'text'],
  ['unknown', 'text', 'text'],
  ['gzip', '', ''],
  ['deflate', '', ''],
  ['br', '', ''],
])('a body with the encoding %s of %j is %j', async (encoding, sent, want) => {
  const response = await received((sending) =>
    sending.writeHead(200, { 'Content-Encoding': encoding }).end(sent),
  );
  const { bytes, ...rest } = await readBody(response);
  expect([bytes.toString(), rest]).toEqual([want, { isTruncated: false, error: undefined }]);
});

test('a compressed bomb is unpacked up to the limit only, and its connection ends', async () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000));
  const response = await received((sending) =>
    sending.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
  );
  const concat = vi.spyOn(Buffer, 'concat');
  onTestFinished(() => concat.mockRestore());
  expect(await readBody(response, 1000)).toMatchObject({ bytes: { length: 1000 }, isTruncated: true });
  const unpacked = concat.mock.calls
    .flatMap(([chunks]) => chunks)
    .reduce((sum, { length }) => sum + length, 0);
  expect(unpacked).toBeLessThan(200_000);
  expect(response.destroyed).toBe(true);
});

test.each<[what: string, answer: (response: ServerResponse) => void, want: string, error: string]>([
  [
    'an invalid encoding',
    (sending) => sending.writeHead(200, { 'Content-Encoding': 'gzip' }).end('plain'),
    '',
    'incorrect header check',
  ],
  [
    'an interrupted body',
    (sending) => {
      sending.writeHead(200, { 'Content-Length': 100 });
      sending.write('half', () => sending.destroy());
    },
    'half',
    'aborted',
  ],
])('%s gives its received part and the error', async (_what, given, want, error) => {
  const body = await readBody(await received(given));
  expect(body.bytes.toString()).toBe(want);
  expect(body.error).toMatchObject({ message: error });
});
