import { expect, test, vi } from 'vitest';
import type { PendingData } from '../../../../src/generated/types.ts';
import { EngineStoppedError } from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { runShadow, type ShadowOptions } from '../../../../src/screens/mapping/shadow/runShadow.ts';

const storedDocument = (uuid: string, data?: string) => ({ uuid, data }) as PendingData;

/** Returns a loader of these documents by page, as the service answers: the newest first. */
function loadFrom(documents: readonly PendingData[]): ShadowOptions['load'] {
  return async ({ page, pageSize }) => {
    const records = documents.slice(page * pageSize, (page + 1) * pageSize);
    const more = (page + 1) * pageSize < documents.length;
    return {
      success: true,
      data: { records, page, paging: { recordCount: documents.length, pageSize, more } },
    };
  };
}

const same = { changes: [] };

function options(over: Partial<ShadowOptions>): ShadowOptions {
  return {
    engine: { compare: async () => same },
    load: loadFrom([]),
    count: 50,
    request: { before: [], after: [], timeZone: 'UTC', now: '2026-11-21T00:00:00Z' },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...over,
  };
}

const createDocuments = (count: number) =>
  Array.from({ length: count }, (_, n) => storedDocument(`u${n}`, `{"n":${n}}`));

test.each([
  ['all documents if fewer exist than requested', 25, 50, 25],
  ['the requested number of documents', 25, 12, 12],
  ['no documents', 0, 50, 0],
])('runShadow compares %s', async (_, available, count, want) => {
  const onProgress = vi.fn();
  const found = await runShadow(options({ load: loadFrom(createDocuments(available)), count, onProgress }));
  expect(found.compared).toHaveLength(want);
  expect(onProgress).toHaveBeenCalledTimes(want);
  if (want > 0) expect(onProgress).toHaveBeenLastCalledWith(want, want);
});

test('runShadow lists documents that it cannot compare, and compares the others', async () => {
  const compare = vi
    .fn<ShadowOptions['engine']['compare']>()
    .mockRejectedValueOnce(new EngineStoppedError())
    .mockRejectedValueOnce(new TypeError('The worker answered nothing.'))
    .mockResolvedValue(same);
  const documents = [
    storedDocument('empty'),
    storedDocument('text', 'x'),
    storedDocument('slow', '1'),
    storedDocument('broken', '3'),
    storedDocument('fine', '2'),
  ];
  const load = loadFrom(documents);
  const { compared, skipped } = await runShadow(options({ engine: { compare }, load }));
  expect(skipped.map(({ stored, why }) => `${stored.uuid} ${why}`)).toEqual([
    'empty noData',
    'text notJson',
    'slow stopped',
    'broken failed',
  ]);
  expect(compared.map(({ stored }) => stored.uuid)).toEqual(['fine']);
});

test('runShadow compares no document twice if a new document arrives', async () => {
  const pages = [createDocuments(10), [storedDocument('u9', '9'), storedDocument('u10', '10')]];
  const load: ShadowOptions['load'] = async ({ page }) => ({
    success: true,
    data: { records: pages[page] ?? [], page, paging: { recordCount: 12, pageSize: 10, more: page === 0 } },
  });
  const { compared } = await runShadow(options({ load }));
  expect(compared.map(({ stored }) => stored.uuid)).toEqual(createDocuments(11).map(({ uuid }) => uuid));
});

test('cancelling keeps the compared documents', async () => {
  const controller = new AbortController();
  const onProgress = (done: number) => done === 3 && controller.abort();
  const found = await runShadow(
    options({ load: loadFrom(createDocuments(25)), signal: controller.signal, onProgress }),
  );
  expect(found).toMatchObject({ total: 25, compared: { length: 3 } });
});

test('runShadow returns a failure of the service with the documents compared before', async () => {
  const good = loadFrom(createDocuments(25));
  const failure = { success: false, status: 500 };
  const load: ShadowOptions['load'] = async (page) => (page.page === 0 ? good(page) : failure);
  expect(await runShadow(options({ load }))).toMatchObject({ failure, compared: { length: 10 } });
});
