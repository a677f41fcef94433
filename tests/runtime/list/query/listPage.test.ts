import { expect, test } from 'vitest';
import { paginateRecords } from '../../../../src/runtime/list/query/listPage.ts';

const records = [
  { uuid: '1', name: 'b', port: 80 },
  { uuid: '2', name: 'a 10', port: 9 },
  { uuid: '3', name: 'a 2' },
];

test('twenty rows, unless the operator says otherwise', () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ uuid: String(index) }));
  const state = { page: 0, sort: '', order: 'asc', filters: {} } as const;
  expect(paginateRecords(many, state)).toMatchObject({ pageSize: 20, more: true });
});

test.each([
  ['as it comes', '', 'asc', 0, 9, ['1', '2', '3'], false],
  ['by name, figures counted', 'name', 'asc', 0, 9, ['3', '2', '1'], false],
  ['the other way round', 'name', 'desc', 0, 9, ['1', '2', '3'], false],
  ['by figures, nothing first', 'port', 'asc', 0, 9, ['3', '2', '1'], false],
  ['first page', 'name', 'asc', 0, 2, ['3', '2'], true],
  ['last page', 'name', 'asc', 1, 2, ['1'], false],
  ['past the end', 'name', 'asc', 7, 2, [], false],
] as const)('%s', (_name, sort, order, page, pageSize, want, more) => {
  const got = paginateRecords(records, { sort, order, page, pageSize, filters: {} });
  expect(got.rows.map(({ uuid }) => uuid)).toEqual(want);
  expect(got).toMatchObject({ total: 3, more });
});
