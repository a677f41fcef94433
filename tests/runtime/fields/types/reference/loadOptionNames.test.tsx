import { beforeEach, expect, test } from 'vitest';
import type { FieldReference } from '../../../../../src/contract/model/resource.ts';
import { loadOptionNames } from '../../../../../src/runtime/fields/types/reference/loadOptionNames.ts';
import { enter, stubService } from '../../../core/stubService.ts';

beforeEach(() => enter());

const reference: FieldReference = { operation: 'erp.query', value: 'uuid', label: 'name' };

test.each<[enough: number, want: readonly string[]]>([
  [1, ['e0']],
  [2, ['e0', 'e1']],
  [9, ['e0', 'e1', 'e2']],
])('if %i names are enough, the reading finds %j', async (enough, want) => {
  stubService({
    '/erp/query': ({ body }) => {
      const { page } = body as { readonly page: number };
      const records = [{ uuid: `e${page}`, name: `ERP ${page}` }];
      return { success: true, data: { records, page, paging: { pageSize: 1, more: page < 2 } } };
    },
  });
  const { signal } = new AbortController();
  const reading = {
    pageSize: 1,
    signal,
    isEnough: ({ size }: ReadonlyMap<string, string>) => size >= enough,
  };
  const { data } = await loadOptionNames(reference, { body: {} }, reading);
  expect([...(data?.keys() ?? [])]).toEqual(want);
});
