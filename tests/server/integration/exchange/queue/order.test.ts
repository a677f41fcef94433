import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Dispatcher } from '../../../../../src/server/integration/exchange/queue/Dispatcher.ts';
import { wakeScope } from '../../../../../src/server/integration/exchange/queue/wakeGroups.ts';
import { startExchange } from '../../../../../src/server/integration/exchange/startExchange.ts';
import type { Jobs } from '../../../../../src/server/platform/jobs/Jobs.ts';
import { startJobs } from '../../../../../src/server/platform/jobs/startJobs.ts';
import type { ServiceContext } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import { type QueueUnderTest, queueUnderTest, testDatabases } from '../queueUnderTest.ts';

/** Number of documents: more than the 64 jobs that a process takes from the queue at once. */
const count = 80;
const numbers = Array.from({ length: count }, (_, index) => `SO-${index}`);

describe.each(testDatabases)('on $name', ({ open }) => {
  let queue: QueueUnderTest;
  let jobs: Jobs;
  let service: ServiceContext;

  beforeAll(async () => {
    queue = await queueUnderTest(open);
    await queue.service.send('POST /globalConfig/save', {
      body: { failureThreshold: 3, retryIntervalMinutes: 5, pageSize: 20, timeZone: 'Asia/Shanghai' },
    });
  });
  beforeEach(async () => {
    jobs = await startJobs(queue.service.database);
    service = { ...queue.service.service, jobs };
  });
  afterEach(() => jobs.stop());
  afterAll(() => queue.close());

  const act = async (target: string, body?: object): Promise<void> => {
    const { success, message } = await queue.service.send(`POST ${target}`, { body });
    if (!success) throw new Error(message);
  };
  const answer = (status: number): void => {
    queue.receiver.answer = (response) => response.writeHead(status).end();
    queue.receiver.received.length = 0;
  };
  const arrived = () => queue.delivered().map((document) => (document as { no: string }).no);

  test('failed documents run in the order of their arrival after a bulk reset', async () => {
    const interfaceUuid = await queue.online();
    for (const no of numbers) await queue.post(interfaceUuid, no);
    answer(500);
    // The newest fails first.
    for (const no of numbers.toReversed()) await queue.dispatch(interfaceUuid, no);
    answer(200);
    await startExchange(jobs, service);
    await act('/pendingData/batch', { action: 'reset', filter: { interfaceUuid }, expectedCount: count });
    await wakeScope(service, { companyUuid: queue.service.client.companyUuid });
    await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toHaveLength(count);
    expect(arrived()).toEqual(numbers);
  });

  test('retries that are due together run in the order of their arrival', async () => {
    const { clock, client } = queue.service;
    const { now } = clock;
    const fifty = numbers.slice(0, 50);
    const interfaceUuid = await queue.online();
    for (const no of fifty) await queue.post(interfaceUuid, no);
    answer(500);
    // The retry jobs must be due by the clock of the database, so the attempts are in the past.
    clock.now = new Date(Date.now() - 6 * 60_000);
    const dispatcher = new Dispatcher(service);
    const { companyUuid } = client;
    for (const entityNo of fifty.toReversed())
      await dispatcher.dispatch({ companyUuid, interfaceUuid, entityNo });
    clock.now = new Date();
    answer(200);
    await startExchange(jobs, service);
    await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toHaveLength(fifty.length);
    expect(arrived()).toEqual(fifty);
    clock.now = now;
  });

  test('documents of a resumed interface run in the order of their arrival', async () => {
    const interfaceUuid = await queue.online();
    await act(`/interfaceConfig/suspend?uuid=${interfaceUuid}`);
    for (const no of numbers) await queue.post(interfaceUuid, no);
    answer(200);
    await startExchange(jobs, service);
    await act(`/interfaceConfig/resume?uuid=${interfaceUuid}`);
    await wakeScope(service, { interfaceUuid });
    await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toHaveLength(count);
    expect(arrived()).toEqual(numbers);
  });
});
