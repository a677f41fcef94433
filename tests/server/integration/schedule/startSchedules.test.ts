import { expect, onTestFinished, test, vi } from 'vitest';
import { sendDuePulls } from '../../../../src/server/integration/schedule/sendDuePulls.ts';
import {
  startSchedules,
  startSubscriptions,
} from '../../../../src/server/integration/schedule/startSchedules.ts';
import {
  endFormerLeases,
  isLeased,
  leaseEnd,
} from '../../../../src/server/integration/schedule/withLease.ts';
import { startJobs } from '../../../../src/server/platform/jobs/startJobs.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { exchangeUnderTest } from '../exchange/exchangeUnderTest.ts';

test.each(['a running pull', 'the lease of a killed process'])(
  'an instant that falls into %s is pulled once afterwards',
  async (given) => {
    const { service: underTest, receiver, interfaceAfter } = await exchangeUnderTest();
    const { clock, store, database } = underTest;
    const jobs = await startJobs(database);
    const service = { ...underTest.service, jobs };
    const stopPauses = await startSchedules(jobs, service);
    let endPull: (() => void) | undefined;
    onTestFinished(async () => {
      endPull?.();
      stopPauses();
      await jobs.stop();
      await receiver.close();
    });
    const uuid = await interfaceAfter(['online'], {
      interfaceType: 'ERP_DOWN',
      menuName: '商品（示例）',
      triggerStrategy: 'CRON',
      executionStrategy: 'EXPRESSION',
      cronExpression: '0,1 17 * * *',
      eventTypes: undefined,
      method: 'GET',
    });
    receiver.answer = (response) => {
      endPull = () => response.end('[]');
    };
    const sendPullsAt = async (time: string) => {
      clock.now = new Date(`2026-11-21T${time}+08:00`);
      await sendDuePulls(service);
    };
    if (given === 'a running pull') {
      await sendPullsAt('17:00:30');
      await expect.poll(() => endPull, { timeout: 10_000 }).toBeDefined();
    } else {
      clock.now = new Date('2026-11-21T17:00:30+08:00');
      await store.leases.acquire(`pull ${uuid}`, 'killed', clock.now, leaseEnd(clock.now));
    }
    const before = receiver.received.length;

    const acquired = vi.spyOn(store.leases, 'acquire');
    await sendPullsAt('17:01:00');
    await expect.poll(() => acquired.mock.settledResults, { timeout: 10_000 }).toHaveLength(1);
    expect(receiver.received).toHaveLength(before);

    endPull?.();
    receiver.answer = (response) => response.end('[]');
    const pulls = async () => {
      await sendPullsAt('17:02:00');
      return receiver.received.length - before;
    };
    await expect.poll(pulls, { timeout: 10_000 }).toBe(1);
    const { companyUuid } = underTest.client;
    const row = await store.repository.find('interface', 'uuid', uuid, [companyUuid]);
    expect(row).toMatchObject({ lastScheduleTime: '2026-11-21T09:01:00.000Z' });
    expect(await sendDuePulls(service)).toEqual([]);
  },
);

test('several requests of a pull add one job before it begins', async () => {
  const { service: underTest, receiver, interfaceAfter } = await exchangeUnderTest();
  const { service, database, client, clock } = underTest;
  const jobs = await startJobs(database);
  Object.assign(service, { jobs });
  let stopPauses: (() => void) | undefined;
  onTestFinished(async () => {
    stopPauses?.();
    await jobs.stop();
    await receiver.close();
  });
  const uuid = await interfaceAfter(['online'], {
    interfaceType: 'ERP_DOWN',
    menuName: '商品（示例）',
    triggerStrategy: 'CRON',
    executionStrategy: 'EXPRESSION',
    cronExpression: '0 17 * * *',
    eventTypes: undefined,
    method: 'GET',
  });
  receiver.answer = (response) => response.end('[]');
  const send = (action: string) => underTest.send(`POST /interfaceConfig/${action}?uuid=${uuid}`);
  const runNow = async () => {
    clock.now = new Date(clock.now.getTime() + 1000);
    expect(await send('runNow')).toMatchObject({ success: true });
  };
  const before = receiver.received.length;
  const ended = async () => {
    const row = await service.store.repository.find('interface', 'uuid', uuid, [client.companyUuid]);
    const lease = await service.store.leases.find(`pull ${uuid}`);
    return { last: row?.lastScheduleTime, isRunning: lease !== undefined };
  };

  await runNow();
  await runNow();
  const waiting = 'SELECT id FROM jobs.job WHERE name = $1';
  expect(await database.query(waiting, ['pull'])).toHaveLength(1);

  // A job that finds the interface offline does not block later requests.
  await send('offline');
  stopPauses = await startSchedules(jobs, service);
  await expect.poll(() => database.query(waiting, ['pull']), { timeout: 10_000 }).toHaveLength(0);
  await send('online');
  await runNow();
  await expect.poll(ended, { timeout: 10_000 }).toEqual({ last: clock.now.toISOString(), isRunning: false });
  await runNow();
  await expect.poll(ended, { timeout: 10_000 }).toEqual({ last: clock.now.toISOString(), isRunning: false });
  expect(receiver.received.length - before).toBe(2);
});

test('the log has the reason of a failed refresh, and the subscriptions end at once', async () => {
  const { service } = await serviceUnderTest();
  const written = vi.spyOn(console, 'error').mockReturnValue().mockClear();
  vi.spyOn(service.store.repository, 'findCompanies').mockRejectedValue(new Error('database is down'));
  const stop = startSubscriptions(service);
  await expect.poll(() => written.mock.calls.length).toBe(1);
  await stop();
  const [[line]] = written.mock.calls as [[string]];
  expect(JSON.parse(line)).toMatchObject({ level: 'error', msg: 'Subscriptions: Error: database is down' });
});

test('the start of the only process ends the leases of earlier processes', async () => {
  const { service, clock } = await serviceUnderTest();
  const { leases } = service.store;
  const since = clock.now;
  const second = new Date(since.getTime() + 1000);
  await leases.acquire('killed', 'earlier process', since, leaseEnd(since));
  await leases.acquire('running', 'this process', second, leaseEnd(second));
  await endFormerLeases(service, since);
  clock.now = second;
  expect([await isLeased(service, 'killed'), await isLeased(service, 'running')]).toEqual([false, true]);
  expect(await leases.acquire('killed', 'this process', second, leaseEnd(second))).toBe(true);
});
