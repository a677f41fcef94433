import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ClaimHeartbeat } from '../../../../../src/server/integration/exchange/dispatch/ClaimHeartbeat.ts';
import { requeueInterrupted } from '../../../../../src/server/integration/exchange/dispatch/requeueInterrupted.ts';
import { queueUnderTest, testDatabases } from '../queueUnderTest.ts';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  /** Lets this time pass for the service and for its timers. */
  async function pass(seconds: number): Promise<void> {
    const { store } = queue.service;
    for (let second = 0; second < seconds; second += 5) {
      queue.wait(5 / 60);
      vi.advanceTimersByTime(5000);
      // The renewal has its own statement, which ends before this one.
      await store.documentQueue.findDueInterfaces(queue.service.clock.now);
    }
  }

  test.each<{ given: string; kept: number; after: number; want: string }>([
    { given: 'a run that ends in time', kept: 0, after: 55, want: 'RUNNING' },
    { given: 'a process that has ended', kept: 0, after: 65, want: 'PENDING' },
    { given: 'a run that lasts long', kept: 300, after: 0, want: 'RUNNING' },
    { given: 'a process that ends after a long run', kept: 300, after: 75, want: 'PENDING' },
  ])('the document of $given is $want', async ({ kept, after, want }) => {
    const claims = new ClaimHeartbeat(queue.service.service);
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    const { row } = await queue.claimRun(interfaceUuid);
    await claims.keep(row, () => pass(kept));
    await pass(after);
    await requeueInterrupted(queue.service.service);
    expect(await queue.statusOf(uuid)).toBe(want);
  });

  test('a claim that was lost does not renew the next claim of the document', async () => {
    const claims = new ClaimHeartbeat(queue.service.service);
    const interfaceUuid = await queue.online();
    const uuid = await queue.post(interfaceUuid, 'A');
    const lost = await queue.claimRun(interfaceUuid);
    queue.wait(2);
    await requeueInterrupted(queue.service.service);
    const next = await queue.claimRun(interfaceUuid);
    await claims.keep(lost.row, () => pass(30));
    expect(await queue.pendingOf(uuid)).toMatchObject({
      status: 'RUNNING',
      version: next.row.version,
      lastRunTime: next.row.lastRunTime,
    });
  });
});
