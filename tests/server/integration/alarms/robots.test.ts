import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { ConnectionTest } from '../../../../src/generated/types.ts';
import { lookupAllAddresses, type Network } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import { account, serviceUnderTest, succeeded } from '../../serviceUnderTest.ts';
import { startDingTalk } from './dingTalk.ts';

const secret = 'SECdd6e0b1fa95e';
const tokens = {
  open: 'token-of-open',
  signed: 'token-of-signed',
  keyword: 'token-of-keyword',
  closed: 'token-gone',
};

let network: Network = { loopback: true, lookup: lookupAllAddresses };
let made = 0;

const changing: Network = {
  get loopback() {
    return network.loopback;
  },
  lookup: (name) => network.lookup(name),
};
const service = await serviceUnderTest(undefined, undefined, changing);
const dingTalk = await startDingTalk(
  [{ token: tokens.open }, { token: tokens.signed, secret }, { token: tokens.keyword, keyword: '仓库' }],
  () => service.clock.now.getTime(),
);

afterAll(() => dingTalk.receiver.close());

beforeEach(() => {
  network = { loopback: true, lookup: lookupAllAddresses };
  dingTalk.messages.length = 0;
  service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
});

const save = (over: object) =>
  service.send(`POST ${account}/dingding`, {
    body: { name: `robot ${++made}`, webhook: dingTalk.webhook(tokens.open), ...over },
  });

const robot = async (over: object = {}): Promise<string> => (await succeeded(save(over))).row.uuid;

async function runTest(uuid: string, lang: 'zh_CN' | 'en_US' = 'en_US') {
  const answer = await service.send(`POST ${account}/dingding/test?uuid=${uuid}`, { lang });
  return answer.data as ConnectionTest;
}

const history = async (dingDingUuid: string) =>
  (await service.send('POST /alarmDelivery/query', { body: { dingDingUuid } })).page.records;

test('the robot test returns its steps, sends a message and records it in the history', async () => {
  const uuid = await robot({
    name: 'Night shift',
    webhook: dingTalk.webhook(tokens.signed),
    signSecret: secret,
  });
  expect(await runTest(uuid)).toEqual({
    ok: true,
    steps: [
      { name: 'Address', ok: true, message: 'Resolved: 127.0.0.1' },
      { name: 'Message sent', ok: true, message: 'HTTP 200' },
      { name: 'DingTalk response', ok: true, message: 'Accepted. Check the group for the message' },
    ],
  });
  expect(dingTalk.messages).toMatchObject([
    { title: '测试消息', text: expect.stringContaining('机器人“Night shift”可以向本群发送接口告警。') },
  ]);
  expect(await history(uuid)).toMatchObject([
    { event: 'TEST', status: 'SENT', attempt: 1, count: 1, robotName: 'Night shift' },
  ]);
});

const wrong = [
  {
    why: 'the signing secret of another robot',
    over: () => ({ webhook: dingTalk.webhook(tokens.signed), signSecret: 'SECother' }),
    says: "The signature does not match. Copy the signing secret (SEC…) again from the robot's security settings in DingTalk (310000 sign not match)",
  },
  {
    why: 'another keyword',
    over: () => ({ webhook: dingTalk.webhook(tokens.keyword), keyword: 'depot' }),
    says: 'The message does not contain the keyword set for the robot in DingTalk. Enter the same keyword here (310000 keywords not in content)',
  },
  {
    why: 'a robot that was deleted',
    over: () => ({ webhook: dingTalk.webhook(tokens.closed) }),
    says: 'DingTalk does not recognize this webhook: the robot was deleted, or the address is incomplete. Copy it from DingTalk again (300001 token is not exist)',
  },
  {
    why: 'an answer that repeats the token',
    over: () => ({}),
    answer: { text: JSON.stringify({ errcode: 1, errmsg: `no ${tokens.open}` }) },
    says: 'DingTalk rejected the message (1 no [SECRET])',
  },
  {
    why: 'another server',
    over: () => ({}),
    answer: { status: 404, text: '<h1>Not found</h1>' },
    says: 'The response did not come from a DingTalk robot. Check the webhook and the proxy (HTTP 404)',
  },
];

test.each(wrong)('the robot test explains $why, also in the history', async ({ over, answer, says }) => {
  const uuid = await robot(over());
  if (answer) dingTalk.instead.push(answer);
  const { ok, steps } = await runTest(uuid);
  expect(ok).toBe(false);
  expect(steps.at(-1)).toEqual({ name: 'DingTalk response', ok: false, message: says });
  expect(await history(uuid)).toMatchObject([
    { event: 'TEST', status: 'FAILED', attempt: 1, failureReason: says },
  ]);
  expect(dingTalk.messages).toEqual([]);
});

test('the robot test ends with the failed step if no server answers', async () => {
  const gone = await startDingTalk([], () => 0);
  await gone.receiver.close();
  const { ok, steps } = await runTest(await robot({ webhook: gone.webhook('any-token') }), 'zh_CN');
  expect({ ok, names: steps.map(({ name }) => name) }).toEqual({ ok: false, names: ['地址', '发送消息'] });
});

test.each([
  { why: 'loopback without permission', webhook: () => dingTalk.webhook(tokens.open), loopback: false },
  { why: 'the metadata service of a cloud', webhook: () => 'https://169.254.169.254/latest', loopback: true },
  { why: 'a name that resolves to it', webhook: () => 'https://inner.example.com/robot', loopback: true },
])('the robot test does not call $why', async ({ webhook, loopback }) => {
  network = { loopback, lookup: async () => [{ address: '169.254.169.254', family: 4 }] };
  const { ok, steps } = await runTest(await robot({ webhook: webhook() }));
  expect({ ok, steps }).toMatchObject({
    ok: false,
    steps: [
      { name: 'Address', ok: false, message: expect.stringMatching(/are not allowed: it resolves to/) },
    ],
  });
  expect(dingTalk.messages).toEqual([]);
});

test('a robot test beyond the message limit sends nothing', async () => {
  const uuid = await robot();
  for (let time = 0; time < 20; time++) expect(await runTest(uuid)).toMatchObject({ ok: true });
  expect(await runTest(uuid)).toMatchObject({ ok: false, steps: [{ name: 'Message limit', ok: false }] });
  expect(dingTalk.messages).toHaveLength(20);
});

test.each([
  ['http://oapi.dingtalk.com/robot/send?access_token=x', false],
  ['http://localhost.example.com/', false],
  ['oapi.dingtalk.com', false],
  ['https://oapi.dingtalk.com/robot/send?access_token=x', true],
  ['http://localhost:8080/robot/send', true],
  ['http://[::1]:8080/robot/send', true],
])('webhook %s can be saved: %s', async (webhook, success) => {
  expect(await save({ webhook })).toMatchObject({ success });
});

test('answers, history and logs contain no secret', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const webhook = dingTalk.webhook(tokens.signed);
  const uuid = await robot({ webhook, signSecret: 'SECnobody' });
  dingTalk.instead.push({ text: JSON.stringify({ errcode: 310000, errmsg: `sign ${webhook} SECnobody` }) });
  const { companyUuid } = service.client;
  const everything = JSON.stringify([
    await runTest(uuid),
    await history(uuid),
    await service.send(`GET ${account}/dingding/query?companyUuid=${companyUuid}`),
    await service.send('POST /configurationLog/query', { body: { recordUuid: uuid } }),
    log.mock.calls,
  ]);
  log.mockRestore();
  expect(everything).toContain('[SECRET]');
  for (const hidden of [tokens.signed, 'SECnobody']) expect(everything).not.toContain(hidden);
});

test('the service refuses to remove a robot in use, and the query finds a robot by name', async () => {
  const uuid = await robot({ name: 'In use' });
  const { erp } = await createErp(service);
  const alarm = { alarmEnabled: true, dingDingUuid: uuid };
  const body = { ...(await interfaceOf(service, erp, 'asn')), ...alarm };
  const owner = await service.send('POST /interfaceConfig', { body });
  const rule = { name: 'All', dingDingUuid: uuid, events: ['FAILED'], threshold: 1, mergeSeconds: 60 };
  await service.send('POST /alarmRule', { body: rule });
  const remove = () => service.send(`POST ${account}/dingding/remove?uuid=${uuid}`);
  expect(await remove()).toMatchObject({
    errorCode: 'IN_USE',
    data: {
      users: [
        { entity: 'alarmRule', name: 'All' },
        { entity: 'interface', name: 'asn' },
      ],
    },
  });
  const { companyUuid } = service.client;
  const query = await service.send(`GET ${account}/dingding/query?companyUuid=${companyUuid}&name=in us`);
  expect(query.rows).toMatchObject([{ uuid, name: 'In use', webhookSet: true, signSecretSet: false }]);

  const [first] = (await service.send(`GET /alarmRule/query?companyUuid=${companyUuid}`)).rows;
  await service.send(`POST /alarmRule/remove?uuid=${first?.uuid}`);
  await service.send(`POST /interfaceConfig/remove?uuid=${owner.row.uuid}`);
  expect(await remove()).toMatchObject({ success: true });
});
