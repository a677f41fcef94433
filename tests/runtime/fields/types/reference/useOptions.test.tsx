import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FieldReference } from '../../../../../src/contract/model/resource.ts';
import { LocaleProvider } from '../../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { useOptions } from '../../../../../src/runtime/fields/types/reference/useOptions.ts';
import { enter, stubService } from '../../../core/stubService.ts';

const reference: FieldReference = {
  operation: 'datasource.query',
  value: 'uuid',
  label: 'name',
  params: { databaseType: { record: 'kind' } },
};

test('a reference offers no options once the property that they depend on is cleared', async () => {
  await enter();
  stubService({ '/datasource/query': () => ({ success: true, data: [{ uuid: 'd1', name: 'north' }] }) });
  const { result, rerender } = renderHook(({ record }) => useOptions(reference, record), {
    wrapper: LocaleProvider,
    initialProps: { record: { kind: 'MYSQL' } as Readonly<Record<string, unknown>> },
  });
  await waitFor(() => expect(result.current.options).toEqual([{ value: 'd1', label: 'north' }]));
  rerender({ record: {} });
  expect([result.current.missing, result.current.options]).toEqual(['kind', []]);
});
