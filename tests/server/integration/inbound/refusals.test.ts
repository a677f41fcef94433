import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { ExchangeQueue } from '../../../../src/server/integration/exchange/queue/ExchangeQueue.ts';
import { LockedInterfacesError } from '../../../../src/server/integration/exchange/queue/LockedInterfacesError.ts';
import { serviceTextIn } from '../../../../src/server/platform/base/serviceText.ts';
import { openLogin } from '../../openLogin.ts';
import { apiKey, inboundUnderTest, type Posting } from './inboundUnderTest.ts';

const inbound = await inboundUnderTest();
const { interfaceAfter } = inbound;
await interfaceAfter(['online'], { interfaceName: 'item' });
await interfaceAfter([], { interfaceName: 'sleeping', entityIdentifier: 'no' });
await interfaceAfter(['online'], { interfaceName: 'twin', ownerCode: 'OWN1' });
await interfaceAfter(['online'], { interfaceName: 'twin', dcCode: 'GZ01' });

interface Refusal {
  readonly given: string;
  readonly path?: string;
  readonly posting: Posting;
  readonly status: number;
  readonly errorCode: string;
  readonly message: string;
  /** The call has no log entry, because its company is unknown. */
  readonly unlogged?: true;
}

const stranger = { status: 401, unlogged: true } as const;

const refusals: readonly Refusal[] = [
  {
    given: 'neither key nor session',
    posting: { headers: { iwmsApiKey: undefined } },
    ...stranger,
    errorCode: 'API_KEY_REQUIRED',
    message: "Send your company's API key in header iwmsApiKey",
  },
  {
    given: 'a wrong key',
    posting: { headers: { iwmsApiKey: 'a key of sixteen or mora' } },
    ...stranger,
    errorCode: 'API_KEY_REFUSED',
    message:
      "The API key is wrong, or is not enabled. Check the company's security configuration and API keys",
  },
  {
    given: 'an unknown session',
    posting: { headers: { iwmsApiKey: undefined, loginKey: 'made-up' } },
    ...stranger,
    errorCode: 'LOGIN_EXPIRED',
    message: 'Your sign-in has expired. Sign in again',
  },
  {
    given: 'a session without its signature',
    posting: { signedIn: true, headers: { secret: '0'.repeat(32) } },
    status: 401,
    errorCode: 'SECRET_MISMATCH',
    message: 'The secret header does not match the request',
  },
  {
    given: 'another company',
    path: '/exchange/item?companyUuid=other',
    posting: {},
    status: 403,
    errorCode: 'COMPANY_MISMATCH',
    message: 'You have no access to this company',
  },
  {
    given: 'another company in a session',
    path: '/exchange/item?companyUuid=other',
    posting: { signedIn: true },
    status: 403,
    unlogged: true,
    errorCode: 'COMPANY_MISMATCH',
    message: 'You have no access to this company',
  },
  {
    given: 'an unknown interface',
    path: '/exchange/nothing',
    posting: {},
    status: 404,
    errorCode: 'NOT_FOUND',
    message: 'Interface “nothing” not found',
  },
  {
    given: 'an interface of another center',
    path: '/exchange/item?dcCode=GZ01',
    posting: {},
    status: 404,
    errorCode: 'NOT_FOUND',
    message: 'Interface “item” not found',
  },
  {
    given: 'several matching interfaces',
    path: '/exchange/twin',
    posting: {},
    status: 409,
    errorCode: 'AMBIGUOUS',
    message: 'Several interfaces are named “twin”. Add these parameters to the address: dcCode, ownerCode',
  },
  {
    given: 'an interface that is offline',
    path: '/exchange/sleeping',
    posting: {},
    status: 409,
    errorCode: 'ILLEGAL_TRANSITION',
    message: expect.stringContaining('sleeping'),
  },
  {
    given: 'an unknown event',
    path: '/exchangeEvent/NOTHING',
    posting: {},
    status: 404,
    errorCode: 'NOT_FOUND',
    message: 'Event “NOTHING” not found',
  },
  {
    given: 'invalid JSON',
    posting: { text: '{"a":1,\n "b":}' },
    status: 400,
    errorCode: 'INVALID_JSON',
    message: 'The body is not valid JSON: line 2, column 6',
  },
  ...['', '[]', '1', 'null'].map((text) => ({
    given: `a body "${text}" instead of an object`,
    posting: { text },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message: expect.any(String),
  })),
  {
    given: 'a character that cannot be stored',
    posting: { text: '{"a":"\\u0000"}' },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message: expect.any(String),
  },
  {
    given: 'a byte that is not UTF-8',
    posting: { bytes: Buffer.from('{"no":"A-\xff1"}', 'latin1') },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message:
      'Byte 10 of the request is not text in UTF-8. Send the body in UTF-8, or name its charset in the header Content-Type',
  },
  {
    given: 'GBK without its charset',
    posting: { bytes: Buffer.from('{"no":"\xca\xd5"}', 'latin1'), lang: 'zh_CN' },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message:
      '请求内容的第 9 个字节不是有效的 UTF-8 编码，请以 UTF-8 发送，或在 Content-Type 请求头中注明实际字符集',
  },
  {
    given: 'a body that ends within a character',
    posting: { bytes: Buffer.from('{"no":"收').subarray(0, 9) },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message: expect.stringContaining('Byte 9 of the request is not text in UTF-8.'),
  },
  {
    given: 'bytes that are not text in the declared charset',
    posting: {
      bytes: Buffer.from('{"no":"\x81"}', 'latin1'),
      headers: { 'Content-Type': 'application/json; charset=GBK' },
    },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message: expect.stringContaining('Byte 9 of the request is not text in GBK.'),
  },
  {
    given: 'no body',
    posting: { text: '' },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message: 'The request has no body. Send it as JSON',
  },
  {
    given: 'a compressed body',
    posting: { bytes: gzipSync('{"no":"1"}'), headers: { 'Content-Encoding': 'gzip' } },
    status: 415,
    errorCode: 'UNSUPPORTED_TYPE',
    message: 'Send the body without compression (header Content-Encoding: gzip)',
  },
  {
    given: 'a form',
    posting: { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
    status: 415,
    errorCode: 'UNSUPPORTED_TYPE',
    message:
      'Send JSON with header Content-Type: application/json (received: application/x-www-form-urlencoded)',
  },
  {
    given: 'more than 1 MB',
    posting: { text: JSON.stringify({ no: 'x'.repeat(1024 * 1024) }) },
    status: 413,
    errorCode: 'TOO_LARGE',
    message: 'The body is larger than 1 MB',
  },
  {
    given: 'a key of too many characters',
    posting: { headers: { 'Idempotency-Key': 'k'.repeat(201) } },
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message: 'Idempotency-Key cannot exceed 200 characters',
  },
  {
    given: 'an unknown parameter',
    path: '/exchange/item?dc=SH01',
    posting: {},
    status: 400,
    errorCode: 'UNKNOWN_PARAMETER',
    message: 'Unsupported query parameter: dc',
  },
  {
    given: 'a repeated parameter',
    path: '/exchange/item?dcCode=SH01&dcCode=GZ01',
    posting: {},
    status: 400,
    errorCode: 'REPEATED_PARAMETER',
    message: 'Repeated query parameter: dcCode',
  },
];

const doors = ['/exchange/item', '/exchangeEvent/RETURN_COMPLETED'];

test.each(doors)('%s refuses an object with one name twice, with its position', async (door) => {
  const text = '{"no":"A-1",\n "lines":[{"qty":1,"qty":2}]}';
  expect(await inbound.post(door, { text })).toMatchObject({
    status: 400,
    errorCode: 'DUPLICATE_NAME',
    message:
      'Line 2, column 20: the name “qty” appears twice in one object with different values. Remove one of them',
    data: { line: 2, column: 20, duplicateName: 'qty' },
  });
  expect((await inbound.post(door, { text, lang: 'zh_CN' })).message).toBe(
    '第 2 行第 20 列：同一对象中字段名“qty”重复且值不同，请删除其中一个',
  );
});

test('the service asks to post again to an interface that stays locked', async () => {
  vi.spyOn(ExchangeQueue.prototype, 'accept').mockRejectedValueOnce(new LockedInterfacesError(['u']));
  expect(await inbound.post('/exchange/item')).toMatchObject({
    status: 503,
    errorCode: 'INTERFACE_LOCKED',
    message: 'Another operation keeps interface “item” locked. Send the document again in 10 seconds',
  });
});

test('the service accepts numbers of any size', async () => {
  expect(
    await inbound.post('/exchange/item', {
      text: '{"no":"A-2","qty":1.10,"big":1E+2,"id":12345678901234567890,"huge":1e400}',
    }),
  ).toMatchObject({
    status: 202,
  });
});

test.each(refusals)(
  'the service refuses $given with $status $errorCode',
  async ({ path = '/exchange/item', posting, ...want }) => {
    const before = (await inbound.calls()).length;
    const answer = await inbound.post(path, posting);
    const { status, errorCode, message } = want;
    expect(answer).toMatchObject({ success: false, status, errorCode, message });

    const added = (await inbound.calls()).length - before;
    expect(added).toBe(want.unlogged ? 0 : 1);
  },
);

const allowLists: readonly [list: readonly string[], posting: Posting, status: number][] = [
  [['203.0.113.0/24'], {}, 202],
  [['203.0.113.0/24'], { peer: '::ffff:203.0.113.9' }, 202],
  [['203.0.113.0/24'], { peer: '198.51.100.7' }, 403],
  [['203.0.113.0/24'], { peer: '198.51.100.7', signedIn: true }, 403],
  [['203.0.113.0/24'], { peer: '198.51.100.7', headers: { 'X-Forwarded-For': '203.0.113.9' } }, 403],
  [['203.0.113.0/24'], { peer: '127.0.0.9', headers: { 'X-Forwarded-For': '203.0.113.9' } }, 202],
  [
    ['203.0.113.0/24'],
    { peer: '127.0.0.9', headers: { 'X-Forwarded-For': '203.0.113.9, 198.51.100.7' } },
    403,
  ],
  [[], { peer: '198.51.100.7' }, 202],
];

test.each(allowLists)('allow list %j answers %j with %i', async (ipWhitelist, posting, status) => {
  await inbound.secure({ ipWhitelist });
  expect((await inbound.post('/exchange/item', posting)).status).toBe(status);
});

test('the refusal of an offline interface contains no data, and its log entry has the number of the document', async () => {
  const answer = await inbound.post('/exchange/sleeping', { text: '{"no":"A-77"}' });
  expect(answer).toMatchObject({ message: 'Interface “sleeping” is offline and does not accept documents' });
  expect(answer.data).toBeUndefined();
  const entry = (await inbound.calls()).find(({ requestBody }) => requestBody === '{"no":"A-77"}');
  expect(entry).toMatchObject({ interfaceName: 'sleeping', entityNo: 'A-77', success: false });
});

test('the refusal contains the address of the caller, in the requested language', async () => {
  await inbound.secure({ ipWhitelist: ['10.0.0.1'] });
  const answer = await inbound.post('/exchange/item', { lang: 'zh_CN' });
  await inbound.secure({ ipWhitelist: [] });
  expect(answer).toMatchObject({
    errorCode: 'CALLER_NOT_ALLOWED',
    message: '地址 203.0.113.9 不在企业的 IP 白名单内，不允许调用',
  });
});

test('disabled API keys leave only sessions, and a new key works at once', async () => {
  await inbound.secure({ apiKeyEnabled: false, apiKey: undefined });
  expect((await inbound.post('/exchange/item')).errorCode).toBe('API_KEY_REFUSED');
  expect((await inbound.post('/exchange/item', { signedIn: true })).status).toBe(202);

  await inbound.secure({ apiKey: 'another key, long enough' });
  const headers = { iwmsApiKey: 'another key, long enough' };
  expect((await inbound.post('/exchange/item')).errorCode).toBe('API_KEY_REFUSED');
  expect((await inbound.post('/exchange/item', { headers })).status).toBe(202);
  await inbound.secure({});
});

test('a key that a second company saves works for neither company, until one of them changes it', async () => {
  const { service } = inbound;
  const { accounts } = service.store;
  const loginId = 'administrator of another company';
  await accounts.saveOperator(loginId, '');
  await accounts.addToCompany(loginId, 'another', 'administrator');
  const other = { ...(await openLogin(service, loginId)), companyUuid: 'another' };
  const saveOther = async (key: string, version: number) =>
    service.send(
      'POST /securityconfig/save',
      { body: { apiKeyEnabled: true, apiKey: key, payloadRetentionDays: 30, version } },
      other,
    );
  expect((await inbound.post('/exchange/item')).status).toBe(202);
  expect((await saveOther(apiKey, 0)).success).toBe(true);
  expect((await inbound.post('/exchange/item')).errorCode).toBe('API_KEY_REFUSED');
  expect((await saveOther('a key of another company', 1)).success).toBe(true);
  expect((await inbound.post('/exchange/item')).status).toBe(202);
});

test('the service allows five wrong keys a second for each address, and accepts correct keys meanwhile', async () => {
  const { clock } = inbound.service;
  clock.now = new Date(clock.now.getTime() + 1000);
  const wrong = { headers: { iwmsApiKey: 'not the key of anybody' } };
  const statuses = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await inbound.post('/exchange/item', wrong)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await inbound.post('/exchange/item', { ...wrong, peer: '198.51.100.7' })).status).toBe(401);
  expect((await inbound.post('/exchange/item')).status).toBe(202);
  clock.now = new Date(clock.now.getTime() + 1000);
  expect((await inbound.post('/exchange/item', wrong)).status).toBe(401);
});

test('the log has request and response, without the key and masked fields', async () => {
  await inbound.secure({ maskFields: ['phone'] });
  const text = JSON.stringify({ no: 'A-9', phone: '13800000000' });
  await inbound.post('/exchange/nothing', { text, headers: { 'X-Forwarded-For': 'x' } });
  const entry = (await inbound.calls()).find(({ requestBody }) => String(requestBody).includes('A-9'));
  expect(entry).toMatchObject({
    direction: 'IN',
    method: 'POST',
    url: '/iwms-openapi/api/exchange/nothing?lang=en_US',
    httpStatus: 404,
    success: false,
    errorCode: 'NOT_FOUND',
    requestBody: '{"no":"A-9","phone":"[MASKED]"}',
    responseBody: expect.stringContaining('NOT_FOUND'),
  });
  // Readers have other languages than the caller.
  expect(['zh-CN', 'en-US'].map((locale) => serviceTextIn(String(entry?.message), { locale }))).toEqual([
    '接口“nothing”不存在',
    'Interface “nothing” not found',
  ]);
});
