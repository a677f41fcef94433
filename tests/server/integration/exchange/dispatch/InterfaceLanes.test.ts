import { expect, test, vi } from 'vitest';
import { InterfaceLanes } from '../../../../../src/server/integration/exchange/dispatch/InterfaceLanes.ts';
import type { ReceiverState } from '../../../../../src/server/integration/exchange/queue/circuitBreaker.ts';

/** Starts lanes with a clock of the test. Runs end when the test ends them. */
function lanesUnderTest() {
  let time = 0;
  const running = new Map<string, (receiver?: ReceiverState) => void>();
  const started: string[] = [];
  const onFree = vi.fn();
  const lanes = new InterfaceLanes(
    ({ uuid }, onEnded) =>
      new Promise<void>((resolve) => {
        started.push(uuid);
        running.set(uuid, (receiver) => {
          onEnded(receiver);
          // Results are stored a moment later.
          setImmediate(resolve);
        });
      }),
    onFree,
    () => time,
  );
  const endWith = async (receiver: ReceiverState | undefined, ...uuids: readonly string[]): Promise<void> => {
    for (const uuid of uuids) {
      running.get(uuid)?.(receiver);
      running.delete(uuid);
    }
    await new Promise((resolve) => setImmediate(resolve));
  };
  const end = (...uuids: readonly string[]): Promise<void> => endWith(undefined, ...uuids);
  return {
    lanes,
    onFree,
    started,
    end,
    endWith,
    endAll: () => end(...running.keys()),
    add: (interfaceUuid: string, count: number, from = 1) =>
      lanes.add(
        Array.from({ length: count }, (_, index) => ({
          uuid: `${interfaceUuid}${from + index}`,
          interfaceUuid,
        })),
      ),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('an interface runs four documents at a time, in order, regardless of other interfaces', async () => {
  const { lanes, started, add, end } = lanesUnderTest();
  add('a', 6);
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  add('b', 1);
  expect(started.at(-1)).toBe('b1');
  await end('a2');
  expect(started.slice(5)).toEqual(['a5']);
  const onIdle = vi.fn();
  const idle = lanes.whenIdle().then(onIdle);
  await end('a1', 'a3', 'a4', 'a5', 'b1');
  expect(started.slice(6)).toEqual(['a6']);
  expect(onIdle).not.toHaveBeenCalled();
  await end('a6');
  await idle;
});

test('interfaces take turns while the process runs as many documents as it may', async () => {
  const { started, add, end } = lanesUnderTest();
  for (let index = 0; index < 16; index += 1) add(`full${index}-`, 4);
  expect(started).toHaveLength(64);
  add('a', 4);
  add('b', 2);
  expect(started).toHaveLength(64);
  await end('full0-1', 'full0-2', 'full0-3', 'full0-4');
  expect(started.slice(64)).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('runs that take longer than five seconds release their places to other interfaces', () => {
  const { lanes, started, add, wait } = lanesUnderTest();
  for (let index = 0; index < 16; index += 1) add(`slow${index}-`, 4);
  add('a', 1);
  expect(started).not.toContain('a1');
  wait(5000);
  lanes.takeReturned();
  expect(started).toContain('a1');
});

test('documents that wait longer than five seconds go back to the queue', () => {
  const { lanes, add, wait } = lanesUnderTest();
  add('a', 6);
  wait(5000);
  expect(lanes.takeReturned()).toEqual([]);
  wait(1);
  expect(lanes.takeReturned().map(({ uuid }) => uuid)).toEqual(['a5', 'a6']);
});

test.each([
  ['unknown', undefined, 4],
  ['1 ms a run', 1, 132],
  ['100 ms a run', 100, 24],
  ['1 s a run', 1000, 6],
  ['10 s a run', 10_000, 4],
])('the demand of an idle interface with %s', async (_speed, milliseconds, want) => {
  const { lanes, add, wait, endAll } = lanesUnderTest();
  if (milliseconds !== undefined) {
    add('a', 1);
    wait(milliseconds);
    await endAll();
  }
  expect(lanes.demandOf('a')).toBe(want);
});

test.each([
  { waiting: 0, want: 20 },
  { waiting: 10, want: 10 },
  { waiting: 11, want: 0 },
])('the demand with four runs of 100 ms and $waiting waiting documents: $want', async ({ waiting, want }) => {
  const { lanes, add, wait, end } = lanesUnderTest();
  add('a', 1);
  wait(100);
  await end('a1');
  add('a', 4 + waiting, 2);
  expect(lanes.demandOf('a')).toBe(want);
});

test('a result that is not stored yet counts like a running document', async () => {
  const { lanes, add, wait, end } = lanesUnderTest();
  add('a', 4);
  wait(100);
  const ending = end('a1');
  expect(lanes.demandOf('a')).toBe(20);
  await ending;
  expect(lanes.demandOf('a')).toBe(21);
});

test('after a pause of the process, a free lane starts no document that was claimed before it', async () => {
  const { lanes, started, add, end, wait } = lanesUnderTest();
  add('a', 5);
  wait(61_000);
  await end('a1');
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(lanes.takeReturned().map(({ uuid }) => uuid)).toEqual(['a5']);
});

test('a receiver that stops answering gets no more documents ahead', async () => {
  const { lanes, add, wait, endAll } = lanesUnderTest();
  add('a', 1);
  wait(100);
  await endAll();
  add('a', 1, 2);
  expect(lanes.demandOf('a')).toBe(23);
  wait(1000);
  expect(lanes.demandOf('a')).toBe(11);
  wait(9000);
  expect(lanes.demandOf('a')).toBe(3);
});

test('takeAll returns the documents whose run has not begun', () => {
  const { lanes, add } = lanesUnderTest();
  add('a', 6);
  expect(lanes.takeAll().map(({ uuid }) => uuid)).toEqual(['a5', 'a6']);
});

test('an interface runs as many documents at a time as it has lanes', async () => {
  const { lanes, started, add, end } = lanesUnderTest();
  lanes.resize('a', 1);
  lanes.resize('b', 6);
  expect([lanes.demandOf('a'), lanes.demandOf('b'), lanes.demandOf('c')]).toEqual([1, 6, 4]);
  add('a', 3);
  add('b', 8);
  expect(started).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6']);
  await end('a1');
  expect(started.at(-1)).toBe('a2');
});

test('a single lane wants documents when its last result is stored, and says so', async () => {
  const { lanes, onFree, add, end, wait } = lanesUnderTest();
  lanes.resize('a', 1);
  add('a', 2);
  wait(10);
  const ending = end('a1');
  expect([lanes.demandOf('a'), onFree.mock.calls.length]).toEqual([0, 1]);
  await ending;
  expect(lanes.demandOf('a')).toBe(0);
  const last = end('a2');
  expect([lanes.demandOf('a'), onFree.mock.calls.length]).toEqual([0, 2]);
  await last;
  expect([lanes.demandOf('a'), onFree.mock.calls.length]).toEqual([63, 3]);
});

test('interfaces share a full process in proportion to their lanes', async () => {
  const { lanes, started, add, end } = lanesUnderTest();
  for (let other = 0; other < 15; other += 1) add(`other ${other} `, 4);
  lanes.resize('few', 2);
  lanes.resize('many', 6);
  // Nothing starts here before both have documents: the process is full.
  add('full', 4);
  add('few', 60);
  add('many', 60);
  await end('full1', 'full2', 'full3', 'full4');
  const from = started.length - 4;
  for (let next = from; next < from + 36; next += 1) await end(started[next] ?? '');
  const own = started.slice(from);
  const counts = ['few', 'many'].map((name) => own.filter((uuid) => uuid.startsWith(name)).length);
  expect(counts).toEqual([10, 30]);
});

test('the fifth outage in a row returns the documents that wait', async () => {
  const { lanes, add, endWith } = lanesUnderTest();
  add('a', 9);
  await endWith('DOWN', 'a1', 'a2', 'a3', 'a4');
  expect(lanes.takeReturned()).toEqual([]);
  await endWith('DOWN', 'a5');
  expect(lanes.takeReturned().map(({ uuid }) => uuid)).toEqual(['a9']);
});

test('after five outages in a row, waiting documents go back, and one at a time is wanted until an answer', async () => {
  const { lanes, started, add, endWith } = lanesUnderTest();
  add('a', 9);
  await endWith('DOWN', 'a1', 'a2', 'a3');
  await endWith('ANSWERS', 'a4');
  await endWith('DOWN', 'a5', 'a6', 'a7', 'a8');
  expect(lanes.takeReturned()).toEqual([]);
  add('a', 3, 10);
  await endWith('DOWN', 'a9');
  expect(started.slice(9)).toEqual(['a10', 'a11', 'a12']);
  add('a', 3, 13);
  expect(lanes.takeReturned().map(({ uuid }) => uuid)).toEqual(['a13', 'a14', 'a15']);
  expect([lanes.demandOf('a'), lanes.demandOf('b')]).toEqual([0, 4]);
  await endWith('DOWN', 'a10', 'a11', 'a12');
  expect(lanes.demandOf('a')).toBe(1);
  add('a', 2, 16);
  expect(started.slice(12)).toEqual(['a16']);
  await endWith('ANSWERS', 'a16');
  expect(lanes.takeReturned().map(({ uuid }) => uuid)).toEqual(['a17']);
  expect(lanes.demandOf('a')).toBeGreaterThan(1);
});
