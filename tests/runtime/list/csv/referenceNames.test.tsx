import { beforeEach, expect, test } from 'vitest';
import type { FieldReference, ResourceColumn } from '../../../../src/contract/model/resource.ts';
import { loadReferenceNames } from '../../../../src/runtime/list/csv/referenceNames.ts';
import { enter, stubService } from '../../core/stubService.ts';

beforeEach(() => enter());

const reference: FieldReference = { operation: 'erp.query', value: 'uuid', label: 'name' };
const columns: readonly ResourceColumn[] = [
  { property: 'erpUuid', sortable: false, field: { type: 'string', reference } },
  { property: 'others', sortable: false, field: { type: 'array', items: { type: 'string', reference } } },
];
const load = (...rows: readonly object[]) =>
  loadReferenceNames(
    columns,
    rows.map((row, index) => ({ uuid: `r${index}`, ...row })),
    new AbortController().signal,
  );

/** The answers of the look-up: one for each page, and the same one for later pages. */
function stubPages(...pages: readonly (readonly object[])[]) {
  const asked = stubService({
    '/erp/query': ({ body }) => {
      const { page } = body as { readonly page: number };
      const records = pages[page] ?? [];
      const paging = { recordCount: 9, pageSize: 1000, more: page + 1 < pages.length, next: `after ${page}` };
      return { success: true, data: { records, page, paging } };
    },
  });
  return () => asked.filter(({ path }) => path === '/erp/query').map(({ body }) => body);
}

const first = { uuid: 'e1', name: 'SAP' };
const second = { uuid: 'e2', name: '用友' };

test.each<[what: string, pages: readonly (readonly object[])[], want: number]>([
  ['all pages', [[first], [second]], 2],
  ['no page after an empty one', [[first, second], [], [first]], 2],
  ['the only page', [[first, second]], 1],
])('names come from %s, with one look-up for all rows and columns', async (_what, pages, want) => {
  const asked = stubPages(...pages);
  const { data: nameOf } = await load({ erpUuid: 'e1' }, { erpUuid: 'e2', others: ['e1'] });
  const names = ['e1', 'e2', 'gone'].map((uuid) => nameOf?.(reference, uuid, { uuid: 'r0' }));
  expect(names).toEqual(['SAP', '用友', 'gone']);
  expect(asked()).toHaveLength(want);
  expect(asked()[0]).toMatchObject({ page: 0, pageSize: 1000 });
  if (want === 2) expect(asked()[1]).toMatchObject({ page: 1, after: 'after 0' });
});

test('rows without a reference need no look-up', async () => {
  const asked = stubPages([first]);
  const { success, data: nameOf } = await load({}, { erpUuid: null });
  expect(success).toBe(true);
  expect(nameOf?.(reference, 'e1', { uuid: 'r0' })).toBe('e1');
  expect(asked()).toEqual([]);
});

test.each([
  [500, false],
  [404, true],
])('a look-up that answers with the status %i has the success %s', async (status, want) => {
  stubService({ '/erp/query': () => Response.json({ success: false }, { status }) });
  const { success, data: nameOf } = await load({ erpUuid: 'e1' });
  expect(success).toBe(want);
  expect(nameOf?.(reference, 'e1', { uuid: 'r0' })).toBe(want ? 'e1' : undefined);
});

test('a look-up that repeats a page is a failure', async () => {
  stubPages([first], [first], [second]);
  const answer = await load({ erpUuid: 'e1' });
  expect(answer).toEqual({ success: false, error: 'repeated page', operation: 'erp.query' });
});
