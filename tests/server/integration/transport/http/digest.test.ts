import { createHash } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deliverDocument } from '../../../../../src/server/integration/transport/DeliveryTarget.ts';
import { digestHeader } from '../../../../../src/server/integration/transport/http/digest.ts';
import { createHttpConnection } from '../../../../../src/server/integration/transport/http/HttpConnection.ts';
import {
  httpTarget,
  warehouseHttpOptions,
} from '../../../../../src/server/integration/transport/http/httpTransport.ts';
import { Transports } from '../../../../../src/server/integration/transport/Transports.ts';
import { lookupAllAddresses } from '../../../../../src/server/platform/network/ssrfGuard.ts';
import { type Received, startReceiver } from '../../exchange/receiver.ts';

/** The example of RFC 7616, section 3.9.1. */
test.each([
  ['MD5', '8ca523f5e9506fed4657c9700eebdbec'],
  ['SHA-256', '753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1'],
  // MD5 is the default.
  ['UNKNOWN', '8ca523f5e9506fed4657c9700eebdbec'],
])('digestHeader computes the example of RFC 7616 with %s', (algorithm, response) => {
  const header = digestHeader(
    { method: 'GET', url: new URL('http://www.example.org/dir/index.html') },
    {
      realm: 'http-auth@example.org',
      nonce: '7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v',
      algorithm,
      qop: 'auth',
      opaque: 'FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS',
    },
    { username: 'Mufasa', password: 'Circle of Life' },
    1,
    'f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ',
  );
  expect(header).toContain(`response="${response}"`);
  expect(header).toContain('qop=auth, nc=00000001, cnonce="f2/');
});

let transports: Transports;
const receiver = await startReceiver();
afterAll(() => receiver.close());
beforeEach(() => {
  transports = new Transports({ loopback: true, lookup: lookupAllAddresses });
  receiver.received.length = 0;
  return () => transports.close();
});

const deliver = () => {
  const authentication = { type: 'DIGEST', username: 'wms', password: 'open sesame', secrets: [] };
  const opener = { service: { transports } };
  const place = { url: `${receiver.url}/items?x=1`, headers: {}, authentication, secrets: [] };
  return deliverDocument(httpTarget(createHttpConnection(opener, place), warehouseHttpOptions('POST')), {
    no: 1,
  });
};

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const fieldsOf = ({ headers: { authorization = '' } }: Received): Record<string, string> =>
  Object.fromEntries(
    [...authorization.matchAll(/(\w+)="?([^",]+)/g)].map(([, name, value]) => [name, value]),
  );

/** Returns whether a request proves the password for the current nonce. */
const knows = (request: Received, nonce: string): boolean => {
  const { response, nc, cnonce, uri, ...rest } = fieldsOf(request);
  if (rest.nonce !== nonce) return false;
  const ends = [md5('wms:ERP, east:open sesame'), nonce, nc, cnonce, 'auth', md5(`POST:${uri}`)];
  return uri === '/items?x=1' && response === md5(ends.join(':'));
};

/** Makes the receiver require Digest authentication, with a new nonce after `calls` calls. */
const askDigest = (calls: number) => {
  let uses = 0;
  receiver.answer = (response, request) => {
    const nonce = `n-${Math.floor(uses / calls)}`;
    if (knows(request, nonce)) {
      uses += 1;
      response.end('{"ok":true}');
    } else
      response
        .writeHead(401, {
          'WWW-Authenticate': [
            'Basic realm="ERP"',
            `Digest realm="ERP, east", nonce="${nonce}", qop="auth,auth-int", charset=UTF-8`,
          ],
        })
        .end('no');
  };
};

test('the first document answers the challenge, and the next ones answer it in advance', async () => {
  askDigest(100);
  const deliveries = [await deliver(), await deliver(), await deliver()];
  expect(deliveries.map(({ status, failure }) => [status, failure])).toEqual(Array(3).fill([200, undefined]));
  expect(receiver.received).toHaveLength(4);
  expect(receiver.received.map((request) => fieldsOf(request).nc)).toEqual([
    undefined,
    '00000001',
    '00000002',
    '00000003',
  ]);
  // The reported request has no digest response.
  expect(JSON.stringify(deliveries)).not.toContain('response=');
});

test('a new nonce replaces an expired one', async () => {
  askDigest(1);
  expect((await deliver()).status).toBe(200);
  expect((await deliver()).status).toBe(200);
  expect(receiver.received).toHaveLength(4);
});

test('a delivery fails if the server refuses the digest or requires another scheme', async () => {
  receiver.answer = (response) =>
    response.writeHead(401, { 'WWW-Authenticate': 'Digest realm="a", nonce="b", qop="auth"' }).end();
  expect(await deliver()).toMatchObject({ status: 401, failure: { code: 'HTTP_STATUS' } });
  expect(receiver.received).toHaveLength(2);
  receiver.answer = (response) => response.writeHead(401, { 'WWW-Authenticate': 'Negotiate' }).end();
  expect(await deliver()).toMatchObject({ status: 401 });
});
