import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../scripts/testing/freshDatabase.ts';
import { Relay } from '../../../../src/server/integration/relay/Relay.ts';
import { insertRows } from '../../insertRows.ts';
import { openLogin } from '../../openLogin.ts';
import { interfaceOf } from '../../samples.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { type Receiver, startReceiver } from '../exchange/receiver.ts';
import { createLookup, sendTestRequest, storeErp } from './partner.ts';

const lookup = createLookup({
  'erp.example': ['127.0.0.1'],
  'wcs.example': ['127.0.0.1'],
  'mixed.example': ['10.255.255.1', '127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'sixth.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  localhost: ['127.0.0.1'],
});

const portOf = ({ url }: Receiver): string => new URL(url).port;
/** Replaces `{port}` in an address by the port of the receiver. */
const here = (url: string): string => url.replace('{port}', portOf(receiver));

const database = await freshDatabase();
const [receiver, sixth] = await Promise.all([startReceiver(), startReceiver('::1')]);
/** A service without access to loopback, as in production. */
const strict = await serviceUnderTest(database, new Relay({ loopback: false, lookup }));
/** A service with access to loopback, as in development with RELAY_LOOPBACK. */
const lenient = await serviceUnderTest(database, new Relay({ loopback: true, lookup }));
await strict.store.accounts.saveOperator('stranger', 'x');
await strict.store.accounts.addToCompany('stranger', 'elsewhere');
const stranger = { ...(await openLogin(strict, 'stranger')), companyUuid: 'elsewhere' };
afterAll(() => Promise.all([receiver.close(), sixth.close()]));
beforeEach(() => {
  receiver.received.length = 0;
});

const offTheList = [
  'http://other.example/',
  'http://127.0.0.1:{port}/',
  'http://localhost:{port}/',
  'http://[::1]:{port}/',
  'http://erp.example/',
  'https://erp.example:{port}/',
  'http://erp.example.:{port}/',
  'http://sub.erp.example:{port}/',
  'http://erp.example.other.example:{port}/',
  'http://notconfigured.example\\@erp.example:{port}/',
];

test.each(offTheList)('the relay refuses %s outside the list', async (url) => {
  await storeErp(strict, strict.client.companyUuid, here('http://erp.example:{port}/api'));
  const { status, errorCode, message, errorMessage } = await sendTestRequest(strict, { url: here(url) });
  expect({ status, errorCode }).toEqual({ status: 403, errorCode: 'HOST_NOT_ALLOWED' });
  expect(message).toBe(
    `Requests to ${new URL(here(url)).host} are not allowed: no ERP base path or interface address of this company uses this host. Add an ERP configuration with this base path first`,
  );
  expect(errorMessage).toBe(message);
  expect(receiver.received).toEqual([]);
});

test('the refusal is in the requested language', async () => {
  expect((await sendTestRequest(strict, { url: 'http://other.example/' }, 'zh_CN')).message).toBe(
    '不能请求 other.example：本企业的 ERP 基础路径和接口地址中都没有该主机，请先在 ERP 配置中添加对应的基础路径',
  );
});

const forbidden: { url: string; address: string }[] = [
  { url: 'http://127.0.0.1:{port}', address: '127.0.0.1' },
  { url: 'http://localhost:{port}', address: '127.0.0.1' },
  { url: 'http://erp.example:{port}', address: '127.0.0.1' },
  { url: 'http://mixed.example:{port}', address: '127.0.0.1' },
  { url: 'http://sixth.example:{port}', address: '::1' },
  { url: 'http://mapped.example:{port}', address: '::ffff:127.0.0.1' },
  { url: 'http://[::1]:{port}', address: '::1' },
  { url: 'http://[::ffff:127.0.0.1]:{port}', address: '::ffff:7f00:1' },
  { url: 'http://[::127.0.0.1]:{port}', address: '::7f00:1' },
  { url: 'http://[64:ff9b::127.0.0.1]:{port}', address: '64:ff9b::7f00:1' },
  { url: 'http://2130706433:{port}', address: '127.0.0.1' },
  { url: 'http://0x7f000001:{port}', address: '127.0.0.1' },
  { url: 'http://0177.0.0.1:{port}', address: '127.0.0.1' },
  { url: 'http://127.1:{port}', address: '127.0.0.1' },
  { url: 'http://①②⑦.0.0.1:{port}', address: '127.0.0.1' },
  { url: 'http://0.0.0.0:{port}', address: '0.0.0.0' },
  { url: 'http://[::]:{port}', address: '::' },
  { url: 'http://metadata.example', address: '169.254.169.254' },
  { url: 'http://169.254.169.254', address: '169.254.169.254' },
  { url: 'http://2852039166', address: '169.254.169.254' },
  { url: 'http://[fe80::1]', address: 'fe80::1' },
];

test.each(forbidden)('the relay does not call $url, although it is listed', async ({ url, address }) => {
  await storeErp(strict, strict.client.companyUuid, here(url));
  const { status, errorCode, message } = await sendTestRequest(strict, { url: `${here(url)}/latest` });
  expect({ status, errorCode }).toEqual({ status: 403, errorCode: 'ADDRESS_NOT_ALLOWED' });
  expect(message).toContain(`it resolves to ${address}.`);
  expect(receiver.received).toEqual([]);
});

test.each(['http://0.0.0.0:{port}', 'http://169.254.169.254', 'http://[64:ff9b::127.0.0.1]:{port}'])(
  'the relay does not call %s in development either',
  async (url) => {
    await storeErp(lenient, lenient.client.companyUuid, here(url));
    expect((await sendTestRequest(lenient, { url: here(url) })).errorCode).toBe('ADDRESS_NOT_ALLOWED');
  },
);

test.each(['http://127.0.0.1:{port}/', 'http://localhost:{port}/', 'http://2130706433:{port}/'])(
  'the relay calls %s in development without configuration',
  async (url) => {
    const { response } = await sendTestRequest(lenient, { url: here(url) });
    expect(response).toMatchObject({ success: true, status: 200, data: '{"ok":true}' });
  },
);

test('the relay calls [::1] in development', async () => {
  expect((await sendTestRequest(lenient, { url: `${sixth.url}/` })).response).toMatchObject({ status: 200 });
});

test('a base path allows every path of its origin', async () => {
  await storeErp(lenient, lenient.client.companyUuid, here('http://ERP.example:{port}/api'));
  const { response } = await sendTestRequest(lenient, {
    url: here('http://erp.example:{port}/other?x=1#part'),
  });
  expect(response).toMatchObject({ success: true, url: here('http://erp.example:{port}/other?x=1#part') });
  expect(receiver.received).toMatchObject([
    { method: 'GET', url: '/other?x=1', headers: { host: here('erp.example:{port}') } },
  ]);
});

test('the address of an interface allows every path of its origin', async () => {
  const { erpUuid: _, path: __, ...sample } = await interfaceOf(lenient, '', 'WCS tasks');
  const row = { ...sample, uuid: 'wcs-1', address: here('http://wcs.example:{port}/tasks') };
  await insertRows(lenient, 'interface', [row]);
  const { response } = await sendTestRequest(lenient, { url: here('http://wcs.example:{port}/') });
  expect(response).toMatchObject({ success: true });
});

test('the list excludes addresses of another company', async () => {
  await storeErp(strict, strict.client.companyUuid, 'http://erp.example:7000');
  const asked = await sendTestRequest(strict, { url: 'http://erp.example:7000/' }, 'en_US', stranger);
  expect(asked.errorCode).toBe('HOST_NOT_ALLOWED');
  const foreign = { ...stranger, companyUuid: strict.client.companyUuid };
  expect(
    (await sendTestRequest(strict, { url: 'http://erp.example:7000/' }, 'en_US', foreign)).errorCode,
  ).toBe('COMPANY_MISMATCH');
});

const invalid: { url: string; message: string }[] = [
  { url: 'http://user:pass@erp.example/', message: 'URL cannot contain a user name or password' },
  { url: 'http://:pass@erp.example/', message: 'URL cannot contain a user name or password' },
  { url: 'http://erp.example:0/', message: 'URL cannot use port 0' },
  { url: 'http://erp.example:99999/', message: 'URL is not a valid address' },
  { url: 'http://[::/', message: 'URL is not a valid address' },
  { url: 'http://1.2.3.999/', message: 'URL is not a valid address' },
  {
    url: 'ftp://erp.example/',
    message:
      'URL must start with http:// or https:// and have a valid host and no user name, for example https://erp.example.com/api',
  },
  {
    url: 'file:///etc/passwd',
    message:
      'URL must start with http:// or https:// and have a valid host and no user name, for example https://erp.example.com/api',
  },
  {
    url: 'http://erp.example/\r\nX: 1',
    message:
      'URL must start with http:// or https:// and have a valid host and no user name, for example https://erp.example.com/api',
  },
];

test.each(invalid)('the relay refuses the invalid address $url', async ({ url, message }) => {
  const answer = await sendTestRequest(lenient, { url });
  expect(answer).toMatchObject({
    status: 400,
    errorCode: 'INVALID_REQUEST',
    message,
    data: { problems: [{ field: 'url', message }] },
  });
});
