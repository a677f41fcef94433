import { expect, test } from 'vitest';
import type { ListSyntax } from '../../../../src/contract/backend/Backend.ts';
import { bareTranslation } from '../../../../src/contract/backend/bareTranslation.ts';
import { listWith, operationWith, received } from '../sampleBackend.ts';

interface Case {
  readonly name: string;
  readonly list: Partial<ListSyntax>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly answer: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly records?: string;
  /** Default is the page of the body. */
  readonly page?: number;
  readonly want: object;
}

const rows = [{ id: 1 }, { id: 2 }];
const link =
  '<https://api.example/patients?page=3&n=2>; rel="next", <https://api.example/patients?page=1>; rel="prev"';
const cursor = { style: 'cursor', cursor: 'after', size: 'n', next: '/meta/next' } as const;

const cases: readonly Case[] = [
  {
    name: 'total in a header, more to come',
    list: { total: { header: 'X-Total-Count' } },
    body: { page: 1, pageSize: 2 },
    answer: rows,
    headers: { 'X-Total-Count': '5' },
    want: { recordCount: 5, pageSize: 2, more: true },
  },
  {
    name: 'total in a header, the last page',
    list: { total: { header: 'X-Total-Count' } },
    body: { page: 1, pageSize: 2 },
    answer: rows,
    headers: { 'X-Total-Count': '4' },
    want: { recordCount: 4, pageSize: 2, more: false },
  },
  {
    name: 'total in a range',
    list: { total: { header: 'Content-Range' } },
    body: { page: 0, pageSize: 2 },
    answer: rows,
    headers: { 'Content-Range': 'patients 0-1/57' },
    want: { recordCount: 57, pageSize: 2, more: true },
  },
  {
    name: 'total at a pointer',
    list: { total: { pointer: '/meta/filter_count' } },
    body: { page: 0, pageSize: 2 },
    answer: { data: rows, meta: { filter_count: 3 } },
    records: '/data',
    want: { recordCount: 3, pageSize: 2, more: true },
  },
  {
    name: 'a total that the answer lacks, a full page',
    list: { total: { header: 'X-Total-Count' } },
    body: { page: 0, pageSize: 2 },
    answer: rows,
    want: { leastCount: 2, pageSize: 2, more: true },
  },
  {
    name: 'no total, a page that is not full',
    list: {},
    body: { page: 0, pageSize: 3 },
    answer: rows,
    want: { leastCount: 2, pageSize: 3, more: false },
  },
  {
    name: 'a cursor',
    list: { paging: cursor },
    body: { page: 0, pageSize: 2 },
    answer: { items: rows, meta: { next: 17 } },
    records: '/items',
    want: { leastCount: 2, pageSize: 2, more: true, next: '17' },
  },
  {
    name: 'the address of the next page in the answer, without the size of a page',
    list: { paging: { style: 'link', next: '/nextLink' } },
    body: { page: 0, pageSize: 20 },
    answer: { value: rows, nextLink: 'https://api.example/patients?v=1&$skiptoken=b%3D' },
    records: '/value',
    want: { leastCount: 2, pageSize: 20, more: true, next: 'v=1&$skiptoken=b%3D' },
  },
  {
    name: 'no further cursor after a full page',
    list: { paging: cursor },
    body: { page: 0, pageSize: 2 },
    answer: { items: rows, meta: { next: null } },
    records: '/items',
    want: { leastCount: 2, pageSize: 2, more: false },
  },
  {
    name: 'the key of the last record as a cursor, a full page',
    list: { paging: { style: 'cursor', cursor: 'starting_after', size: 'limit' } },
    body: { page: 0, pageSize: 2 },
    answer: rows,
    want: { leastCount: 2, pageSize: 2, more: true, next: '2' },
  },
  {
    name: 'the key of the last record as a cursor, a page that is not full',
    list: { paging: { style: 'cursor', cursor: 'starting_after', size: 'limit' } },
    body: { page: 1, pageSize: 3, after: '7' },
    answer: rows,
    want: { leastCount: 5, pageSize: 3, more: false },
  },
  {
    name: 'the key of the last record as a cursor, and the answer says that more follow',
    list: { paging: { style: 'cursor', cursor: 'starting_after', more: '/has_more' } },
    body: { page: 0, pageSize: 20 },
    answer: { data: rows, has_more: true },
    records: '/data',
    want: { leastCount: 2, pageSize: 20, more: true, next: '2' },
  },
  {
    name: 'the answer says that no more follow after a full page',
    list: { paging: { style: 'cursor', cursor: 'starting_after', size: 'limit', more: '/has_more' } },
    body: { page: 0, pageSize: 2 },
    answer: { data: rows, has_more: false },
    records: '/data',
    want: { leastCount: 2, pageSize: 2, more: false },
  },
  {
    name: 'a link',
    list: { paging: { style: 'link', size: 'n' } },
    body: { page: 1, pageSize: 2, after: 'page=2&n=2' },
    answer: rows,
    headers: { Link: link },
    want: { leastCount: 4, pageSize: 2, more: true, next: 'page=3&n=2' },
  },
  {
    name: 'no further link',
    list: { paging: { style: 'link', size: 'n' } },
    body: { page: 1, pageSize: 2, after: 'page=2&n=2' },
    answer: rows,
    headers: { Link: '<https://api.example/patients?page=1>; rel=prev' },
    want: { leastCount: 4, pageSize: 2, more: false },
  },
  {
    name: 'a later page without its cursor is the first page',
    list: { paging: cursor },
    body: { page: 3, pageSize: 2 },
    answer: { items: rows, meta: { next: 17 } },
    records: '/items',
    page: 0,
    want: { leastCount: 2, pageSize: 2, more: true, next: '17' },
  },
];

test.each(cases)('$name', ({ list, body, answer, headers, records = '', page, want }) => {
  const backend = { ...listWith(list), answer: { style: 'bare', record: '', records } as const };
  const { success, data } = bareTranslation.readAnswer(
    backend,
    operationWith(),
    { body },
    received(answer, 200, headers),
  );
  expect({ success, data }).toEqual({
    success: true,
    data: {
      records: [
        { id: 1, uuid: '1' },
        { id: 2, uuid: '2' },
      ],
      page: page ?? body?.page ?? 0,
      paging: want,
    },
  });
});

test.each(['{"items":[]}', '<!doctype html>', '', 'null'])('no list in %s is unreadable', (text) => {
  expect(bareTranslation.readAnswer(listWith({}), operationWith(), {}, received(text))).toEqual({
    success: false,
    error: 'unreadable',
  });
});

const people = [
  { id: 1, name: 'Bao', born: 1990, status: 'OPEN' },
  { id: 2, name: 'an 10', born: 2001, status: 'DONE' },
  { id: 3, name: 'an 9', status: 'LOST' },
];

test.each([
  { body: { sort: 'name' }, want: [3, 2, 1], total: 3 },
  { body: { sort: 'born', order: 'desc' }, want: [2, 1, 3], total: 3 },
  { body: { name: 'AN' }, want: [2, 3], total: 2 },
  { body: { status: ['OPEN', 'LOST'] }, want: [1, 3], total: 2 },
  { body: { bornFrom: 1990, bornTo: 2001 }, want: [1], total: 1 },
  { body: { uuid: '2' }, want: [2], total: 1 },
  { body: { page: 1, pageSize: 2 }, want: [3], total: 3 },
])('a whole list with $body → $want', ({ body, want, total }) => {
  const operation = operationWith({ filters: { name: 'contains', born: 'range' } });
  const backend = listWith({ paging: { style: 'none' } });
  const { data } = bareTranslation.readAnswer(backend, operation, { body }, received(people));
  expect(data).toMatchObject({
    records: want.map((id) => ({ id })),
    paging: { recordCount: total, more: false },
  });
});
