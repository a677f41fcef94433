import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../../scripts/testing/freshDatabase.ts';
import { Relay } from '../../../../src/server/integration/relay/Relay.ts';
import type { HostLookup } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { type Receiver, startReceiver } from '../exchange/receiver.ts';
import { createLookup, sendTestRequest, storeErp } from './partner.ts';

const milliseconds = 400;
const key = 'k"ey 1/2';

const known = createLookup({ 'erp.example': ['127.0.0.1'] });
/** Host names in the order of their look-ups. */
const asked: string[] = [];
const lookup: HostLookup = (host) => {
  asked.push(host);
  return host === 'slow.example' ? new Promise(() => {}) : known(host);
};

const [receiver, other] = await Promise.all([startReceiver(), startReceiver()]);
const database = await freshDatabase();
const service = await serviceUnderTest(database, new Relay({ loopback: true, lookup }));
/** A service whose relay stops waiting after `milliseconds`. */
const hasty = await serviceUnderTest(database, new Relay({ loopback: true, lookup, milliseconds }));
/** A service whose relay also gets the headers of a response on a busy machine. */
const patient = await serviceUnderTest(database, new Relay({ loopback: true, lookup, milliseconds: 2000 }));
for (const host of ['slow.example', 'nowhere.example'])
  await storeErp(service, service.client.companyUuid, `http://${host}/`);
afterAll(() => Promise.all([receiver.close(), other.close()]));
beforeEach(() => {
  for (const one of [receiver, other]) {
    one.received.length = 0;
    one.answer = (response) => response.end('{"ok":true}');
  }
});

test('the relay sends method, body and key, and returns the response', async () => {
  receiver.answer = (response) => {
    response.writeHead(201, 'Made', {
      'Content-Type': 'application/json',
      'Set-Cookie': 'a=b',
      'X-Twice': ['1', '2'],
    });
    response.end('{"id":12345678901234567890}');
  };
  const request = {
    url: `${receiver.url}/orders?x=1`,
    type: 'PUT',
    parameters: '{"no":"甲"}',
    headers: key,
  } as const;
  const { status, response } = await sendTestRequest(service, request);
  expect(status).toBe(200);
  expect(receiver.received).toMatchObject([
    {
      method: 'PUT',
      url: '/orders?x=1',
      body: '{"no":"甲"}',
      headers: {
        iwmsapikey: key,
        'content-type': 'application/json',
        'content-length': '12',
        accept: 'application/json, */*;q=0.8',
        'accept-encoding': 'identity',
        connection: 'close',
      },
    },
  ]);
  expect(response).toEqual({
    success: true,
    message: 'The receiver responded with HTTP 201',
    status: 201,
    statusText: 'Made',
    url: request.url,
    headers: expect.arrayContaining([
      { name: 'Content-Type', value: 'application/json' },
      { name: 'X-Twice', value: '1' },
      { name: 'X-Twice', value: '2' },
    ]),
    sizeBytes: 27,
    truncated: false,
    response: '{"id":12345678901234567890}',
    data: '{"id":12345678901234567890}',
    elapsedMs: expect.any(Number),
  });
  expect(JSON.stringify(response.headers)).not.toMatch(/cookie/i);
});

test('the relay sends no key and body without input, and no body with GET', async () => {
  await sendTestRequest(service, { url: receiver.url, type: 'POST' });
  await sendTestRequest(service, { url: receiver.url, type: 'GET', parameters: '{}' });
  expect(receiver.received.map(({ method, body }) => [method, body])).toEqual([
    ['POST', ''],
    ['GET', ''],
  ]);
  for (const { headers } of receiver.received) expect(Object.keys(headers)).not.toContain('iwmsapikey');
});

test('the relay returns an error response of the receiver', async () => {
  receiver.answer = (response) => response.writeHead(500, { 'Content-Type': 'text/plain' }).end('down');
  const { success, response } = await sendTestRequest(service, { url: receiver.url }, 'zh_CN');
  expect(success).toBe(true);
  expect(response).toMatchObject({
    success: false,
    status: 500,
    message: '接收方返回 HTTP 500',
    response: 'down',
  });
  expect(response).not.toHaveProperty('data');
});

const silent: { name: string; url: () => string; message: RegExp }[] = [
  { name: 'a closed port', url: () => 'http://127.0.0.1:1/', message: /^Connection failed: .*ECONNREFUSED/ },
  {
    name: 'a closed port at localhost',
    url: () => 'http://localhost:1/',
    message: /^Connection failed: .*ENOTFOUND/,
  },
  {
    name: 'an unknown host name',
    url: () => 'http://nowhere.example/',
    message: /^Connection failed: .*ENOTFOUND/,
  },
  {
    name: 'a server without TLS',
    url: () => receiver.url.replace('http:', 'https:'),
    message: /^Connection failed: /,
  },
];

test.each(silent)('the relay reports $name', async ({ url, message }) => {
  const { response } = await sendTestRequest(service, { url: url() });
  expect(response).toEqual({
    success: false,
    message: expect.stringMatching(message),
    elapsedMs: expect.any(Number),
  });
});

test('the relay resolves a name once for each request and connects to the checked address', async () => {
  const { port } = new URL(receiver.url);
  await storeErp(service, service.client.companyUuid, `http://erp.example:${port}`);
  asked.length = 0;
  receiver.answer = (response, { url }) =>
    url === '/' ? redirectTo('/second')(response, {} as never) : response.end('done');
  expect((await sendTestRequest(service, { url: `http://erp.example:${port}/` })).response.response).toBe(
    'done',
  );
  expect(asked).toEqual(['erp.example', 'erp.example']);
});

test('the relay stops waiting for a name server that does not answer', async () => {
  const { response } = await sendTestRequest(hasty, { url: 'http://slow.example/' });
  expect(response).toMatchObject({ success: false, message: 'Timed out after 0.4 seconds' });
});

const redirectTo =
  (location: string, status = 302): Receiver['answer'] =>
  (response) => {
    response.writeHead(status, { Location: location }).end();
  };

test('the relay follows a redirect and sends the key only to its first origin', async () => {
  receiver.answer = (response, { url }) => {
    if (url === '/end') response.end('done');
    else
      redirectTo(url === '/start' ? '/second' : `${other.url}/over`, 307)(
        response,
        receiver.received[0] as never,
      );
  };
  other.answer = redirectTo(`${receiver.url}/end`, 307);
  const { response } = await sendTestRequest(service, {
    url: `${receiver.url}/start`,
    type: 'POST',
    parameters: '{}',
    headers: key,
  });
  expect(response).toMatchObject({ success: true, response: 'done', url: `${receiver.url}/end` });
  const seen = [...receiver.received, ...other.received].map(({ url, body, headers }) => [
    url,
    body,
    headers.iwmsapikey,
  ]);
  expect(seen).toEqual([
    ['/start', '{}', key],
    ['/second', '{}', key],
    ['/end', '{}', undefined],
    ['/over', '{}', undefined],
  ]);
});

const leadingOff: { location: string; reason: string }[] = [
  { location: 'http://other.example/x', reason: 'Requests to other.example are not allowed' },
  { location: '//other.example/x', reason: 'Requests to other.example are not allowed' },
  {
    location: 'http://169.254.169.254/latest/meta-data',
    reason: 'Requests to 169.254.169.254 are not allowed',
  },
  { location: 'http://erp.example/', reason: 'Requests to erp.example are not allowed' },
  { location: 'http://user:pass@127.0.0.1/', reason: 'URL cannot contain a user name or password' },
  { location: 'file:///etc/passwd', reason: 'Only http:// and https:// addresses are supported' },
  { location: 'http://127.0.0.1:0/', reason: 'URL cannot use port 0' },
];

test.each(leadingOff)('the relay refuses a redirect to $location', async ({ location, reason }) => {
  receiver.answer = redirectTo(location);
  const { status, errorCode, message } = await sendTestRequest(service, { url: receiver.url, headers: key });
  expect({ status, errorCode }).toEqual({ status: 403, errorCode: 'REDIRECT_NOT_ALLOWED' });
  expect(message).toContain(
    `The receiver redirects to ${new URL(location, receiver.url).href.replace('user:pass', '[SECRET]')}; the redirect was not followed`,
  );
  expect(message).toContain(reason);
});

test('the relay stops after five redirects', async () => {
  receiver.answer = redirectTo('/again');
  const { response } = await sendTestRequest(service, { url: receiver.url });
  expect(response).toMatchObject({ success: false, status: 302, message: 'Stopped after 5 redirects' });
  expect(receiver.received).toHaveLength(6);
});

test('the response masks a key that the receiver repeats', async () => {
  receiver.answer = (response, { headers }) => {
    const echoed = String(headers.iwmsapikey);
    response.writeHead(200, echoed, { 'X-Key': echoed, Link: encodeURIComponent(echoed) });
    response.end(JSON.stringify({ echoed }));
  };
  const answer = await sendTestRequest(service, { url: receiver.url, headers: key });
  expect(answer.response).toMatchObject({
    statusText: '[SECRET]',
    data: '{"echoed":"[SECRET]"}',
    headers: expect.arrayContaining([
      { name: 'X-Key', value: '[SECRET]' },
      { name: 'Link', value: '[SECRET]' },
    ]),
  });
  receiver.answer = (response, { headers }) =>
    redirectTo(`http://other.example/?${encodeURIComponent(String(headers.iwmsapikey))}`)(
      response,
      {} as never,
    );
  const refused = await sendTestRequest(service, { url: receiver.url, headers: key });
  expect(refused.message).toContain('http://other.example/?[SECRET];');
});

const badKeys = ['a\r\nX-Other: 1', 'a\nb', 'a\u0000b', 'a\tb', 'ключ', '密钥', 'é', ' a', 'a ', '\u2028'];

test.each(badKeys)('the relay refuses the key %j', async (headers) => {
  const answer = await sendTestRequest(service, { url: receiver.url, headers });
  expect(answer).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST' });
  if (!headers.includes('\0'))
    expect(answer.data).toEqual({
      problems: [
        {
          field: 'headers',
          message: 'API key can contain only Latin letters, digits and symbols, without line breaks',
        },
      ],
    });
  expect(receiver.received).toEqual([]);
});

test('the relay cuts a response of 1 GB after 1 MB and reads no more', async () => {
  let sent = 0;
  let closed: () => void = () => {};
  const end = new Promise<void>((resolve) => {
    closed = resolve;
  });
  receiver.answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 1_000_000_000 });
    const chunk = Buffer.alloc(65_536, 'x');
    const pump = (): void => {
      while (!response.destroyed && sent < 1_000_000_000) {
        sent += chunk.length;
        if (!response.write(chunk)) return void response.once('drain', pump);
      }
    };
    response.once('close', closed);
    pump();
  };
  const { response } = await sendTestRequest(service, { url: receiver.url });
  await end;
  expect(response).toMatchObject({
    success: true,
    status: 200,
    truncated: true,
    sizeBytes: 1_000_000,
    message: 'The receiver responded with HTTP 200. The body was cut off after 1 MB',
  });
  expect(response.response).toHaveLength(1_000_000);
  // The socket buffers of both ends add to the million characters.
  expect(sent).toBeLessThan(32_000_000);
});

test.each([
  ['{"success":false,"message":"The period is closed"}', 'and refused the request: The period is closed'],
  ['<!doctype html><title>Sign in</title>', 'but with a web page: Sign in'],
])('the relay reports HTTP 200 with %s as a failure', async (text, want) => {
  receiver.answer = (response) => response.end(text);
  const { response } = await sendTestRequest(service, { url: receiver.url });
  expect(response).toMatchObject({ success: false, status: 200, message: expect.stringContaining(want) });
});

test('the relay unpacks compressed text and reports an invalid encoding', async () => {
  receiver.answer = (response) =>
    response.writeHead(200, { 'Content-Encoding': 'GZIP' }).end(gzipSync('{"packed":true}'));
  expect((await sendTestRequest(service, { url: receiver.url })).response).toMatchObject({
    data: '{"packed":true}',
  });
  receiver.answer = (response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('plain');
  expect((await sendTestRequest(service, { url: receiver.url })).response).toMatchObject({
    success: false,
    status: 200,
    message: 'The response was interrupted: incorrect header check',
  });
});

/** Writes until the end of the test. An answer that the test sees therefore came before the end of the writes. */
const drip = (write: () => void): void => {
  const timer = setInterval(write, 50).unref();
  onTestFinished(() => clearInterval(timer));
};

test('the relay stops waiting for slow headers', async () => {
  receiver.answer = ({ socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\nX-Slow: ');
    drip(() => socket?.write('x'));
  };
  const { response } = await sendTestRequest(hasty, { url: receiver.url }, 'zh_CN');
  expect(response).toMatchObject({ success: false, message: '超过 0.4 秒未响应' });
});

test.each(['identity', 'gzip'])('the relay returns the start of a slow body (%s)', async (encoding) => {
  receiver.answer = (response) => {
    response.writeHead(200, { 'Content-Encoding': encoding });
    if (encoding === 'identity') response.write('first');
    const packed = gzipSync('x'.repeat(100));
    let at = 0;
    drip(() => response.write(encoding === 'gzip' ? packed.subarray(at, ++at) : '.'));
  };
  const { response } = await sendTestRequest(patient, { url: receiver.url });
  expect(response).toMatchObject({
    success: false,
    status: 200,
    truncated: true,
    message: 'Timed out after 2 seconds',
  });
  if (encoding === 'identity') expect(response.response).toMatch(/^first\.+$/);
});

test('slow redirects share one timeout', async () => {
  receiver.answer = (response) =>
    setTimeout(() => redirectTo('/again')(response, {} as never), milliseconds / 3);
  const { response } = await sendTestRequest(hasty, { url: receiver.url });
  expect(response).toMatchObject({ success: false, message: 'Timed out after 0.4 seconds' });
});

test('the relay reports an interrupted body with its received part', async () => {
  receiver.answer = (response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('half', () => response.destroy());
  };
  expect((await sendTestRequest(service, { url: receiver.url })).response).toMatchObject({
    success: false,
    status: 200,
    truncated: true,
    response: 'half',
    message: expect.stringContaining('The response was interrupted'),
  });
});

const broken: { name: string; text: string }[] = [
  { name: 'headers that are too long', text: `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n` },
  { name: 'headers that are too many', text: `HTTP/1.1 200 OK\r\n${'X: 1\r\n'.repeat(20_000)}\r\n` },
  { name: 'a response without HTTP', text: 'SSH-2.0-OpenSSH_9.2\r\n' },
  {
    name: 'an upgrade',
    text: 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
  },
];

test.each(broken)('the relay refuses $name', async ({ text }) => {
  receiver.answer = ({ socket }) => socket?.end(text);
  expect((await sendTestRequest(service, { url: receiver.url })).response).toMatchObject({
    success: false,
    message: expect.stringMatching(/^Connection failed: ./),
  });
});

test('the relay runs four requests at once, and a further one after their end', async () => {
  const waiting: (() => void)[] = [];
  receiver.answer = (response) => waiting.push(() => response.end('done'));
  const first = Array.from({ length: 4 }, () => sendTestRequest(service, { url: receiver.url }));
  await expect.poll(() => waiting.length).toBe(4);
  expect(await sendTestRequest(service, { url: receiver.url }, 'zh_CN')).toMatchObject({
    status: 429,
    errorCode: 'RELAY_BUSY',
    message: '已有 4 个测试正在执行，请等其中一个结束后再试',
  });
  for (const answer of waiting) answer();
  for (const { response } of await Promise.all(first)) expect(response.success).toBe(true);
  receiver.answer = (response) => response.end('done');
  expect((await sendTestRequest(service, { url: receiver.url })).response.success).toBe(true);
});
