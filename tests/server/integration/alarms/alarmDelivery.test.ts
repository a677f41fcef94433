import { afterAll, beforeEach, expect, test } from 'vitest';
import type { AlarmEventName } from '../../../../src/server/integration/alarms/AlarmEvent.ts';
import { checkPendingThresholds } from '../../../../src/server/integration/alarms/checkPendingThresholds.ts';
import { deliverDueMessages } from '../../../../src/server/integration/alarms/deliverDueMessages.ts';
import { raiseAlarm } from '../../../../src/server/integration/alarms/raiseAlarm.ts';
import { decryptRobot, rateLimitKeyOf } from '../../../../src/server/integration/alarms/robot/Robot.ts';
import { updateInterfaceCounts } from '../../../../src/server/integration/exchange/queue/updateInterfaceCounts.ts';
import { lookupAllAddresses } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { entityOf } from '../../../../src/server/platform/operations/catalog.ts';
import { toKeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import { createErp, interfaceOf } from '../../samples.ts';
import { account, serviceUnderTest, succeeded } from '../../serviceUnderTest.ts';
import { startDingTalk } from './dingTalk.ts';

const secret = 'SECdd6e0b1f';
const robots = [{ token: 'night-token' }, { token: 'day-token', secret, keyword: '仓库' }];

let made = 0;

const service = await serviceUnderTest(undefined, undefined, { loopback: true, lookup: lookupAllAddresses });
const dingTalk = await startDingTalk(robots, () => service.clock.now.getTime());
const erp = (await createErp(service)).erp;

afterAll(() => dingTalk.receiver.close());

/** Gives each test its own hour, and removes the alarm rules of earlier tests. */
beforeEach(async () => {
  dingTalk.messages.length = 0;
  dingTalk.instead.length = 0;
  service.clock.now = new Date(service.clock.now.getTime() + 3_600_000);
  const { rows } = await service.send(`GET /alarmRule/query?companyUuid=${service.client.companyUuid}`);
  for (const { uuid } of rows) await service.send(`POST /alarmRule/remove?uuid=${uuid}`);
});

const create = async (target: string, body: object): Promise<string> =>
  (await succeeded(service.send(`POST ${target}`, { body }))).row.uuid;

const robot = (over: object = {}) =>
  create(`${account}/dingding`, {
    name: `robot ${++made}`,
    webhook: dingTalk.webhook('night-token'),
    language: 'en-US',
    ...over,
  });

const rule = (dingDingUuid: string, over: object = {}) =>
  create('/alarmRule', {
    name: `rule ${++made}`,
    dingDingUuid,
    events: ['FAILED', 'BLOCKED', 'RECOVERED'],
    threshold: 1,
    mergeSeconds: 60,
    ...over,
  });

async function anInterface(over: object = {}) {
  const name = `asn ${++made}`;
  const uuid = await create('/interfaceConfig', { ...(await interfaceOf(service, erp, name)), ...over });
  return { uuid, name };
}

function raiseEvent(
  event: AlarmEventName,
  owner?: { uuid: string; name: string },
  over: object = {},
): Promise<void> {
  return service.store.transaction((tables) =>
    raiseAlarm(tables, {
      companyUuid: service.client.companyUuid,
      event,
      interfaceUuid: owner?.uuid,
      interfaceName: owner?.name,
      at: service.clock.now,
      ...over,
    }),
  );
}

/** Moves the clock by `seconds` and sends the due messages. Resolves to their titles. */
async function sendAfter(seconds: number): Promise<string[]> {
  const before = dingTalk.messages.length;
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000);
  await deliverDueMessages(service.service);
  return dingTalk.messages.slice(before).map(({ title }) => title);
}

/** An event of an interface at a second, or its new number of pending documents. */
type Happening = readonly [second: number, event: AlarmEventName | number];

/** Lets events happen and sends due messages every five seconds. Resolves to the titles of the messages by second. */
async function play(owner: { uuid: string; name: string }, happenings: readonly Happening[]) {
  const { store, client, clock } = service;
  const { companyUuid } = client;
  const titles: Record<number, string> = {};
  const last = Math.max(...happenings.map(([second]) => second));
  for (let second = 0; second <= last + 200; second += 5) {
    for (const [, event] of happenings.filter(([at]) => at === second)) {
      if (typeof event !== 'number') {
        await raiseEvent(event, owner, { entityNo: `SO-${second}` });
        continue;
      }
      const counts = { pendingCount: event, blockedCount: 0, hasPaused: false, failureReason: null };
      const row = { uuid: owner.uuid, companyUuid, interfaceName: owner.name, ...counts };
      await store.transaction((tables) => checkPendingThresholds(tables, companyUuid, [row], clock.now));
    }
    const [title] = await sendAfter(0);
    if (title) titles[second] = title.replace('Interface alarm: ', '');
    clock.now = new Date(clock.now.getTime() + 5000);
  }
  return titles;
}

/** Resolves to the delivery history of a robot, newest first. */
async function history(dingDingUuid: string) {
  const body = { dingDingUuid, sort: 'time', order: 'desc', pageSize: 100 };
  return (await service.send('POST /alarmDelivery/query', { body })).page.records;
}

test('events within the window become one signed message with the keyword, in the language of the robot', async () => {
  const uuid = await robot({
    webhook: dingTalk.webhook('day-token'),
    signSecret: secret,
    keyword: '仓库',
    language: 'zh-CN',
    atMobiles: ['13800000000'],
  });
  const ruleUuid = await rule(uuid);
  const asn = await anInterface();
  await raiseEvent('FAILED', asn, { entityNo: 'SO-1', reason: 'HTTP 503' });
  expect(await sendAfter(30)).toEqual([]);
  await raiseEvent('FAILED', asn, { entityNo: 'SO-2', reason: 'HTTP 503' });
  await raiseEvent('BLOCKED', asn, { entityNo: 'SO-1', reason: 'HTTP 503' });
  expect(await sendAfter(30)).toEqual(['接口告警：单据阻塞 1、单据失败 2']);
  const [message] = dingTalk.messages;
  expect(message?.text).toMatch(/仓库\n\n@13800000000$/);
  expect(message?.at).toEqual({ atMobiles: ['13800000000'], atUserIds: [], isAtAll: false });
  expect(await sendAfter(600)).toEqual([]);
  const { rows } = await service.send(`GET /alarmRule/query?companyUuid=${service.client.companyUuid}`);
  expect(await history(uuid)).toMatchObject([
    {
      status: 'SENT',
      event: 'BLOCKED',
      count: 3,
      attempt: 1,
      interfaceNames: asn.name,
      ruleNames: rows.find((row) => row.uuid === ruleUuid)?.name,
      content: message?.text,
    },
  ]);
});

const routes = [
  { why: 'an alarm setting of the interface', own: true, event: 'FAILED', heard: 1 },
  { why: 'no alarm setting', event: 'FAILED', heard: 0 },
  { why: 'a rule for every interface', rules: [{}], event: 'FAILED', heard: 1 },
  { why: 'a rule for other events', rules: [{ events: ['BLOCKED'] }], event: 'FAILED', heard: 0 },
  { why: 'a rule for this interface', rules: [{ mine: true }], event: 'BLOCKED', heard: 1 },
  { why: 'a rule for another interface', rules: [{ mine: false }], event: 'BLOCKED', heard: 0 },
  { why: 'a disabled rule', rules: [{ enabled: false }], event: 'FAILED', heard: 0 },
  {
    why: 'two rules and a setting of the interface',
    own: true,
    rules: [{}, { mine: true }],
    event: 'FAILED',
    heard: 1,
  },
  { why: 'a disabled robot', silent: true, rules: [{}], event: 'FAILED', heard: 0 },
  {
    why: 'a rule for some interfaces',
    rules: [{ mine: true, events: ['SETTLEMENT_FAILED'] }],
    event: 'SETTLEMENT_FAILED',
    heard: 1,
  },
] as const;

test.each(routes)('$event with $why sends $heard messages', async (given) => {
  const uuid = await robot({ enabled: !('silent' in given) });
  const asn = await anInterface('own' in given ? { alarmEnabled: true, dingDingUuid: uuid } : {});
  const other = await anInterface();
  for (const one of 'rules' in given ? given.rules : []) {
    const { mine, ...over } = { mine: undefined, ...one };
    const interfaceUuids = mine === undefined ? [] : [mine ? asn.uuid : other.uuid];
    await rule(uuid, { interfaceUuids, ...over });
  }
  await raiseEvent(given.event, given.event === 'SETTLEMENT_FAILED' ? undefined : asn);
  expect(await sendAfter(60)).toHaveLength(given.heard);
  expect((await history(uuid)).map(({ count }) => count)).toEqual(Array(given.heard).fill(1));
});

test('a rule that is removed while its alarm waits sends nothing', async () => {
  const uuid = await robot();
  const ruleUuid = await rule(uuid);
  await raiseEvent('FAILED', await anInterface());
  await service.send(`POST /alarmRule/remove?uuid=${ruleUuid}`);
  expect(await sendAfter(60)).toEqual([]);
  expect(await history(uuid)).toEqual([]);
});

test('an event of a rolled-back transaction sends nothing', async () => {
  await rule(await robot());
  const asn = await anInterface();
  const event = {
    companyUuid: service.client.companyUuid,
    event: 'FAILED',
    interfaceUuid: asn.uuid,
  } as const;
  const work = service.store.transaction(async (tables) => {
    await raiseAlarm(tables, { ...event, at: service.clock.now });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await sendAfter(60)).toEqual([]);
});

test('a recovery after a failure sends one message that mentions no person', async () => {
  const uuid = await robot({ atAll: true });
  await rule(uuid);
  const asn = await anInterface();
  await raiseEvent('RECOVERED', asn);
  expect(await sendAfter(60)).toEqual([]);
  await raiseEvent('FAILED', asn);
  expect(await sendAfter(60)).toEqual(['Interface alarm: Document failed 1']);
  await raiseEvent('RECOVERED', asn);
  await raiseEvent('RECOVERED', asn);
  expect(await sendAfter(60)).toEqual(['Interface alarm: Recovered 1']);
  expect(dingTalk.messages.map(({ at }) => at.isAtAll)).toEqual([true, false]);
  expect(await sendAfter(600)).toEqual([]);
});

test('a recovery that comes before the message of its failure is announced after it', async () => {
  await rule(await robot());
  const asn = await anInterface();
  await raiseEvent('FAILED', asn);
  service.clock.now = new Date(service.clock.now.getTime() + 61_000);
  await raiseEvent('RECOVERED', asn);
  expect(await sendAfter(2)).toEqual(['Interface alarm: Document failed 1']);
  expect(await sendAfter(60)).toEqual(['Interface alarm: Recovered 1']);
});

test.each([
  { why: 'the rule excludes recoveries', over: { events: ['FAILED'] } },
  { why: 'the failures stay below the threshold', over: { threshold: 2 } },
])('a recovery sends nothing if $why', async ({ over }) => {
  await rule(await robot(), over);
  const asn = await anInterface();
  await raiseEvent('FAILED', asn);
  await sendAfter(120);
  dingTalk.messages.length = 0;
  await raiseEvent('RECOVERED', asn);
  expect(await sendAfter(60)).toEqual([]);
});

test.each<{ why: string; happenings: readonly Happening[]; want: Record<number, string> }>([
  {
    why: 'after the recovery of an announced alarm',
    happenings: [
      [0, 'FAILED'],
      [0, 'FAILED'],
      [0, 'FAILED'],
      [100, 'RECOVERED'],
      [130, 'FAILED'],
      [250, 'RECOVERED'],
    ],
    want: { 60: 'Document failed 3', 160: 'Recovered 1' },
  },
  {
    why: 'if the message of an earlier alarm comes after it',
    happenings: [
      [0, 'FAILED'],
      [0, 'FAILED'],
      [0, 'FAILED'],
      [60, 'RECOVERED'],
      [60, 'FAILED'],
      [200, 'RECOVERED'],
    ],
    want: { 60: 'Document failed 3', 120: 'Recovered 1' },
  },
  {
    why: 'while pending data of the interface is announced',
    happenings: [
      [0, 'FAILED'],
      [70, 3],
      [140, 'RECOVERED'],
      [210, 2],
    ],
    want: { 130: 'Too much pending data 1', 270: 'Recovered 1' },
  },
  {
    why: 'before pending data of the interface is announced',
    happenings: [
      [0, 3],
      [5, 'FAILED'],
      [50, 'RECOVERED'],
    ],
    want: { 60: 'Too much pending data 1' },
  },
])('a failure below the threshold has no recovery $why', async ({ happenings, want }) => {
  await rule(await robot(), { events: ['FAILED', 'PENDING_OVER', 'RECOVERED'], threshold: 3 });
  expect(await play(await anInterface(), happenings)).toEqual(want);
});

test.each<{
  given: string;
  own?: true;
  rules: object[];
  happenings: Happening[];
  want: Record<number, string>;
}>([
  {
    given: 'the setting of the interface and a rule with a threshold',
    own: true,
    rules: [{ threshold: 4 }],
    happenings: [
      [0, 'FAILED'],
      [40, 'FAILED'],
      [65, 'FAILED'],
      [80, 'FAILED'],
      [95, 'FAILED'],
    ],
    want: { 60: 'Document failed 2', 100: 'Document failed 3' },
  },
  {
    given: 'two rules with different merge times',
    rules: [{}, { mergeSeconds: 120 }],
    happenings: [
      [0, 'FAILED'],
      [200, 'RECOVERED'],
    ],
    want: { 60: 'Document failed 1', 260: 'Recovered 1' },
  },
])('a robot reports each event once for $given', async ({ own, rules, happenings, want }) => {
  const uuid = await robot();
  for (const over of rules) await rule(uuid, over);
  const owner = await anInterface(own && { alarmEnabled: true, dingDingUuid: uuid });
  expect(await play(owner, happenings)).toEqual(want);
});

test('too much pending data raises one alarm until it falls below the threshold', async () => {
  await rule(await robot(), { events: ['PENDING_OVER', 'RECOVERED'], threshold: 3 });
  const { uuid: interfaceUuid } = await anInterface();
  const { companyUuid } = service.client;
  const pending = async (wanted: number): Promise<string[]> => {
    await service.store.transaction(async (tables) => {
      const { model } = entityOf('pendingData');
      const { records } = await tables.repository.list({
        entity: model.name,
        companyUuid,
        equals: { interfaceUuid },
      });
      await tables.repository.removeAll(
        model.name,
        records.map(({ uuid }) => uuid),
      );
      const rows = Array.from({ length: wanted }, () => ({
        uuid: `p${++made}`,
        companyUuid,
        interfaceUuid,
        status: 'PENDING',
        version: 1,
      }));
      await tables.repository.insertAll(rows.map((row) => toKeyedRecord(model, companyUuid, row)));
      const changes = [...records.map((before) => ({ before })), ...rows.map((after) => ({ after }))];
      await updateInterfaceCounts(tables, changes, service.clock.now);
    });
    return sendAfter(60);
  };
  expect(await pending(2)).toEqual([]);
  expect(await pending(3)).toEqual(['Interface alarm: Too much pending data 1']);
  expect(dingTalk.messages[0]?.text).toContain('Too much pending data: 3 (threshold 3), since');
  expect(await pending(5)).toEqual([]);
  expect(await pending(2)).toEqual(['Interface alarm: Recovered 1']);
  expect(await pending(1)).toEqual([]);
  expect(await pending(4)).toEqual(['Interface alarm: Too much pending data 1']);
});

test('the service sends at most twenty messages a minute and merges the others', async () => {
  const uuid = await robot();
  await rule(uuid, { mergeSeconds: 1 });
  const asn = await anInterface();
  for (let second = 0; second < 50; second++) {
    await raiseEvent('FAILED', asn, { entityNo: `SO-${second}` });
    await sendAfter(1);
  }
  expect(dingTalk.messages).toHaveLength(20);
  expect(await sendAfter(15)).toEqual(['Interface alarm: Document failed 30']);
  const entries = await history(uuid);
  expect(new Set(entries.map(({ status }) => status))).toEqual(new Set(['SENT']));
  expect(entries.reduce((sum, { count }) => sum + Number(count), 0)).toBe(50);
});

test('two robots with one DingTalk webhook share the limit of twenty messages', async () => {
  for (const uuid of [await robot(), await robot()]) await rule(uuid, { mergeSeconds: 1 });
  const asn = await anInterface();
  for (let second = 0; second < 15; second++) {
    await raiseEvent('FAILED', asn);
    await sendAfter(1);
  }
  expect(dingTalk.messages).toHaveLength(20);
});

test('failures of an earlier message count towards a threshold after the robot has reached its limit', async () => {
  const { service: context, store, client, clock } = service;
  const uuid = await robot();
  await rule(uuid, { threshold: 3 });
  const [announced, other] = [
    await anInterface({ alarmEnabled: true, dingDingUuid: uuid }),
    await anInterface(),
  ];
  await raiseEvent('FAILED', announced);
  await sendAfter(40);
  await raiseEvent('FAILED', announced);
  expect(await sendAfter(20)).toEqual(['Interface alarm: Document failed 2']);
  await raiseEvent('FAILED', other);
  await raiseEvent('FAILED', other);
  const row = await store.repository.find('robot', 'uuid', uuid, [client.companyUuid]);
  const key = rateLimitKeyOf(decryptRobot(context.vault, row ?? expect.fail('The robot is missing')));
  await store.robotRateLimiter.blockUntil(key, new Date(clock.now.getTime() + 60_000));
  expect(await sendAfter(40)).toEqual([]);
  expect(await sendAfter(20)).toEqual(['Interface alarm: Document failed 2']);
  expect(await store.alarmOutbox.findWaitingRobots(clock.now)).toEqual([]);
});

test('the service pauses for ten minutes after the answer "too fast", then sends everything', async () => {
  const uuid = await robot();
  await rule(uuid);
  const asn = await anInterface();
  dingTalk.instead.push({ text: '{"errcode":130101,"errmsg":"send too fast"}' });
  await raiseEvent('FAILED', asn);
  await sendAfter(60);
  expect(await history(uuid)).toMatchObject([{ status: 'RETRY', attempt: 1 }]);
  await raiseEvent('FAILED', asn);
  expect(await sendAfter(599)).toEqual([]);
  expect(await sendAfter(1)).toEqual(['Interface alarm: Document failed 1']);
  expect(await sendAfter(60)).toEqual(['Interface alarm: Document failed 1']);
  expect(dingTalk.receiver.received.at(-1)?.url).not.toContain('sign=');
});

test('the service retries a failed message with growing delays and stops after ten attempts', async () => {
  const uuid = await robot();
  await rule(uuid);
  dingTalk.instead.push(...Array.from({ length: 10 }, () => ({ status: 502, text: 'Bad Gateway' })));
  await raiseEvent('FAILED', await anInterface());
  const attempts: number[] = [];
  for (let minute = 0; minute < 240; minute++) {
    const before = dingTalk.instead.length;
    await sendAfter(60);
    if (dingTalk.instead.length < before) attempts.push(minute);
  }
  expect(attempts).toEqual([0, 1, 2, 4, 8, 16, 32, 64, 124, 184]);
  const entries = await history(uuid);
  expect(entries.map(({ status, attempt }) => [status, attempt])).toEqual([
    ['FAILED', 10],
    ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((attempt) => ['RETRY', attempt]),
  ]);
  expect(entries[0]?.failureReason).toBe('DingTalk is busy. Try again later (HTTP 502)');
  expect(dingTalk.messages).toEqual([]);
});

test('attempts that DingTalk throttles do not count towards the ten', async () => {
  const uuid = await robot();
  await rule(uuid);
  const throttled = { status: 429, text: 'Too Many Requests' };
  dingTalk.instead.push(...Array.from({ length: 12 }, () => throttled), { status: 502, text: 'Bad Gateway' });
  await raiseEvent('FAILED', await anInterface());
  const titles: string[] = [];
  for (let minute = 0; minute < 130; minute += 1) titles.push(...(await sendAfter(60)));
  expect(titles).toEqual(['Interface alarm: Document failed 1']);
  expect((await history(uuid)).map(({ status, attempt }) => [status, attempt])).toEqual([
    ['SENT', 2],
    ...Array(13).fill(['RETRY', 1]),
  ]);
});

test.each<{
  given: string;
  happenings: readonly Happening[];
  rules?: object[];
  want: Record<number, string>;
}>([
  {
    given: 'the next failure begins a message, and only its recovery is announced',
    happenings: [
      [0, 'FAILED'],
      [100, 'RECOVERED'],
      [200, 'FAILED'],
      [300, 'RECOVERED'],
    ],
    want: { 260: 'Document failed 1', 360: 'Recovered 1' },
  },
  {
    given: 'the message of another rule has the event',
    happenings: [
      [0, 'FAILED'],
      [200, 'RECOVERED'],
    ],
    rules: [{}, { mergeSeconds: 120 }],
    want: { 120: 'Document failed 1', 260: 'Recovered 1' },
  },
  {
    given: 'the next count of pending data raises the alarm again',
    happenings: [
      [0, 3],
      [100, 4],
      [200, 5],
      [300, 2],
    ],
    want: { 160: 'Too much pending data 1', 360: 'Recovered 1' },
  },
])('after a message that DingTalk refuses, $given', async ({ happenings, rules = [{}], want }) => {
  const uuid = await robot();
  const events = ['FAILED', 'PENDING_OVER', 'RECOVERED'];
  for (const over of rules)
    await rule(uuid, { events, threshold: happenings[0]?.[1] === 3 ? 3 : 1, ...over });
  dingTalk.instead.push({ text: '{"errcode":310000,"errmsg":"keywords not in content"}' });
  expect(await play(await anInterface(), happenings)).toEqual(want);
  expect((await history(uuid)).at(-1)).toMatchObject({ status: 'FAILED' });
});

test('another process repeats a message after a minute if its sender ended without recording it', async () => {
  await rule(await robot());
  await raiseEvent('FAILED', await anInterface());
  service.clock.now = new Date(service.clock.now.getTime() + 60_000);
  const steps = [1, 2, 3];
  const now = (): Date => {
    if (steps.pop() === undefined) throw new Error('killed');
    return service.clock.now;
  };
  await expect(deliverDueMessages({ ...service.service, now })).rejects.toThrow('killed');
  expect(dingTalk.messages).toHaveLength(1);
  expect(await sendAfter(59)).toEqual([]);
  expect(await sendAfter(1)).toHaveLength(1);
  expect(await sendAfter(600)).toEqual([]);
});
