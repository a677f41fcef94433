import { afterAll, describe, expect, test } from 'vitest';
import { ExchangeQueue } from '../../../../../src/server/integration/exchange/queue/ExchangeQueue.ts';
import { createRunLogEntries } from '../../../../../src/server/integration/exchange/run/createRunLogEntries.ts';
import { createMetrics } from '../../../../../src/server/platform/monitoring/createMetrics.ts';
import { StatementError } from '../../../../../src/server/platform/store/databases/StatementError.ts';
import type { ServiceStore } from '../../../../../src/server/platform/store/ServiceStore.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

const lostConnection = new Error('Connection terminated unexpectedly');

describe.each(testDatabases)('on $name', async ({ open }) => {
  /** The queues that tests create. Their figures wait for others. */
  const created: ExchangeQueue[] = [];
  const queue = await queueUnderTest(open);
  afterAll(async () => {
    await Promise.all(created.map((exchange) => exchange.close()));
    await queue.close();
  });

  function createQueue(store: Partial<ServiceStore> = {}): ExchangeQueue {
    const { service } = queue.service;
    const exchange = new ExchangeQueue({
      ...service,
      metrics: createMetrics({}),
      store: { ...service.store, ...store },
    });
    created.push(exchange);
    return exchange;
  }

  /** Returns a queue whose first transaction fails before or after the commit. */
  function queueWithBrokenCommit(isCommitted: boolean, error: Error = lostConnection): ExchangeQueue {
    const { service } = queue.service;
    let isFirst = true;
    const transaction: ServiceStore['transaction'] = async (work) => {
      const breaks = isFirst;
      isFirst = false;
      if (breaks && !isCommitted) throw error;
      const result = await service.store.transaction(work);
      if (breaks) throw error;
      return result;
    };
    return createQueue({ transaction });
  }

  test.each([
    ['the connection breaks before the commit', false, lostConnection],
    ['the connection breaks after the commit', true, lostConnection],
    ['a lock is not free in time', false, new StatementError('lock timeout', '55P03', 'UPDATE')],
  ])('the end of a run is stored once if %s', async (_when, isCommitted, error) => {
    const { service } = queue.service;
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    const claimed = await queue.claimRun(interfaceUuid);
    const result = {
      outcome: { steps: [], timings: [] },
      loggedMessage: 'delivered',
      elapsedMs: 1,
    };
    const exchange = queueWithBrokenCommit(isCommitted, error);
    const woken: unknown[] = [];
    exchange.onWake((interfaceUuids) => void woken.push(interfaceUuids));

    const entries = createRunLogEntries(service, claimed.input, result, 'INFO');
    const finished = await exchange.finish({ claimed, result, entries });
    expect(finished?.row.status).toBe(isCommitted ? undefined : 'SUCCESS');
    expect(woken).toEqual(isCommitted ? [[interfaceUuid]] : []);
    expect(await queue.statusOf(uuid)).toBe('SUCCESS');
    expect(await queue.countsOf(interfaceUuid)).toEqual({ pendingCount: 0, blockedCount: 0 });
    const details = (await queue.logs('interfacelog', interfaceUuid)).map((entry) => entry.details);
    expect(details).toEqual(['delivered']);
  });

  test('figures that are written late are part of a series that memory has kept', async () => {
    const { service, clock, client } = queue.service;
    const interfaceUuid = await queue.online();
    const exchange = createQueue();
    await exchange.accept({ interfaceUuid, documents: [{ text: '{"no":"late"}' }] });
    const before = clock.now;
    clock.now = new Date(before.getTime() + 5 * 60_000);
    const { companyUuid } = client;
    const scope = { companyUuid, window: 'HOUR', now: clock.now, uuids: [interfaceUuid] } as const;
    await service.store.throughput.readSeries(scope);
    await exchange.whenLogged();
    const series = await service.store.throughput.readSeries(scope);
    clock.now = before;
    expect(series.reduce((sum, { received }) => sum + received, 0)).toBe(1);
  });

  test('an accepted document is not stored again if the connection breaks after the commit', async () => {
    const interfaceUuid = await queue.online();
    const exchange = queueWithBrokenCommit(true);
    const call = { interfaceUuid, documents: [{ text: '{"no":"A"}', idempotencyKey: 'k' }] };
    const ends = await Promise.allSettled([exchange.accept(call), exchange.accept(call)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await queue.countsOf(interfaceUuid)).toMatchObject({ pendingCount: 1 });
    expect(await exchange.accept(call)).toMatchObject([{ repeated: true }]);
  });
});
