import { expect, test } from 'vitest';
import { Batcher, type BatchLimits } from '../../../../src/server/platform/base/Batcher.ts';

const faulty = new Error('faulty call');
const broken = new Error('broken connection');

/** Starts a batcher of texts. Returns it with the batches that it flushed. */
function batcherOf(limits: BatchLimits<string>) {
  const batches: string[][] = [];
  const batcher = new Batcher<string, string>(async (calls) => {
    batches.push([...calls]);
    if (calls.includes('broken')) throw broken;
    if (calls.includes('faulty')) throw faulty;
    return calls.map((call) => (call === 'refused' ? new Error('refused call') : `${call}!`));
  }, limits);
  const settle = async (calls: readonly string[]): Promise<string[]> => {
    const ends = await Promise.allSettled(calls.map((call) => batcher.run(call)));
    return ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason.message));
  };
  return { batcher, batches, settle };
}

const canRepeat = (error: unknown): boolean => error === faulty;

test.each<[string, BatchLimits<string>, string[], string[][], string[]]>([
  ['calls of one turn', { maxSize: 9 }, ['a', 'b', 'c'], [['a', 'b', 'c']], ['a!', 'b!', 'c!']],
  ['more than the size', { maxSize: 2 }, ['a', 'b', 'c'], [['a', 'b'], ['c']], ['a!', 'b!', 'c!']],
  [
    'more than the weight',
    { maxSize: 9, maxWeight: 4, weightOf: ({ length }) => length },
    ['aaa', 'b', 'cc', 'dddddd', 'e'],
    [['aaa', 'b'], ['cc'], ['dddddd'], ['e']],
    ['aaa!', 'b!', 'cc!', 'dddddd!', 'e!'],
  ],
  ['a refused call', { maxSize: 9 }, ['a', 'refused'], [['a', 'refused']], ['a!', 'refused call']],
  [
    'a faulty call',
    { maxSize: 9, canRepeat },
    ['a', 'faulty', 'b'],
    [['a', 'faulty', 'b'], ['a'], ['faulty'], ['b']],
    ['a!', 'faulty call', 'b!'],
  ],
  [
    'a failure with unknown effect',
    { maxSize: 9, canRepeat },
    ['a', 'broken'],
    [['a', 'broken']],
    ['broken connection', 'broken connection'],
  ],
])('%s: batches and results', async (_name, limits, calls, wantBatches, wantResults) => {
  const { batches, settle } = batcherOf(limits);
  expect(await settle(calls)).toEqual(wantResults);
  expect(batches).toEqual(wantBatches);
});

test('calls during a flush share the next one', async () => {
  const batches: string[][] = [];
  const ends: (() => void)[] = [];
  const batcher = new Batcher<string, string>(
    async (calls) => {
      batches.push([...calls]);
      await new Promise<void>((resolve) => ends.push(resolve));
      return calls;
    },
    { maxSize: 9 },
  );
  const first = batcher.run('a');
  await expect.poll(() => batches).toEqual([['a']]);
  const others = [batcher.run('b'), batcher.run('c')];
  ends[0]?.();
  expect(await first).toBe('a');
  await expect.poll(() => batches).toEqual([['a'], ['b', 'c']]);
  ends[1]?.();
  expect(await Promise.all(others)).toEqual(['b', 'c']);
});

test('whenIdle flushes lingering calls at once', async () => {
  const { batcher, batches } = batcherOf({ maxSize: 9, linger: 3_600_000 });
  const running = batcher.run('a');
  await batcher.whenIdle();
  expect(batches).toEqual([['a']]);
  expect(await running).toBe('a!');
});
