import { expect, test } from 'vitest';
import { insertRows } from '../insertRows.ts';
import { serviceUnderTest } from '../serviceUnderTest.ts';

/** Entries of the interface log. */
const entries = [
  { uuid: '1', time: '2026-11-20T08:00:00.000Z', level: 'INFO', type: 'RECEIVE', elapsedMs: 9 },
  { uuid: '2', time: '2026-11-20T09:00:00.000Z', level: 'ERROR', type: 'SEND', elapsedMs: 1200 },
  { uuid: '3', time: '2026-11-21T07:00:00.000Z', level: 'INFO', type: 'SEND', elapsedMs: 80 },
].map((entry) => ({
  ...entry,
  interfaceUuid: 'i',
  interfaceName: 'Orders',
  interfaceType: entry.uuid === '3' ? 'ERP_UP' : 'ERP_DOWN',
  entity: `SO-100${entry.uuid}`,
  data: JSON.stringify({ sku: `A${entry.uuid}` }),
  details: 'Connection reset',
}));

const service = await serviceUnderTest();
await insertRows(service, 'interfaceLog', entries);

const table: { filter: Record<string, unknown>; finds: string }[] = [
  { filter: {}, finds: '3 2 1' },
  { filter: { level: 'ERROR' }, finds: '2' },
  { filter: { type: 'SEND' }, finds: '3 2' },
  { filter: { interfaceType: 'ERP_DOWN' }, finds: '2 1' },
  { filter: { interfaceUuid: 'elsewhere' }, finds: '' },
  { filter: { entity: 'so-1002' }, finds: '2' },
  { filter: { data: '"A3"' }, finds: '3' },
  { filter: { details: 'reset', level: 'INFO' }, finds: '3 1' },
  { filter: { timeFrom: '2026-11-20T09:00:00.000Z' }, finds: '3 2' },
  { filter: { timeTo: '2026-11-20T09:00:00.000Z' }, finds: '1' },
  { filter: { timeFrom: '2026-11-20T17:00:00+08:00', timeTo: '2026-11-21T00:00:00Z' }, finds: '2' },
  { filter: { elapsedMsFrom: 80 }, finds: '3 2' },
  { filter: { elapsedMsTo: 80 }, finds: '1' },
];

test.each(table)('the filter $filter finds $finds', async ({ filter, finds }) => {
  const body = { ...filter, sort: 'time', order: 'desc' };
  const { page } = await service.send('POST /interfacelog/query', { body });
  expect(page.records.map(({ uuid }) => uuid).join(' ')).toBe(finds);
});

test('a page shows if more records follow', async () => {
  const at = async (page: number) =>
    (await service.send('POST /interfacelog/query', { body: { page, pageSize: 2, sort: 'time' } })).page
      .paging;
  expect(await at(0)).toEqual({ recordCount: 3, pageSize: 2, more: true, next: expect.any(String) });
  expect(await at(1)).toEqual({ recordCount: 3, pageSize: 2, more: false });
});

const ordered = { pageSize: 2, sort: 'time', order: 'desc' };
const nextOf = async (body: object) =>
  (await service.send('POST /interfacelog/query', { body })).page.paging.next;

test('the cursor selects the following page, regardless of the page number', async () => {
  const after = await nextOf(ordered);
  const { page } = await service.send('POST /interfacelog/query', { body: { ...ordered, page: 7, after } });
  expect(page.records.map(({ uuid }) => uuid)).toEqual(['1']);
  expect(page.paging).toEqual({ recordCount: 3, pageSize: 2, more: false });
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const elsewhere = 'its sort order has changed';
const broken = 'not a cursor of this service';

test.each([
  [{ order: 'asc' }, undefined, elsewhere],
  [{}, base64(['level', 'desc', 'INFO', '1']), elsewhere],
  [{ sort: undefined, order: 'asc' }, base64(['time', 'asc', '2026-11-20T08:00:00.000Z', '1']), elsewhere],
  [{ sort: 'level' }, base64(['level', 'desc', 'INFO', '1']), 'sort must be selected from the list'],
  [{}, 'nonsense', broken],
  [{}, base64(['time', 'desc', '2026-11-20T08:00:00.000Z']), broken],
  [{}, base64(['time', 'desc', 7, '1']), broken],
  [{}, base64(['time', 'desc', 'yesterday', '1']), broken],
  [{}, base64(['time', 'desc', '2026-11-20T08:00:00.000Z', '\0']), 'cannot be stored'],
])('the list refuses a cursor with %j: %s', async (given, cursor, says) => {
  const after = cursor ?? (await nextOf(ordered));
  const answer = await service.send('POST /interfacelog/query', { body: { ...ordered, after, ...given } });
  expect(answer).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST' });
  expect(answer.message).toContain(says);
});

test.each(['time', 'elapsedMs'])('the list refuses a range of %s without From or To', async (name) => {
  const answer = await service.send('POST /interfacelog/query', { body: { [name]: 80 } });
  expect(answer).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST' });
});

test.each([
  '2026-13-01T00:00:00Z',
  '2026-11-31T00:00:00Z',
  '2026-11-20T25:00:00Z',
  '2026-11-20T00:00:00+99:99',
])('the list refuses the impossible bound %s', async (timeFrom) => {
  const answer = await service.send('POST /interfacelog/query', { body: { timeFrom } });
  expect(answer.row.problems).toMatchObject([{ field: 'timeFrom' }]);
});
