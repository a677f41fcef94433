import { afterAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { deliverDueMessages } from '../../../../src/server/integration/alarms/deliverDueMessages.ts';
import { raiseAlarm } from '../../../../src/server/integration/alarms/raiseAlarm.ts';
import { AlarmOutbox } from '../../../../src/server/integration/alarms/store/AlarmOutbox.ts';
import { lookupAllAddresses } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { account, serviceUnderTest } from '../../serviceUnderTest.ts';
import { startDingTalk } from './dingTalk.ts';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  const service = await serviceUnderTest(opened.database, undefined, {
    loopback: true,
    lookup: lookupAllAddresses,
  });
  const dingTalk = await startDingTalk([{ token: 'token' }], () => service.clock.now.getTime());

  afterAll(async () => {
    await opened.close();
    await dingTalk.receiver.close();
  });

  test('parallel processes send all events once, in one message', async () => {
    const { send, client, store, clock } = service;
    const robot = { name: 'Depot', webhook: dingTalk.webhook('token'), language: 'en-US' };
    const dingDingUuid = (await send(`POST ${account}/dingding`, { body: robot })).row.uuid;
    const rule = { name: 'All', dingDingUuid, events: ['FAILED'], threshold: 1, mergeSeconds: 60 };
    await send('POST /alarmRule', { body: rule });
    const event = { companyUuid: client.companyUuid, event: 'FAILED', at: clock.now } as const;
    const raised = Array.from({ length: 30 }, () => store.transaction((tables) => raiseAlarm(tables, event)));
    await Promise.all(raised);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await Promise.all(Array.from({ length: 5 }, () => deliverDueMessages(service.service)));
    expect(dingTalk.messages.map(({ title }) => title)).toEqual(['Interface alarm: Document failed 30']);
    const { page } = await send('POST /alarmDelivery/query', { body: {} });
    expect(page.records).toMatchObject([{ status: 'SENT', count: 30, attempt: 1 }]);
    expect(await store.alarmOutbox.findWaitingRobots(clock.now)).toEqual([]);
  });

  test('a process reads the lines of a rule after its first window has closed', async () => {
    const { send, client, store, clock } = service;
    const webhook = dingTalk.webhook('token').replace('127.0.0.1', 'localhost');
    const dingDingUuid = (await send(`POST ${account}/dingding`, { body: { name: 'Yard', webhook } })).row
      .uuid;
    for (const mergeSeconds of [60, 120]) {
      const rule = { name: `After ${mergeSeconds}`, events: ['RECEIVER_DOWN'], threshold: 1, mergeSeconds };
      await send('POST /alarmRule', { body: { ...rule, dingDingUuid } });
    }
    const start = clock.now.getTime();
    const event = { companyUuid: client.companyUuid, event: 'RECEIVER_DOWN', at: clock.now } as const;
    await store.transaction((tables) => raiseAlarm(tables, event));
    const findLines = vi.spyOn(AlarmOutbox.prototype, 'findLines');
    const read: [second: number, lines: number][] = [];
    for (const second of [5, 55, 60, 65, 115, 120]) {
      clock.now = new Date(start + second * 1000);
      await deliverDueMessages(service.service);
      const lines = findLines.mock.settledResults.flatMap(({ value }) => value);
      read.push([second, lines.length]);
      findLines.mockClear();
    }
    findLines.mockRestore();
    expect(read).toEqual([
      [5, 0],
      [55, 0],
      [60, 1],
      [65, 0],
      [115, 0],
      [120, 1],
    ]);
    expect(await store.alarmOutbox.findWaitingRobots(clock.now)).toEqual([]);
  });

  test('a process never holds all lines of a robot that was down for hours', async () => {
    const { send, client, clock } = service;
    const { companyUuid } = client;
    const webhook = dingTalk.webhook('token').replace('127.0.0.1', 'localhost');
    const robot = { name: 'Gate', webhook, language: 'en-US' };
    const dingDingUuid = (await send(`POST ${account}/dingding`, { body: robot })).row.uuid;
    const rule = { name: 'Gate', dingDingUuid, events: ['FAILED'], threshold: 2, mergeSeconds: 60 };
    const { uuid } = (await send('POST /alarmRule', { body: rule })).row;
    // Ten failures a second, the last one alone in its window.
    await opened.database.query(
      `INSERT INTO alarm_line (company_uuid, robot_uuid, source, at, data)
       SELECT $1, $2, $3, $4::timestamptz + no / 10 * interval '1 second' + no / 25000 * interval '1 hour',
              jsonb_build_object('eventUuid', no::text, 'event', 'FAILED')
         FROM generate_series(0, 25000) AS no`,
      [companyUuid, dingDingUuid, uuid, clock.now],
    );
    clock.now = new Date(clock.now.getTime() + 3 * 3_600_000);
    dingTalk.messages.length = 0;
    const findLines = vi.spyOn(AlarmOutbox.prototype, 'findLines');
    for (let tick = 0; tick < 5; tick += 1) await deliverDueMessages(service.service);
    const most = Math.max(...findLines.mock.settledResults.map(({ value }) => value.length));
    findLines.mockRestore();
    expect(most).toBeLessThan(11_000);
    const counts = dingTalk.messages.map(({ title }) => Number(title.match(/\d+/)?.[0]));
    expect(counts.length).toBe(3);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(25_000);
    expect(await service.store.alarmOutbox.findWaitingRobots(clock.now)).toEqual([]);
    await send(`POST /alarmRule/remove?uuid=${uuid}`);
  });

  test.each<{ given: string; answer: string }>([
    { given: 'that DingTalk takes', answer: '{"errcode":0}' },
    { given: 'that DingTalk takes later', answer: '{"errcode":-1,"errmsg":"busy"}' },
  ])('a paused process ends its own message $given, not the next one of the robot', async ({ answer }) => {
    const { send, client, store, clock } = service;
    const webhook = dingTalk.webhook('token').replace('127.0.0.1', 'localhost');
    const robot = { name: `Dock ${answer}`.slice(0, 20), webhook };
    const dingDingUuid = (await send(`POST ${account}/dingding`, { body: robot })).row.uuid;
    const rule = { name: robot.name, dingDingUuid, events: ['BLOCKED'], threshold: 1, mergeSeconds: 1 };
    const { uuid } = (await send('POST /alarmRule', { body: rule })).row;
    const raise = async () => {
      const event = { companyUuid: client.companyUuid, event: 'BLOCKED', at: clock.now } as const;
      await store.transaction((tables) => raiseAlarm(tables, event));
      clock.now = new Date(clock.now.getTime() + 61_000);
    };
    /** Sends the next message in a process that pauses. Resolves to a function that ends the pause and the delivery. */
    const sendInPausedProcess = async () => {
      let resume = (): void => undefined;
      const paused = new Promise<void>((resolve) => {
        resume = resolve;
      });
      let delivery: Promise<void> = Promise.resolve();
      await new Promise<void>((resolve) => {
        const lookup = async () => {
          resolve();
          await paused;
          return lookupAllAddresses('127.0.0.1');
        };
        delivery = deliverDueMessages({ ...service.service, network: { loopback: true, lookup } });
      });
      return async () => {
        resume();
        await delivery;
      };
    };
    await raise();
    const endFirst = await sendInPausedProcess();
    // Another process takes over the first message, and later claims a second one.
    clock.now = new Date(clock.now.getTime() + 61_000);
    await deliverDueMessages(service.service);
    await raise();
    const endSecond = await sendInPausedProcess();
    const second = await store.alarmOutbox.findMessage(dingDingUuid);
    dingTalk.instead.push({ text: answer });
    await endFirst();
    expect(await store.alarmOutbox.findMessage(dingDingUuid)).toEqual(second);
    await endSecond();
    expect(await store.alarmOutbox.findMessage(dingDingUuid)).toBeUndefined();
    await send(`POST /alarmRule/remove?uuid=${uuid}`);
  });
});
