import { expect, test } from 'vitest';
import { paginateRecords } from '../../../../src/runtime/list/query/listPage.ts';

const records = [
  { uuid: '1', name: 'b', port: 80 },
  { uuid: '2', name: 'a 10', port: 9 },
  { uuid: '3', name: 'a 2' },
];

test('a page has twenty rows by default', () => {
  const many = Array.from({ length: 21 }, (_, index) => ({ uuid: String(index) }));
  const state = { page: 0, sort: '', order: 'asc', filters: {} } as const;
  expect(paginateRecords(many, state)).toMatchObject({ pageSize: 20, more: true });
});

test.each([
  ['records in the order of the answer', '', 'asc', 0, 9, ['1', '2', '3'], false],
  ['records by name, with numbers by value', 'name', 'asc', 0, 9, ['3', '2', '1'], false],
  ['records in descending order', 'name', 'desc', 0, 9, ['1', '2', '3'], false],
  ['records by number, with empty values first', 'port', 'asc', 0, 9, ['3', '2', '1'], false],
  ['the first page', 'name', 'asc', 0, 2, ['3', '2'], true],
  ['the last page', 'name', 'asc', 1, 2, ['1'], false],
  ['no records past the end', 'name', 'asc', 7, 2, [], false],
] as const)('paginateRecords returns %s', (_name, sort, order, page, pageSize, want, more) => {
  const got = paginateRecords(records, { sort, order, page, pageSize, filters: {} });
  expect(got.rows.map(({ uuid }) => uuid)).toEqual(want);
  expect(got).toMatchObject({ total: 3, more });
});
