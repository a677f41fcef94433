import { afterAll, expect, test } from 'vitest';
import { insertRows } from '../../../insertRows.ts';
import { serviceUnderTest } from '../../../serviceUnderTest.ts';

const logs = [
  {
    uuid: 'a',
    time: '2026-11-20T16:00:00.000Z',
    elapsedMs: 9,
    level: 'INFO',
    entity: 'SO-1',
    data: '{"sku": "A"}',
  },
  {
    uuid: 'b',
    time: '2026-11-21T00:00:00.000Z',
    elapsedMs: 80,
    level: 'WARN',
    entity: 'SO-2',
    data: '{"sku": "B"}',
  },
  { uuid: 'c', time: '2026-11-21T08:00:00.000Z', elapsedMs: 100, level: 'INFO', entity: 'PO-1' },
];

const service = await serviceUnderTest();
await insertRows(
  service,
  'interfaceLog',
  logs.map((log) => ({ ...log, type: 'SEND', interfaceName: log.uuid })),
);

afterAll(() => service.database.close());

const queries: { given: object; want: string[] }[] = [
  { given: {}, want: ['a', 'b', 'c'] },
  { given: { timeFrom: '2026-11-21T00:00:00.000Z' }, want: ['b', 'c'] },
  { given: { timeFrom: '2026-11-21T00:00:00+08:00', timeTo: '2026-11-21T08:00:00+08:00' }, want: ['a'] },
  { given: { elapsedMsFrom: 9, elapsedMsTo: 100 }, want: ['a', 'b'] },
  { given: { elapsedMsFrom: 10 }, want: ['b', 'c'] },
  { given: { elapsedMsTo: 9 }, want: [] },
  { given: { timeFrom: '0001-01-01T00:00:00Z', timeTo: '9999-12-31T23:59:59Z' }, want: ['a', 'b', 'c'] },
  { given: { level: 'INFO', entity: 'so-' }, want: ['a'] },
  { given: { level: ['WARN', 'ERROR'] }, want: ['b'] },
  { given: { level: ['INFO', 'WARN'], entity: 'so-' }, want: ['a', 'b'] },
  { given: { data: '"b"' }, want: ['b'] },
  { given: { entity: '' }, want: ['a', 'b', 'c'] },
];

test.each(queries)('the log list with $given returns the expected entries', async ({ given, want }) => {
  const body = { page: 0, pageSize: 20, sort: 'time', order: 'asc', ...given };
  const { status, page } = await service.send('POST /interfacelog/query', { body });
  expect(status).toBe(200);
  expect(page.records.map(({ uuid }) => uuid)).toEqual(want);
  expect(page.paging).toEqual({ recordCount: want.length, pageSize: 20, more: false });
});

test.each([
  { time: '2026-11-21T00:00:00.000Z' },
  { elapsedMs: 9 },
  { timeFrom: 'yesterday' },
  { timeFrom: '' },
  { timeFrom: '0001-01-01T00:00:00+01:00' },
  { timeTo: '9999-12-31T23:59:59-01:00' },
])('the log list refuses the range %j', async (given) => {
  const answer = await service.send('POST /interfacelog/query', {
    body: { page: 0, pageSize: 20, ...given },
  });
  expect(answer).toMatchObject({
    status: 400,
    data: { problems: Object.keys(given).map((field) => ({ field })) },
  });
});
