import { expect, test } from 'vitest';
import { compareValues, pageRecords } from '../../../../src/contract/backend/list/pageRecords.ts';

test.each<[left: unknown, right: unknown, sign: number]>([
  [2, 10, -1],
  [-1, -2, 1],
  ['a2', 'a10', -1],
  ['b', 'A', 1],
  [undefined, 'a', -1],
  ['a', null, 1],
  [null, undefined, 0],
  [0, null, 1],
])('compareValues(%j, %j) has the sign %d', (left, right, sign) => {
  expect(Math.sign(compareValues(left, right))).toBe(sign);
});

const records = [3, undefined, 1, 2].map((n, index) => ({
  uuid: `r${index}`,
  ...(n !== undefined && { n }),
}));
const by = (isDescending: boolean) => ({ property: 'n', isDescending });

test.each([
  { page: 0, size: 3, sort: undefined, want: 'r0 r1 r2', more: true },
  { page: 0, size: 4, sort: by(false), want: 'r1 r2 r3 r0', more: false },
  { page: 0, size: 3, sort: by(true), want: 'r0 r3 r2', more: true },
  { page: 1, size: 3, sort: by(true), want: 'r1', more: false },
  { page: 2, size: 3, sort: by(true), want: '', more: false },
])('page $page of $size records, sorted by $sort: $want', ({ want, more, ...request }) => {
  const found = pageRecords(records, request);
  expect(found.records?.map(({ uuid }) => uuid).join(' ')).toBe(want);
  expect([found.page, found.paging]).toEqual([
    request.page,
    { recordCount: 4, pageSize: request.size, more },
  ]);
});
