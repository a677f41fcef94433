import { expect, test } from 'vitest';
import { SingleFlight } from '../../../../../src/server/integration/exchange/run/RouteLoader.ts';

test('calls during a load share the next load, which begins after them', async () => {
  const begun: string[] = [];
  const ends: ((value: string) => void)[] = [];
  const shared = new SingleFlight((key) => {
    begun.push(key);
    return new Promise<string>((resolve) => ends.push(resolve));
  });
  const first = shared.get('a');
  const [second, third] = [shared.get('a'), shared.get('a')];
  const other = shared.get('b');
  expect(begun).toEqual(['a', 'b']);
  ends[0]?.('old');
  expect(await first).toBe('old');
  await expect.poll(() => begun).toEqual(['a', 'b', 'a']);
  ends[1]?.('other');
  ends[2]?.('new');
  expect(await Promise.all([second, third, other])).toEqual(['new', 'new', 'other']);
  void shared.get('a');
  expect(begun).toEqual(['a', 'b', 'a', 'a']);
});

test('a failed load is not cached', async () => {
  let count = 0;
  const shared = new SingleFlight(async () => {
    count += 1;
    if (count === 1) throw new Error('gone');
    return count;
  });
  const first = shared.get('a');
  const second = shared.get('a');
  await expect(first).rejects.toThrow('gone');
  expect(await second).toBe(2);
  expect(await shared.get('a')).toBe(3);
});
