import { expect, test } from 'vitest';
import { servicePhrasesOf } from '../../../../../src/server/platform/base/servicePhrases.ts';
import { entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import type { OperationCall } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import {
  decodeCursor,
  encodeCursor,
} from '../../../../../src/server/platform/records/handlers/listCursor.ts';
import type { RecordQuery } from '../../../../../src/server/platform/store/records/RecordQuery.ts';

const call = { phrases: servicePhrasesOf('en-US') } as OperationCall;
const byPort = { property: 'port', order: 'desc' } as const;
const byTime = { property: 'time', order: 'asc' } as const;

const decode = (entity: string, sort: RecordQuery['sort'], cursor: unknown) =>
  decodeCursor(call, entityOf(entity).model, sort, cursor);
const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['dataSource', byPort, '3306'],
  ['dataSource', byPort, '-1.5'],
  ['dataSource', byPort, null],
  ['dataSource', { property: 'name', order: 'asc' } as const, 'ERP'],
  ['dataSource', undefined, '2026-11-21'],
  ['interfaceLog', byTime, '2026-11-21T08:00:00.000Z'],
  ['interfaceLog', byTime, '2026-11-21T08:00:00+00:00'],
  ['interfaceLog', byTime, '2026-11-21T13:45:00.123456+05:45'],
])('a list of %s by %j continues after %s', (entity, sort, value) => {
  const position = { value, uuid: 'u' };
  expect(decode(entity, sort, encodeCursor(sort, position))).toEqual(position);
});

test.each([undefined, '', 1])('a list without a cursor, but %j, has no position', (cursor) => {
  expect(decode('dataSource', byPort, cursor)).toBeUndefined();
});

const noCursor =
  'The list cannot be continued: “after” is not a cursor of this service. Reload the first page';
const otherOrder = 'The list cannot be continued: its sort order has changed. Reload the first page';

test.each([
  ['text instead of a number', 'dataSource', byPort, ['port', 'desc', 'many', 'u'], noCursor],
  ['a number with a unit', 'dataSource', byPort, ['port', 'desc', '3306 or', 'u'], noCursor],
  ['a number after a text', 'dataSource', byPort, ['port', 'desc', 'no 3306', 'u'], noCursor],
  ['half a decimal', 'dataSource', byPort, ['port', 'desc', '1.', 'u'], noCursor],
  ['no instant', 'interfaceLog', byTime, ['time', 'asc', 'today', 'u'], noCursor],
  ['a digit', 'interfaceLog', byTime, ['time', 'asc', '1', 'u'], noCursor],
  ['a year', 'interfaceLog', byTime, ['time', 'asc', '2026', 'u'], noCursor],
  ['the year 10000', 'interfaceLog', byTime, ['time', 'asc', '+010000-01-01T00:00:00.000Z', 'u'], noCursor],
  [
    'more digits than the database reads',
    'interfaceLog',
    byTime,
    ['time', 'asc', `2026-11-21T08:00:00.${'0'.repeat(200)}Z`, 'u'],
    noCursor,
  ],
  ['no value without an order', 'dataSource', undefined, ['', 'asc', null, 'u'], noCursor],
  ['no uuid', 'dataSource', byPort, ['port', 'desc', '1', null], noCursor],
  ['three parts', 'dataSource', byPort, ['port', 'desc', '1'], noCursor],
  ['a record', 'dataSource', byPort, { length: 4 }, noCursor],
  ['another property', 'dataSource', byPort, ['name', 'desc', '1', 'u'], otherOrder],
  ['another order', 'dataSource', byPort, ['port', 'asc', '1', 'u'], otherOrder],
])('a list refuses a cursor with %s', (_, entity, sort, parts, message) => {
  expect(() => decode(entity, sort, encoded(parts))).toThrow(
    expect.objectContaining({
      code: 'INVALID_REQUEST',
      data: { problems: [{ field: 'after', message }] },
    }),
  );
});

test('a list refuses a text that is no cursor', () => {
  expect(() => decode('dataSource', byPort, 'page 2')).toThrow(
    expect.objectContaining({ code: 'INVALID_REQUEST' }),
  );
});
