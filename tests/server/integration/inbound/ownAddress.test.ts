import { expect, test } from 'vitest';
import { requestDigest } from '../../../../src/contract/api/requestDigest.ts';
import { createTestApp, openapi, serviceUnderTest } from '../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const app = createTestApp(service.service, { trustedProxies: ['127.0.0.9'] });

/** Resolves to the answer about an allow list for a caller at `peer`. */
async function ask(ipWhitelist: unknown, peer: string | undefined, forwardedFor?: string, lang = 'en_US') {
  const { loginId, loginKey } = service.client;
  const url = `${openapi}/securityconfig/ownAddress?lang=${lang}`;
  const body = JSON.stringify({ uuid: '', payloadRetentionDays: 30, ipWhitelist });
  const headers = {
    'Content-Type': 'application/json',
    loginKey,
    secret: requestDigest(url, loginId, body),
    ...(forwardedFor !== undefined && { 'X-Forwarded-For': forwardedFor }),
  };
  const env = { incoming: peer === undefined ? undefined : { socket: { remoteAddress: peer } } };
  return (await (await app.request(url, { method: 'POST', headers, body }, env)).json()).data;
}

const own = '203.0.113.9';

const cases: {
  list: unknown;
  peer: string | undefined;
  forwardedFor?: string;
  address: string;
  warns: boolean;
}[] = [
  { list: ['10.0.0.0/8'], peer: own, address: own, warns: true },
  { list: ['10.0.0.0/8', own], peer: own, address: own, warns: false },
  { list: [' 203.0.113.0/24 '], peer: own, address: own, warns: false },
  { list: ['203.0.113.0/24'], peer: `::ffff:${own}`, address: `::ffff:${own}`, warns: false },
  { list: ['10.0.0.0/8'], peer: '127.0.0.9', forwardedFor: own, address: own, warns: true },
  { list: [own], peer: '127.0.0.9', forwardedFor: own, address: own, warns: false },
  // Any client can send this header, so it counts from a trusted proxy only.
  { list: ['10.0.0.1'], peer: own, forwardedFor: '10.0.0.1', address: own, warns: true },
  // An empty list allows every address.
  { list: [], peer: own, address: own, warns: false },
  { list: undefined, peer: own, address: own, warns: false },
  { list: ['10.0.0.1'], peer: undefined, address: '', warns: false },
];

test.each(cases)('the list $list warns the caller at $peer for $forwardedFor: $warns', async (given) => {
  const { list, peer, forwardedFor, address, warns } = given;
  const message = `Your address ${address} is not on this IP allow list. After you save, interfaces reject calls from it. The console stays available.`;
  expect(await ask(list, peer, forwardedFor)).toEqual({ address, ...(warns && { message }) });
});

test('the warning is in the requested language', async () => {
  expect(await ask(['10.0.0.1'], own, undefined, 'zh_CN')).toEqual({
    address: own,
    message: `您当前的地址 ${own} 不在此 IP 白名单中。保存后，接口将拒绝来自该地址的调用；控制台仍可访问。`,
  });
});

test('the check refuses an invalid list like saving', async () => {
  const field = 'ipWhitelist.0';
  expect(await ask(['999.1.1.1'], own)).toMatchObject({ problems: [{ field }] });
});
