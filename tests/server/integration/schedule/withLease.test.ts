import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLease } from '../../../../src/server/integration/schedule/withLease.ts';
import type { ServiceContext } from '../../../../src/server/platform/operations/ServiceContext.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service whose lease answers with these promises, one for each attempt to acquire it. */
function serviceWith(...answers: Promise<boolean>[]) {
  const calls: string[] = [];
  const acquire = vi.fn(() => {
    calls.push('acquire');
    return (answers.shift() ?? Promise.resolve(true)).finally(() => calls.push('answer'));
  });
  const release = async () => void calls.push('release');
  const service = { store: { leases: { acquire, release } }, now: () => new Date(0) };
  return { calls, service: service as unknown as ServiceContext };
}

test('work does not begin while another process has the lease', async () => {
  const work = vi.fn();
  await withLease(serviceWith(Promise.resolve(false)).service, 'pull', work);
  expect(work).not.toHaveBeenCalled();
});

test('the signal aborts when another process has taken the lease', async () => {
  const { service } = serviceWith(Promise.resolve(true), Promise.resolve(true), Promise.resolve(false));
  const seen: boolean[] = [];
  await withLease(service, 'pull', async (lost) => {
    for (let renewal = 0; renewal < 3; renewal += 1) {
      seen.push(lost.aborted);
      await vi.advanceTimersByTimeAsync(20_000);
    }
    return true;
  });
  expect(seen).toEqual([false, false, true]);
});

test('the lease is released after the renewal that is under way', async () => {
  let answer: (isHeld: boolean) => void = () => undefined;
  const renewal = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  let finish: (result: boolean) => void = () => undefined;
  const work = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  const { service, calls } = serviceWith(Promise.resolve(true), renewal);
  const ended = withLease(service, 'pull', () => work);
  await vi.advanceTimersByTimeAsync(20_000);
  finish(true);
  await vi.advanceTimersByTimeAsync(0);
  answer(true);
  await ended;
  expect(calls).toEqual(['acquire', 'answer', 'acquire', 'answer', 'release']);
});
