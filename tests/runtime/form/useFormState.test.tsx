import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import dataSource from '../../../src/generated/catalog/dataSource.ts';
import { LocaleProvider } from '../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { formModule } from '../../../src/runtime/core/lazy/resourceModules.ts';
import { type SaveForm, useFormState } from '../../../src/runtime/form/useFormState.ts';
import { enter } from '../core/stubService.ts';

beforeEach(() => enter('dataSource'));

const opened = {
  uuid: 'd1',
  version: 1,
  name: 'A',
  databaseType: 'MYSQL',
  ip: '10.0.0.1',
  port: 3306,
  databaseName: 'wms',
  username: 'reader',
  encoding: 'UTF-8',
};
const theirs = { ...opened, version: 2, name: 'B' };

test('after a conflict, the record is sent with theirs as the state before the change', async () => {
  const form = await formModule('dataSource').load();
  const save = vi.fn<SaveForm>().mockResolvedValueOnce({ theirs }).mockResolvedValueOnce(undefined);
  const values = {};
  const { result } = renderHook(() => useFormState(form, dataSource, { record: opened, values }, save), {
    wrapper: LocaleProvider,
  });
  act(() => result.current.setData((data) => ({ ...data, username: 'writer' })));
  await act(() => result.current.submit());
  await act(() => result.current.resolve({ theirs }, { ...theirs, name: 'A', username: 'writer' }));
  expect(save.mock.calls.map(([{ name, username }, before]) => [name, username, before.name])).toEqual([
    ['A', 'writer', 'A'],
    ['A', 'writer', 'B'],
  ]);
});
