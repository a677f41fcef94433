import { afterAll, expect, test, vi } from 'vitest';
import { startAlarms } from '../../../../src/server/integration/alarms/deliverDueMessages.ts';
import { raiseAlarm } from '../../../../src/server/integration/alarms/raiseAlarm.ts';
import { startJobs } from '../../../../src/server/platform/jobs/startJobs.ts';
import { lookupAllAddresses } from '../../../../src/server/platform/network/ssrfGuard.ts';
import { account, serviceUnderTest } from '../../serviceUnderTest.ts';
import { startDingTalk } from './dingTalk.ts';

const robot = { token: 'token', secret: 'SECdd6e0b1f', keyword: '仓库' };

const dingTalk = await startDingTalk([robot], Date.now);
const service = await serviceUnderTest(undefined, undefined, { loopback: true, lookup: lookupAllAddresses });
const jobs = await startJobs(service.database);

afterAll(async () => {
  await jobs.stop();
  await dingTalk.receiver.close();
});

test('the alarm job sends a raised alarm', async () => {
  const { send, client, store } = service;
  const body = {
    name: 'Depot',
    webhook: dingTalk.webhook(robot.token),
    signSecret: robot.secret,
    keyword: robot.keyword,
  };
  const dingDingUuid = (await send(`POST ${account}/dingding`, { body })).row.uuid;
  const rule = { name: 'All', dingDingUuid, events: ['FAILED'], threshold: 1, mergeSeconds: 1 };
  await send('POST /alarmRule', { body: rule });

  await startAlarms(jobs, { ...service.service, now: () => new Date() });
  await store.transaction((tables) =>
    raiseAlarm(tables, {
      companyUuid: client.companyUuid,
      event: 'FAILED',
      at: new Date(),
      reason: 'HTTP 503',
    }),
  );
  await vi.waitFor(() => expect(dingTalk.messages).toHaveLength(1), { timeout: 20_000, interval: 200 });
  expect(dingTalk.messages[0]).toMatchObject({ title: '接口告警：单据失败 1' });
});
