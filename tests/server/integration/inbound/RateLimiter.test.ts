import { expect, test } from 'vitest';
import { RateLimiter } from '../../../../src/server/integration/inbound/RateLimiter.ts';

const at = (milliseconds: number): Date => new Date(milliseconds);

const rows: readonly (readonly [string, readonly (readonly [string, number])[], readonly boolean[]])[] = [
  [
    'the limit in one second',
    [
      ['a', 0],
      ['a', 999],
      ['a', 999],
    ],
    [true, true, false],
  ],
  [
    'another second',
    [
      ['a', 0],
      ['a', 0],
      ['a', 1000],
    ],
    [true, true, true],
  ],
  [
    'another name',
    [
      ['a', 0],
      ['a', 0],
      ['b', 0],
    ],
    [true, true, true],
  ],
];

test.each(rows)('a limit of two: %s', (_given, calls, want) => {
  const limiter = new RateLimiter();
  expect(calls.map(([name, time]) => limiter.tryAcquire(name, 2, at(time)))).toEqual(want);
});
