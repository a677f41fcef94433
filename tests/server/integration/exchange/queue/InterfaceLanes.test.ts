import { expect, test } from 'vitest';
import { InterfaceLanes } from '../../../../../src/server/integration/exchange/queue/InterfaceLanes.ts';

/** Starts lanes with a clock of the test. Runs end when the test ends them. */
function lanesUnderTest() {
  let time = 0;
  const running = new Map<string, () => void>();
  const started: string[] = [];
  const lanes = new InterfaceLanes(
    ({ uuid }, onEnded) =>
      new Promise<void>((resolve) => {
        started.push(uuid);
        running.set(uuid, () => {
          onEnded();
          resolve();
        });
      }),
    () => time,
  );
  const end = async (...uuids: readonly string[]): Promise<void> => {
    for (const uuid of uuids) {
      running.get(uuid)?.();
      running.delete(uuid);
    }
    // Results are stored a moment later.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    lanes,
    started,
    end,
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

test('an interface runs four documents at a time, in order, whatever others do', async () => {
  const { lanes, started, add, end } = lanesUnderTest();
  add('a', 6);
  expect(started).toEqual(['a1', 'a2', 'a3', 'a4']);
  add('b', 1);
  expect(started.at(-1)).toBe('b1');
  await end('a2');
  expect(started.slice(5)).toEqual(['a5']);
  await end('a1', 'a3', 'a4', 'a5', 'b1');
  expect(started.slice(6)).toEqual(['a6']);
  const idle = lanes.whenIdle();
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

test('runs that take longer than five seconds make room for other interfaces', () => {
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

test('a receiver that stops to answer gets no more documents ahead', async () => {
  const { lanes, add, wait, endAll } = lanesUnderTest();
  add('a', 1);
  wait(100);
  await endAll();
  add('a', 1, 2);
  expect(lanes.demandOf('a')).toBe(23);
  wait(10_000);
  expect(lanes.demandOf('a')).toBe(3);
});

test('takeAll returns the documents whose run has not begun', () => {
  const { lanes, add } = lanesUnderTest();
  add('a', 6);
  expect(lanes.takeAll().map(({ uuid }) => uuid)).toEqual(['a5', 'a6']);
});
