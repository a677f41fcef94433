import { expect, onTestFinished, test, vi } from 'vitest';
import type { TableDatabase } from '../../../../../src/server/integration/databases/DatabaseDialect.ts';
import {
  DatabaseCache,
  type TableDialect,
} from '../../../../../src/server/integration/transport/table/DatabaseCache.ts';
import { createLookup } from '../../relay/partner.ts';

const source = { uuid: '', ip: 'db.example', port: 1, databaseName: 'erp' };

/** A cache, and a dialect whose databases answer with `query`. */
function cacheWith(query: TableDatabase['query']) {
  const close = vi.fn(async () => undefined);
  const open = vi.fn(
    async (): Promise<TableDatabase> => ({
      quote: (name) => `"${name}"`,
      placeholder: (nth) => `$${nth}`,
      defaultSchema: 'true',
      query,
      selectDocuments: async () => [],
      callRoutine: async () => [],
      close,
    }),
  );
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
  await expect(first.query('1', [])).rejects.toThrow('Query read timeout');
  const second = await get();
  await expect(first.query('2', [])).rejects.toThrow('Query read timeout');
  expect(await get()).toBe(second);
  expect(open).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(1);
});
