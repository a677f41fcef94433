import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import auth from '../../../../src/generated/catalog/auth.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { formModule } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { widgetModules } from '../../../../src/runtime/form/rjsfProps.ts';
import { RecordSettings } from '../../../../src/runtime/record/form/RecordSettings.tsx';
import { enter, stubService } from '../../core/stubService.ts';

/** A change with a value of the record in its query, as a described back end may have it. */
vi.mock('../../../../src/runtime/core/catalog.ts', async (load) => {
  const catalog = await load<typeof import('../../../../src/runtime/core/catalog.ts')>();
  const change = {
    ...catalog.operations['auth.modify'],
    path: '/auth/change',
    query: { stamp: null },
    recordQuery: { stamp: 'changedAt' },
  };
  return { ...catalog, operations: { ...catalog.operations, 'auth.change': change } };
});

test('the field in use keeps the focus after Ctrl+S, although the form opens again', async () => {
  const record = {
    uuid: 'a1',
    version: 1,
    name: 'gateway',
    authType: 'BASIC',
    username: 'wms',
    passwordSet: true,
  };
  const saved = { ...record, version: 2, name: 'gateway 2' };
  stubService({ '/auth/modify': () => ({ success: true, data: saved }) });
  await enter('auth');
  await Promise.all([formModule('auth').load(), ...widgetModules.map((module) => module.load())]);
  render(
    <LocaleProvider>
      <RecordSettings resource={auth} record={record} run={vi.fn()} />
    </LocaleProvider>,
  );
  const field = await screen.findByLabelText('名称');
  await userEvent.type(field, ' 2{Control>}s{/Control}');
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByLabelText('名称'));
});

test('a change sends the value of the record as it was read, and the next change that of the next reading', async () => {
  const record = { uuid: 'a1', name: 'gateway', authType: 'BASIC', username: 'wms', passwordSet: true };
  const asked = stubService({ '/auth/change': () => ({ success: true }) });
  await enter('auth');
  await Promise.all([formModule('auth').load(), ...widgetModules.map((module) => module.load())]);
  const resource = { ...auth, roles: { ...auth.roles, modify: 'auth.change' } };
  const page = (shown: Row) => (
    <LocaleProvider>
      <RecordSettings resource={resource} record={shown} run={vi.fn()} />
    </LocaleProvider>
  );
  const changes = () =>
    asked.filter(({ path }) => path === '/auth/change').map(({ query }) => query.get('stamp'));
  const { rerender } = render(page({ ...record, changedAt: 'a' }));
  await userEvent.type(await screen.findByLabelText('名称'), ' 2{Control>}s{/Control}');
  await waitFor(() => expect(changes()).toEqual(['a']));
  rerender(page({ ...record, name: 'gateway 2', changedAt: 'b' }));
  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveProperty('value', 'gateway 2'));
  await userEvent.type(screen.getByLabelText('名称'), ' 3{Control>}s{/Control}');
  await waitFor(() => expect(changes()).toEqual(['a', 'b']));
});
