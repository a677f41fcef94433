import { expect, test } from 'vitest';
import type { ListSyntax } from '../../../../src/contract/backend/Backend.ts';
import { bareTranslation } from '../../../../src/contract/backend/bareTranslation.ts';
import { listWith, operationWith } from '../sampleBackend.ts';

interface Case {
  readonly name: string;
  readonly list: Partial<ListSyntax>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly want: string;
}

const filters = {
  equal: '{property}',
  contains: '{property}_like',
  from: '{property}_gte',
  to: '{property}_lt',
};
const directus: Partial<ListSyntax> = {
  paging: { style: 'offset', offset: 'offset', size: 'limit' },
  constants: { meta: 'filter_count' },
  sort: { parameter: 'sort', ascending: '{property}', descending: '-{property}' },
  filters: {
    equal: 'filter[{property}][_eq]',
    contains: 'filter[{property}][_icontains]',
    anyOf: 'filter[{property}][_in]',
  },
};
const jsonServer: Partial<ListSyntax> = {
  paging: { style: 'page', page: '_page', first: 1, size: '_limit' },
  sort: {
    parameter: '_sort',
    ascending: '{property}',
    descending: '{property}',
    order: { parameter: '_order', ascending: 'asc', descending: 'desc' },
  },
  filters,
};

const cases: readonly Case[] = [
  { name: 'page from 1', list: jsonServer, body: { page: 2, pageSize: 10 }, want: '_page=3&_limit=10' },
  {
    name: 'page from 0',
    list: { paging: { style: 'page', page: 'p', first: 0, size: 's' } },
    body: { page: 2 },
    want: 'p=2&s=20',
  },
  {
    name: 'offset and constants',
    list: directus,
    body: { page: 3, pageSize: 50 },
    want: 'meta=filter_count&offset=150&limit=50',
  },
  {
    name: 'a size over the largest',
    list: { maxSize: 100 },
    body: { page: 2, pageSize: 1000 },
    want: 'page=3&size=100',
  },
  {
    name: 'the first page of a cursor',
    list: { paging: { style: 'cursor', cursor: 'after', size: 'n', next: '/next' } },
    body: { page: 0, pageSize: 5 },
    want: 'n=5',
  },
  {
    name: 'a cursor',
    list: { paging: { style: 'cursor', cursor: 'after', size: 'n', next: '/next' } },
    body: { page: 7, pageSize: 5, after: 'a=b' },
    want: 'n=5&after=a%3Db',
  },
  {
    name: 'the first page of links, with a sort',
    list: { paging: { style: 'link', size: 'per_page' }, sort: directus.sort },
    body: { page: 0, pageSize: 5, sort: 'name', order: 'desc' },
    want: 'per_page=5&sort=-name',
  },
  {
    name: 'a link, which has the sort already',
    list: { paging: { style: 'link', size: 'per_page' }, sort: directus.sort },
    body: { page: 1, pageSize: 5, sort: 'name', after: 'per_page=5&page=2&sort=name' },
    want: 'per_page=5&page=2&sort=name',
  },
  {
    name: 'no paging: the console sorts and filters',
    list: { ...jsonServer, paging: { style: 'none' } },
    body: { page: 1, sort: 'name', order: 'asc', status: 'OPEN' },
    want: '',
  },
  {
    name: 'a sort with a parameter for the order',
    list: jsonServer,
    body: { page: 0, sort: 'born', order: 'desc' },
    want: '_page=1&_limit=20&_sort=born&_order=desc',
  },
  { name: 'an unknown sort syntax', list: {}, body: { page: 0, sort: 'born' }, want: 'page=1&size=20' },
  {
    name: 'filters: part of a text, a choice, a range',
    list: jsonServer,
    body: { page: 0, name: 'Li', status: 'OPEN', bornFrom: '2000-01-01', bornTo: '2001-01-01' },
    want: '_page=1&_limit=20&name_like=Li&status=OPEN&born_gte=2000-01-01&born_lt=2001-01-01',
  },
  {
    name: 'several choices: the parameter again',
    list: { filters },
    body: { page: 0, status: ['OPEN', 'DONE'] },
    want: 'page=1&size=20&status=OPEN&status=DONE',
  },
  {
    name: 'several choices in one parameter',
    list: directus,
    body: { page: 0, status: ['OPEN', 'DONE'] },
    want: 'meta=filter_count&offset=0&limit=20&filter%5Bstatus%5D%5B_in%5D=OPEN%2CDONE',
  },
  {
    name: 'a text without a syntax for parts of it is compared as a whole',
    list: { filters: { equal: '{property}' } },
    body: { page: 0, name: 'Li', bornFrom: '2000' },
    want: 'page=1&size=20&name=Li',
  },
  {
    name: 'the key, numbers and booleans; no empty values',
    list: { filters },
    body: { page: 0, uuid: '7', ward: 0, urgent: false, note: '', doctor: null },
    want: 'page=1&size=20&id=7&ward=0&urgent=false',
  },
];

test.each(cases)('$name → $want', ({ list, body, want }) => {
  const operation = operationWith({ filters: { name: 'contains', born: 'range' } });
  const { args, query } = bareTranslation.writeCall(listWith(list), operation, { body });
  expect(new URLSearchParams(query.map(([name, value]) => [name, value])).toString()).toBe(want);
  expect(args.body).toBeUndefined();
});
