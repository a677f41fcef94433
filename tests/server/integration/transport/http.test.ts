import { afterAll, beforeEach, expect, test } from 'vitest';
import { parseExactJson } from '../../../../src/contract/json/exactJson.ts';
import { failureSentence } from '../../../../src/server/integration/exchange/run/messages.ts';
import {
  type Delivery,
  type DeliveryTarget,
  deliverDocument,
} from '../../../../src/server/integration/transport/DeliveryTarget.ts';
import { pullDocuments } from '../../../../src/server/integration/transport/DocumentSource.ts';
import {
  createHttpConnection,
  type HttpConnection,
} from '../../../../src/server/integration/transport/http/HttpConnection.ts';
import {
  type HttpOptions,
  httpSource,
  httpTarget,
  partnerHttpOptions,
  warehouseHttpOptions,
} from '../../../../src/server/integration/transport/http/httpTransport.ts';
import type { SuccessRule } from '../../../../src/server/integration/transport/success/SuccessRule.ts';
import { Transports } from '../../../../src/server/integration/transport/Transports.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import { startReceiver } from '../exchange/receiver.ts';
import { createLookup } from '../relay/partner.ts';

const lookup = createLookup({
  'erp.example': ['127.0.0.1'],
  'metadata.example': ['10.0.0.1', '169.254.169.254'],
});

const receiver = await startReceiver();
const open = new Transports({ loopback: true, lookup });
afterAll(async () => {
  await open.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.answer = (response) => response.end('{"ok":true}');
  receiver.received.length = 0;
});

interface Over {
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly end?: HttpOptions;
  readonly network?: Transports;
}

/** Returns a connection without authentication. */
const signedInAt = ({ url = receiver.url, headers = {}, network = open }: Over): HttpConnection =>
  createHttpConnection({ service: { transports: network } }, { url, headers, secrets: [] });

const target = (over: Over = {}): DeliveryTarget =>
  httpTarget(signedInAt(over), over.end ?? warehouseHttpOptions('POST'));

const portOf = () => new URL(receiver.url).port;

test('a missing response ends with a timeout', async () => {
  receiver.answer = () => undefined;
  const delivery = await deliverDocument(target(), {}, { milliseconds: 100 });
  expect(delivery.failure).toMatchObject({ code: 'TIMEOUT', parameters: { seconds: 0.1 } });
});

test('a slow endless response ends with a timeout', async () => {
  receiver.answer = (response) => {
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  };
  const delivery = await deliverDocument(target(), {}, { milliseconds: 2000 });
  expect(delivery).toMatchObject({ status: 200, failure: { code: 'TIMEOUT' } });
});

test('an endless response is cut off and counts as delivered', async () => {
  let written = 0;
  receiver.answer = (response) => {
    const write = (): void => {
      while (!response.destroyed && written < 1e9) {
        written += 65_536;
        if (!response.write('x'.repeat(65_536))) break;
      }
    };
    response.on('drain', write);
    write();
  };
  const delivery = await deliverDocument(target(), {});
  expect(delivery).toMatchObject({ status: 200, failure: undefined, responseText: 'x'.repeat(1_000_000) });
  expect(written).toBeLessThan(1e8);
});

const page = '<!doctype html><title>Sign in</title><form>';

test.each([
  [200, 'application/json', '{"success":true}', undefined],
  [200, 'text/html', 'OK', undefined],
  [204, '', '', undefined],
  [
    200,
    'application/json',
    '{"success":false,"message":"The period is closed"}',
    ['RECEIVER_REFUSED', 'The period is closed'],
  ],
  [201, 'text/plain', '{"success":false}', ['RECEIVER_REFUSED', 'success: false']],
  [200, 'text/html', page, ['HTML_ANSWER', 'Sign in']],
  [200, 'application/json', page, ['HTML_ANSWER', 'Sign in']],
  [200, 'text/html', page + 'x'.repeat(1_100_000), ['HTML_ANSWER', 'Sign in']],
  [500, 'text/html', page, ['HTTP_STATUS', undefined]],
  [500, 'text/plain', 'x'.repeat(1_100_000), ['HTTP_STATUS', undefined]],
])('a response with HTTP %i of type %j is classified (%#)', async (status, type, text, want) => {
  receiver.answer = (response) => response.writeHead(status, { 'Content-Type': type }).end(text);
  const { failure, responseText } = await deliverDocument(target(), {});
  expect(failure && [failure.code, failure.parameters.message]).toEqual(want);
  expect(responseText).toBe(text.slice(0, 1_000_000));
});

test.each([
  ['a header with a line break', { headers: { 'x-a': 'b\r\nx-c: d' } }],
  ['a header without a name', { headers: { ' ': 'b' } }],
  ['an invalid address', { url: 'erp' }],
  ['credentials in the address', { url: 'http://a:b@127.0.0.1/' }],
])('the delivery refuses %s', async (_, over) => {
  expect(await deliverDocument(target(over), {})).toMatchObject({ failure: { code: 'REQUEST_INVALID' } });
  expect(receiver.received).toEqual([]);
});

test('the reason of a refused address is in the language of the reader', async () => {
  const { failure } = await deliverDocument(target({ url: 'erp' }), {});
  const reasonIn = (locale: string) =>
    failure && failureSentence({ phrases: servicePhrasesOf(locale) }, failure);
  expect(['zh-CN', 'en-US'].map(reasonIn)).toEqual([
    '无法构造请求：请求地址不是有效的地址',
    'The request could not be built: URL is not a valid address',
  ]);
});

test.each([
  ['POST', 'k-1', 'k-1'],
  ['PUT', '货 1', '%E8%B4%A7%201'],
])(
  'a %s request has the document, the headers of its target, and the idempotency key %s as %s',
  async (method, idempotencyKey, header) => {
    const delivery = await deliverDocument(
      target({
        url: `${receiver.url}/items`,
        headers: { 'x-tenant': 'east' },
        end: partnerHttpOptions({ uuid: '', method }),
      }),
      { no: '货-1' },
      { idempotencyKey },
    );
    expect(delivery).toMatchObject({
      kind: 'HTTP',
      method,
      url: `${receiver.url}/items`,
      status: 200,
      responseText: '{"ok":true}',
      requestBody: { no: '货-1' },
    });
    expect(delivery.failure).toBeUndefined();
    expect(receiver.received).toMatchObject([
      {
        method,
        url: '/items',
        headers: { 'content-type': 'application/json', 'idempotency-key': header, 'x-tenant': 'east' },
        body: '{"no":"货-1"}',
      },
    ]);
  },
);

const refused = (url: string, network = open): Promise<Delivery> =>
  deliverDocument(target({ url, network }), {});

test.each(['http://metadata.example/', 'http://169.254.169.254/', 'http://[::ffff:169.254.169.254]/'])(
  'the delivery does not call %s',
  async (url) => {
    expect((await refused(url)).failure).toMatchObject({
      code: 'ADDRESS_NOT_ALLOWED',
      parameters: { address: expect.stringMatching(/169\.254|a9fe:a9fe/) },
    });
  },
);

test('the delivery does not call loopback without permission, by name or by address', async () => {
  const strict = new Transports({ loopback: false, lookup });
  for (const host of ['127.0.0.1', 'erp.example']) {
    const { failure } = await refused(`http://${host}:${portOf()}/`, strict);
    expect(failure).toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  }
  expect(receiver.received).toEqual([]);
  await strict.close();
});

test('many documents share few connections', async () => {
  const ports = new Set<unknown>();
  receiver.answer = (response) => {
    ports.add(response.socket?.remotePort);
    response.end('{"ok":true}');
  };
  const url = `http://erp.example:${portOf()}/`;
  for (let round = 0; round < 25; round += 1)
    await Promise.all(Array.from({ length: 8 }, () => deliverDocument(target({ url }), {})));
  expect(receiver.received).toHaveLength(200);
  expect(ports.size).toBeLessThanOrEqual(16);
});

test('a connection that the receiver has closed meanwhile causes no failure', async () => {
  const url = `http://erp.example:${portOf()}/closing`;
  let first = true;
  receiver.answer = (response) => {
    if (first) response.end('{}');
    // The connection ends when the second request arrives on it.
    else if (response.req.socket === socket) response.req.socket.destroy();
    else response.end('{}');
    if (first) socket = response.req.socket;
    first = false;
  };
  let socket: unknown;
  expect(await deliverDocument(target({ url }), {})).toMatchObject({ status: 200 });
  expect(await deliverDocument(target({ url }), {})).toMatchObject({ status: 200 });
});

const file = partnerHttpOptions({ uuid: '', fileFormat: 'CSV', fileName: '货品.csv' });

test.each([
  [{ no: 'A-1', qty: 12, lines: [{ sku: 'x' }] }, 'no,qty,lines\r\nA-1,12,"[{""sku"":""x""}]"'],
  [{ items: [{ no: 'A,1' }, { qty: 2 }] }, 'no,qty\r\n"A,1",\r\n,2'],
  [[{ no: 1 }, { no: 2 }], 'no\r\n1\r\n2'],
  [[{ no: null }, { no: '' }, { no: 1 }], 'no\r\n""\r\n""\r\n1'],
  [[{ no: null, qty: null }], 'no,qty\r\n,'],
])('the delivery sends %j as a CSV file', async (document, want) => {
  await deliverDocument(target({ end: file }), document, {});
  expect(receiver.received).toMatchObject([
    {
      body: want,
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="__.csv"; filename*=UTF-8''${encodeURIComponent('货品.csv')}`,
      },
    },
  ]);
});

test('the delivery refuses a document without rows as a CSV file', async () => {
  expect((await deliverDocument(target({ end: file }), ['A-1'], {})).failure).toMatchObject({
    code: 'NOT_A_TABLE',
  });
});

/** Resolves to all documents of a source, and their idempotency keys. */
async function pullAll(end: HttpOptions, run = 'run 1', rule?: SuccessRule) {
  const texts: string[] = [];
  const keys: string[] = [];
  for await (const { text, idempotencyKey, acknowledge } of pullDocuments(
    httpSource(signedInAt({}), end, rule),
    run,
  )) {
    texts.push(text);
    keys.push(idempotencyKey);
    await acknowledge();
  }
  return { texts, keys };
}

test('a receiver gets every number with its characters', async () => {
  const text = '{"id":1234567890123456789,"price":1.10,"weight":1e400,"zero":-0}';
  await deliverDocument(target(), parseExactJson(text), {});
  expect(receiver.received.map(({ body }) => body)).toEqual([text]);
});

test.each([
  ['[{"no":1},{"no":2}]', warehouseHttpOptions('GET'), ['{"no":1}', '{"no":2}']],
  [
    '[{"no":1234567890123456789},{"no":1.10}]',
    warehouseHttpOptions('GET'),
    ['{"no":1234567890123456789}', '{"no":1.10}'],
  ],
  ['{"code":0,"data":[]}', warehouseHttpOptions('GET'), []],
  ['{"code":0}', warehouseHttpOptions('GET'), ['{"code":0}']],
  ['', warehouseHttpOptions('GET'), []],
  ['[]', warehouseHttpOptions('GET'), []],
  ['no,qty\n"A,1",2\nB,3\n', file, ['{"no":"A,1","qty":"2"}', '{"no":"B","qty":"3"}']],
  ['no\nA\n', file, ['{"no":"A"}']],
  ['no\r\nA\r\n""\r\nB', file, ['{"no":"A"}', '{"no":""}', '{"no":"B"}']],
  ['\r\nno\r\nA\r\n""\r\n', file, ['{"no":"A"}', '{"no":""}']],
  ['no\n', file, []],
  ['', file, []],
  ['note\r\nA|B|C\r\nC|D|E', file, ['{"note":"A|B|C"}', '{"note":"C|D|E"}']],
  ['no;qty\nA;2\n', file, ['{"no":"A","qty":"2"}']],
  ['no\tqty\nA\t2', file, ['{"no":"A","qty":"2"}']],
  ['no,qty\n\nA,2\n\n\n', file, ['{"no":"A","qty":"2"}']],
])('a pull reads the documents of %j', async (text, end, want) => {
  receiver.answer = (response) => response.end(text);
  expect((await pullAll(end)).texts).toEqual(want);
  expect(receiver.received[0]?.method).toBe(end.method);
});

test('a repeated pull of one run returns the same keys, and another run returns other keys', async () => {
  receiver.answer = (response) => response.end('[{"no":1},{"no":1},{"no":2}]');
  const [first, again, later] = [await pullAll(file), await pullAll(file), await pullAll(file, 'run 2')];
  expect(new Set(first.keys).size).toBe(first.keys.length);
  expect(again.keys).toEqual(first.keys);
  expect(later.keys.some((key) => first.keys.includes(key))).toBe(false);
});

test.each([
  ['{"no":', 200, 'INVALID_ANSWER'],
  ['{"success":false}', 200, 'INVALID_ANSWER'],
  ['{"code":500,"msg":"token expired","data":null}', 200, 'INVALID_ANSWER'],
  [page, 200, 'INVALID_ANSWER'],
  ['[]', 503, 'HTTP_STATUS'],
  ['{"message":"Maintenance"}', 503, 'HTTP_STATUS'],
  [`["${'x'.repeat(10_000_000)}"]`, 200, 'RESPONSE_TOO_LARGE'],
])('a pull refuses an invalid response (%#)', async (text, status, code) => {
  receiver.answer = (response) => response.writeHead(status).end(text);
  await expect(pullAll(warehouseHttpOptions('GET'))).rejects.toMatchObject({ code });
});

/** 收 in GBK. */
const gbk = Buffer.from([0xca, 0xd5]);

test.each([
  ['text/csv; charset=GBK', Buffer.concat([Buffer.from('no\r\n'), gbk]), file, '{"no":"收"}'],
  [
    'application/json; charset=ISO-8859-1',
    Buffer.from('{"no":"Mü"}', 'latin1'),
    warehouseHttpOptions('GET'),
    '{"no":"Mü"}',
  ],
])('a pull reads the charset of %s', async (type, body, end, want) => {
  receiver.answer = (response) => response.writeHead(200, { 'Content-Type': type }).end(body);
  expect((await pullAll(end)).texts).toEqual([want]);
});

test('a pull refuses bytes that are no text in their charset, and a delivery takes them as its answer', async () => {
  receiver.answer = (response) =>
    response.end(Buffer.concat([Buffer.from('{"no":"'), gbk, Buffer.from('"}')]));
  const failure = await pullAll(warehouseHttpOptions('GET')).catch((error) => error);
  expect(failureSentence({ phrases: servicePhrasesOf('zh-CN') }, failure)).toContain(
    '响应内容与其字符集不符',
  );
  expect(await deliverDocument(target(), {})).toMatchObject({ status: 200, failure: undefined });
});

test('the statuses of the success rule decide about a pull', async () => {
  receiver.answer = (response) => response.writeHead(409).end('[{"no":1}]');
  const rule = { preset: 'STATUS_ONLY', statuses: '200-299, 409' } as const;
  expect((await pullAll(warehouseHttpOptions('GET'), 'run', rule)).texts).toEqual(['{"no":1}']);
});

test('a condition that holds makes an answer without a list a success', async () => {
  receiver.answer = (response) => response.end('{"code":1,"msg":"ok","data":null}');
  const rule = { preset: 'CUSTOM', statuses: '200-299', condition: 'code = 1' } as const;
  expect((await pullAll(warehouseHttpOptions('GET'), 'run', rule)).texts).toEqual([]);
});

test('a pull refuses a web page instead of a CSV file', async () => {
  receiver.answer = (response) => response.end(page);
  await expect(pullAll(file)).rejects.toMatchObject({
    code: 'INVALID_ANSWER',
    parameters: { message: 'Sign in' },
  });
});

test('the connection refuses an unknown authentication', () => {
  const authentication = { type: 'BEARER', username: 'u', password: 'p', secrets: [] };
  const endpoint = { url: 'https://erp.example', headers: {}, secrets: [], authentication };
  expect(() => createHttpConnection({ service: { transports: open } }, endpoint)).toThrow(
    expect.objectContaining({ code: 'NOT_IMPLEMENTED' }),
  );
});
