import { expect, onTestFinished, test, vi } from 'vitest';
import type { TableDatabase } from '../../../../../src/server/integration/databases/DatabaseDialect.ts';
import { deliverDocument } from '../../../../../src/server/integration/transport/DeliveryTarget.ts';
import {
  DatabaseCache,
  type TableDialect,
} from '../../../../../src/server/integration/transport/table/DatabaseCache.ts';
import { tableTarget } from '../../../../../src/server/integration/transport/table/tableTarget.ts';
import { createLookup } from '../../relay/partner.ts';

const source = { uuid: '', ip: 'db.example', port: 1, databaseName: 'erp' };

/** A cache, and a dialect whose databases answer with `query`. */
function cacheWith(query: TableDatabase['query']) {
  const close = vi.fn(async () => undefined);
  const open = vi.fn(async (): Promise<TableDatabase> => {
    let isClosed = false;
    return {
      quote: (name) => `"${name}"`,
      placeholder: (nth) => `$${nth}`,
      hasKey: (column, value) => ({ sql: `${column} = $1`, values: [value] }),
      defaultSchema: 'true',
      query: async (sql, values) => {
        if (isClosed) throw new Error('Pool is closed.');
        return query(sql, values);
      },
      selectDocuments: async () => [],
      callRoutine: async () => [],
      close: () => {
        isClosed = true;
        return close();
      },
    };
  });
  const dialect = {
    tables: {
      scheme: 'fake',
      open,
      sqlStateOf: (error: Error) => ('code' in error ? String(error.code) : undefined),
    },
  } as unknown as TableDialect;
  const cache = new DatabaseCache({
    loopback: true,
    lookup: createLookup({ 'db.example': ['127.0.0.1'] }),
  });
  onTestFinished(() => cache.close());
  return { open, close, get: () => cache.get(dialect, source) };
}

test('a late loss of a connection leaves its successor open', async () => {
  const { open, close, get } = cacheWith(async () => {
    throw new Error('Query read timeout');
  });
  const first = await get();
  const losses = [first.query('1', []), first.query('2', [])];
  await expect(losses[0]).rejects.toThrow('Query read timeout');
  const second = await get();
  await expect(losses[1]).rejects.toThrow('Query read timeout');
  await expect(first.query('3', [])).rejects.toThrow('Pool is closed.');
  expect(await get()).toBe(second);
  expect(open).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  [true, undefined],
  [false, 'DATABASE_CONNECTION_REFUSED'],
])('an insert that the shutdown of the server ends: row stored %j -> failure %j', async (isStored, want) => {
  let isWritten = false;
  const { open, get } = cacheWith(async (sql, values) => {
    if (sql.includes('information_schema'))
      return ['code', 'idempotency_key'].map((cn) => ({ ts: 'erp', tn: 'item', cn }));
    if (sql.startsWith('SELECT')) return isWritten ? [{ known: values[0] }] : [];
    isWritten = isStored;
    throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  });
  const target = tableTarget({ url: 'fake://db.example', table: 'item', database: get });
  const { failure } = await deliverDocument(target, { code: 'A' }, { idempotencyKey: 'k' });
  expect(failure?.code).toBe(want);
  expect(open).toHaveBeenCalledTimes(2);
});

test('a failed check for the row of an insert leaves the failure of the insert', async () => {
  let isDown = false;
  const { get } = cacheWith(async (sql) => {
    if (isDown) throw new Error('connect ECONNREFUSED');
    if (sql.includes('information_schema'))
      return ['code', 'idempotency_key'].map((cn) => ({ ts: 'erp', tn: 'item', cn }));
    if (sql.startsWith('SELECT')) return [];
    isDown = true;
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  });
  const target = tableTarget({ url: 'fake://db.example', table: 'item', database: get });
  const { failure } = await deliverDocument(target, { code: 'A' }, { idempotencyKey: 'k' });
  expect(failure).toMatchObject({ parameters: { message: 'terminating connection' } });
});
