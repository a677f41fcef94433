import { expect, test } from 'vitest';
import { closeAll } from '../../../../src/server/platform/base/closeAll.ts';

test.each([
  { given: 'no failure', failing: [] as string[], want: undefined },
  { given: 'a failure', failing: ['second'], want: 'second' },
  { given: 'several failures', failing: ['first', 'third'], want: 'third' },
])('with $given, all closers run once, the last one first', async ({ failing, want }) => {
  const ended: string[] = [];
  const closers = ['first', 'second', 'third'].map((name) => async () => {
    ended.push(name);
    if (failing.includes(name)) throw new Error(name);
  });
  const error = await closeAll(closers).then(
    () => undefined,
    ({ message }: Error) => message,
  );
  expect(error).toBe(want);
  await closeAll(closers);
  expect(ended).toEqual(['third', 'second', 'first']);
});
