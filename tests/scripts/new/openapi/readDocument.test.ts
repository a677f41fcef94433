import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocument } from '../../../../scripts/new/openapi/readDocument.ts';

let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    response.statusCode = url === '/missing' ? 404 : 200;
    response.end(url === '/page' ? '<html></html>' : 'openapi: 3.0.0\ninfo: { title: Orders }\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('a document is read from an address', async () => {
  const { root } = await readDocument(`${origin}/openapi.yaml`);
  expect(root).toMatchObject({ openapi: expect.stringMatching(/^3\.1/), info: { title: 'Orders' } });
});

test.each([
  ['/missing', 'answers with HTTP status 404'],
  ['/page', 'is not an OpenAPI document'],
])('%s is refused', async (path, message) => {
  await expect(readDocument(`${origin}${path}`)).rejects.toThrow(message);
});

test.each([
  ['http://127.0.0.1:1/openapi.json', 'http://127.0.0.1:1/openapi.json does not answer'],
  ['no-such-file.json', 'There is no file "no-such-file.json".'],
])('%s is refused', async (address, message) => {
  await expect(readDocument(address)).rejects.toThrow(message);
});
