import { expect, test } from 'vitest';
import { redateLate } from '../../../../src/server/integration/health/Throughput.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const of = { companyUuid: 'c', interfaceUuid: 'i', received: 1 };

test.each([
  { given: 'now', at: '2026-11-21T08:00:00.000Z', want: '2026-11-21T08:00:00.000Z' },
  { given: 'a clock that is ahead', at: '2026-11-21T08:00:01.000Z', want: '2026-11-21T08:00:01.000Z' },
  { given: 'a few seconds ago', at: '2026-11-21T07:59:31.000Z', want: '2026-11-21T07:59:31.000Z' },
  { given: 'half a minute ago', at: '2026-11-21T07:59:30.000Z', want: '2026-11-21T08:00:00.000Z' },
  { given: 'an hour ago', at: '2026-11-21T07:00:00.000Z', want: '2026-11-21T08:00:00.000Z' },
])('figures of $given are added at $want', ({ at, want }) => {
  expect(redateLate([{ ...of, at: new Date(at) }], now)).toEqual([{ ...of, at: new Date(want) }]);
});
