import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import { getOperation } from '../../../../src/runtime/api/operations.ts';
import { preloadOperation } from '../../../../src/runtime/api/useOperation.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { listArgsOf, listOperationOf } from '../../../../src/runtime/list/query/listRequest.ts';
import { useRows } from '../../../../src/runtime/list/query/useRows.ts';
import { enter, lateAnswer, page, stubService } from '../../core/stubService.ts';

const state = { page: 0, sort: '', order: 'asc', filters: {} } as const;

test('rows that were loaded before the first render are not other rows while they are read again', async () => {
  await enter('erpdown');
  const late = lateAnswer();
  let count = 0;
  stubService({
    '/interfaceConfig/query': () => {
      count += 1;
      return count === 1 ? page({ uuid: 'i1' }) : late.promise;
    },
  });
  const operation = listOperationOf(erpdown);
  await preloadOperation(operation, listArgsOf(erpdown, getOperation(operation, 'A test'), state), {
    inline: true,
  });
  const { result } = renderHook(() => useRows(erpdown, state), { wrapper: LocaleProvider });
  expect(result.current).toMatchObject({ rows: [{ uuid: 'i1' }], isOther: false });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.isStale).toBe(true));
  expect(result.current.isOther).toBe(false);
});
