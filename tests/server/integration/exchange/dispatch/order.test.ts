import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startExchange } from '../../../../../src/server/integration/exchange/startExchange.ts';
import type { Jobs } from '../../../../../src/server/platform/jobs/Jobs.ts';
import { startJobs } from '../../../../../src/server/platform/jobs/startJobs.ts';
import type { ServiceContext } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';
import { runDue } from '../runDue.ts';

/** Number of documents: more than the process claims at first. */
const count = 70;
const numbers = Array.from({ length: count }, (_, index) => `SO-${index}`);

describe.each(testDatabases)('on $name', async ({ open }) => {
  let jobs: Jobs;
  let service: ServiceContext;

  const queue = await queueUnderTest(open);
  await queue.service.send('POST /globalConfig/save', {
    body: { failureThreshold: 3, retryIntervalMinutes: 5, pageSize: 20, timeZone: 'Asia/Shanghai' },
  });
  let stop: (() => Promise<void>) | undefined;
  const start = async (): Promise<void> => {
    stop = await startExchange(jobs, service);
  };
  beforeEach(async () => {
    jobs = await startJobs(queue.service.database);
    service = { ...queue.service.service, jobs };
  });
  afterEach(async () => {
    await stop?.();
    stop = undefined;
    await jobs.stop();
  });
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
    await queue.postAll(interfaceUuid, numbers);
    answer(500);
    // The newest fails first.
    for (const no of numbers.toReversed()) await queue.dispatch(interfaceUuid, no);
    answer(200);
    await start();
    await act('/pendingData/batch', { action: 'reset', filter: { interfaceUuid }, expectedCount: count });
    await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toHaveLength(count);
    expect(arrived()).toEqual(numbers);
  });

  test('retries that are due together run in the order of their arrival', async () => {
    const { clock } = queue.service;
    const { now } = clock;
    onTestFinished(() => {
      clock.now = now;
    });
    const fifty = numbers.slice(0, 50);
    const interfaceUuid = await queue.online();
    await queue.postAll(interfaceUuid, fifty);
    answer(500);
    clock.now = new Date(Date.now() - 6 * 60_000);
    for (const entityNo of fifty.toReversed()) await runDue(service, interfaceUuid, entityNo);
    clock.now = new Date();
    answer(200);
    await start();
    await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toHaveLength(fifty.length);
    expect(arrived()).toEqual(fifty);
  });

  test('documents of a resumed interface run in the order of their arrival', async () => {
    const interfaceUuid = await queue.online();
    await act(`/interfaceConfig/suspend?uuid=${interfaceUuid}`);
    await queue.postAll(interfaceUuid, numbers);
    answer(200);
    await start();
    await act(`/interfaceConfig/resume?uuid=${interfaceUuid}`);
    await expect.poll(arrived, { timeout: 60_000, interval: 200 }).toHaveLength(count);
    expect(arrived()).toEqual(numbers);
  });
});
