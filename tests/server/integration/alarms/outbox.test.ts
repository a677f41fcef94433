import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { deliverDueMessages } from '../../../../src/server/integration/alarms/deliverDueMessages.ts';
import { raiseAlarm } from '../../../../src/server/integration/alarms/raiseAlarm.ts';
import { lookupAllAddresses } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { account, type ServiceUnderTest, serviceUnderTest } from '../../serviceUnderTest.ts';
import { type DingTalk, startDingTalk } from './dingTalk.ts';

describe.each(testDatabases)('on $name', ({ open }) => {
  let opened: TestDatabase;
  let service: ServiceUnderTest;
  let dingTalk: DingTalk;

  beforeAll(async () => {
    opened = await open();
    service = await serviceUnderTest(opened.database, undefined, {
      loopback: true,
      lookup: lookupAllAddresses,
    });
    dingTalk = await startDingTalk([{ token: 'token' }], () => service.clock.now.getTime());
  });

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
});
