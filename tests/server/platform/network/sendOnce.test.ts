import { expect, test, vi } from 'vitest';
import { fixedLookup } from '../../../../src/server/platform/network/sendOnce.ts';

const addresses = [
  { address: '10.0.0.1', family: 4 },
  { address: 'fd00::1', family: 6 },
];

test.each([
  { given: addresses, all: true, want: [addresses] },
  { given: addresses, all: false, want: ['10.0.0.1', 4] },
  { given: [], all: true, want: [[]] },
  { given: [], all: false, want: ['', undefined] },
])('the lookup with all: $all of $given returns $want', ({ given, all, want }) => {
  const done = vi.fn();
  fixedLookup(given)('erp.example', { all }, done);
  expect(done.mock.calls).toEqual([[null, ...want]]);
});
