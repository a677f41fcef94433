import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { deliverDocument } from '../../../../src/server/integration/transport/DeliveryTarget.ts';
import { pullDocuments } from '../../../../src/server/integration/transport/DocumentSource.ts';
import { createAuthentication } from '../../../../src/server/integration/transport/endpoint/Endpoint.ts';
import { AccessTokens } from '../../../../src/server/integration/transport/http/AccessTokens.ts';
import { createHttpConnection } from '../../../../src/server/integration/transport/http/HttpConnection.ts';
import {
  httpSource,
  httpTarget,
  warehouseHttpOptions,
} from '../../../../src/server/integration/transport/http/httpTransport.ts';
import { Transports } from '../../../../src/server/integration/transport/Transports.ts';
import type { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import { lookupAllAddresses } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { startReceiver } from '../exchange/receiver.ts';

let transports: Transports;

const [receiver, tokenServer] = await Promise.all([startReceiver(), startReceiver()]);
afterAll(() => Promise.all([receiver.close(), tokenServer.close()]));
beforeEach(() => {
  transports = new Transports({ loopback: true, lookup: lookupAllAddresses });
  for (const server of [receiver, tokenServer]) server.received.length = 0;
  tokenServer.answer = (response) =>
    response.end(JSON.stringify({ access_token: `t-${tokenServer.received.length}`, token_type: 'Bearer' }));
  receiver.answer = (response) => response.end('{"ok":true}');
  return () => transports.close();
});

/** Answers only calls with this token. */
const accept = (token: string) => {
  receiver.answer = (response, { headers }) =>
    response.writeHead(headers.authorization === `Bearer ${token}` ? 200 : 401).end('{}');
};

const connection = (over: object = {}) =>
  createHttpConnection(
    { service: { transports } },
    {
      url: `${receiver.url}/items`,
      headers: {},
      authentication: createAuthentication({
        uuid: '',
        authType: 'OAUTH2',
        name: 'SAP client',
        username: 'wms:east',
        password: 'open sesame',
        tokenUrl: `${tokenServer.url}/token`,
        ...over,
      }),
      secrets: [],
    },
  );

const deliver = (over?: object) =>
  deliverDocument(httpTarget(connection(over), warehouseHttpOptions('POST')), { no: 1 }, {});

const sentTokens = () => receiver.received.map(({ headers }) => headers.authorization);

test.each([
  {
    given: {},
    body: 'grant_type=client_credentials',
    authorization: `Basic ${btoa('wms%3Aeast:open+sesame')}`,
  },
  {
    given: { scope: 'a b', audience: 'https://x' },
    body: 'grant_type=client_credentials&scope=a+b&audience=https%3A%2F%2Fx',
    authorization: `Basic ${btoa('wms%3Aeast:open+sesame')}`,
  },
  {
    given: { clientAuthentication: 'CLIENT_SECRET_POST' },
    body: 'grant_type=client_credentials&client_id=wms%3Aeast&client_secret=open+sesame',
    authorization: undefined,
  },
])('the settings $given give the token request $body', async ({ given, body, authorization }) => {
  expect((await deliver(given)).status).toBe(200);
  const [request] = tokenServer.received;
  expect(request).toMatchObject({ method: 'POST', url: '/token', body });
  expect(request?.headers.authorization).toBe(authorization);
  expect(request?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test('deliveries and pulls at the same time share one token', async () => {
  receiver.answer = (response, { method }) => response.end(method === 'GET' ? '[{"no":1}]' : '{"ok":true}');
  const pull = async () => {
    const texts: string[] = [];
    const source = httpSource(connection(), warehouseHttpOptions('GET'));
    for await (const { text } of pullDocuments(source, 'run')) texts.push(text);
    return texts;
  };
  const [first, second, pulled] = await Promise.all([deliver(), deliver({ name: 'Copy' }), pull()]);
  expect([first.status, second.status, pulled]).toEqual([200, 200, ['{"no":1}']]);
  expect(tokenServer.received).toHaveLength(1);
  expect(new Set(sentTokens())).toEqual(new Set(['Bearer t-1']));
});

test('another secret needs another token', async () => {
  await deliver();
  await deliver({ password: 'changed' });
  expect(sentTokens()).toEqual(['Bearer t-1', 'Bearer t-2']);
});

test.each([
  { expiresIn: 3600, seconds: 3569, requests: 1 },
  { expiresIn: 3600, seconds: 3571, requests: 2 },
  { expiresIn: 10, seconds: 8, requests: 1 },
  { expiresIn: 10, seconds: 9.5, requests: 2 },
  { expiresIn: undefined, seconds: 269, requests: 1 },
  { expiresIn: undefined, seconds: 271, requests: 2 },
])('a token of $expiresIn s needs $requests requests within $seconds s', async (given) => {
  let now = 0;
  const tokens = new AccessTokens(() => now);
  vi.spyOn(transports, 'accessTokens', 'get').mockReturnValue(tokens);
  tokenServer.answer = (response) =>
    response.end(JSON.stringify({ access_token: 't', expires_in: given.expiresIn }));
  await deliver();
  now = given.seconds * 1000;
  await deliver();
  expect(tokenServer.received).toHaveLength(given.requests);
});

test('a 401 renews the token once', async () => {
  await deliver();
  accept('t-2');
  expect((await Promise.all([deliver(), deliver()])).map(({ status }) => status)).toEqual([200, 200]);
  expect(tokenServer.received).toHaveLength(2);
  accept('none');
  expect(await deliver()).toMatchObject({ status: 401, failure: { code: 'HTTP_STATUS' } });
  expect(sentTokens().slice(-2)).toEqual(['Bearer t-2', 'Bearer t-3']);
});

const noToken = 'TOKEN_REFUSED';
test.each([
  {
    answer: [401, '{"error":"invalid_client","error_description":"Not open sesame"}'],
    code: noToken,
    message: 'HTTP 401: invalid_client, Not [SECRET]',
  },
  { answer: [200, '{"access_token":"x","token_type":"mac"}'], code: noToken, message: 'HTTP 200' },
  { answer: [200, '<html>'], code: noToken, message: 'HTTP 200' },
  { answer: [302, ''], code: noToken, message: 'HTTP 302' },
  { answer: [503, ''], code: 'TOKEN_UNAVAILABLE', message: 'HTTP 503' },
  { answer: [425, ''], code: 'TOKEN_UNAVAILABLE', message: 'HTTP 425' },
] as const)('the answer $answer to a token request means $code', async ({ answer, code, message }) => {
  tokenServer.answer = (response) => response.writeHead(answer[0]).end(answer[1]);
  const { failure } = await deliver();
  expect(failure).toMatchObject({ code, parameters: { name: 'SAP client', message } });
  expect(receiver.received).toEqual([]);
});

test.each([
  ['http://127.0.0.1:1/token', 'TOKEN_UNAVAILABLE'],
  ['http://169.254.169.254/token', 'TOKEN_REFUSED'],
])('the token URL %s means %s', async (tokenUrl, code) => {
  expect((await deliver({ tokenUrl })).failure).toMatchObject({ code, parameters: { name: 'SAP client' } });
});

test('a record without a token URL is refused', () => {
  const isRefusal = (error: ServiceError) =>
    error.messageIn(servicePhrasesOf('en-US')) === 'Token URL cannot be empty';
  expect(() => deliver({ tokenUrl: undefined })).toThrow(expect.toSatisfy(isRefusal));
});

test('traces show no token, also if the receiver returns it', async () => {
  receiver.answer = (response, { headers }) => response.end(JSON.stringify(headers));
  expect(JSON.stringify(await deliver())).not.toContain('t-1');
});

test('traces show no token that expires during the call', async () => {
  let now = 0;
  const tokens = new AccessTokens(() => now);
  vi.spyOn(transports, 'accessTokens', 'get').mockReturnValue(tokens);
  receiver.answer = async (response, { headers }) => {
    receiver.answer = (other) => other.end('{}');
    now = 3_600_000;
    // The request for another token removes expired ones.
    await deliver({ password: 'changed' });
    response.end(JSON.stringify(headers));
  };
  expect(JSON.stringify(await deliver())).not.toContain('t-1');
});

test('another host gets no token', async () => {
  const { call } = connection();
  const outgoing = { method: 'GET', url: new URL(`${tokenServer.url}/included.xsd`), headers: {} };
  await call(outgoing, AbortSignal.timeout(5_000));
  expect(tokenServer.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/included.xsd', undefined],
  ]);
});
