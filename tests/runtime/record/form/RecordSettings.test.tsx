import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import auth from '../../../../src/generated/catalog/auth.ts';
import { formModule } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { widgetModules } from '../../../../src/runtime/form/rjsfProps.ts';
import { RecordSettings } from '../../../../src/runtime/record/form/RecordSettings.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
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

const stored = {
  uuid: 'a1',
  version: 1,
  name: 'gateway',
  authType: 'BASIC',
  username: 'wms',
  passwordSet: true,
};

/** Shows the form of a record. Returns the function that answers its save. */
async function showSettings(): Promise<(answer: object) => void> {
  let answer = (_: object): void => {};
  stubService({ '/auth/modify': () => new Promise((resolve) => (answer = resolve)) });
  await enter('auth');
  await Promise.all([formModule('auth').load(), ...widgetModules.map((module) => module.load())]);
  renderLocalized(<RecordSettings resource={auth} record={stored} run={vi.fn()} />);
  await screen.findByLabelText('名称');
  return (answered) => answer(answered);
}
const nameField = () => screen.getByLabelText<HTMLInputElement>('名称');
const saved = { success: true, data: { ...stored, version: 2, name: 'gateway 2' } };

/** A browser takes the focus from a control that becomes disabled or inert. */
const dropFocus = () => act(() => (document.activeElement as HTMLElement).blur());

test('the field in use keeps the focus after Ctrl+S, although the form opens again', async () => {
  const answer = await showSettings();
  const field = nameField();
  await userEvent.type(field, ' 2{Control>}s{/Control}');
  answer(saved);
  await waitFor(() => expect(field.isConnected).toBe(false));
  expect(document.activeElement).toBe(nameField());
});

test('Save keeps the focus, although it is disabled meanwhile and the form opens again', async () => {
  const answer = await showSettings();
  await userEvent.type(nameField(), ' 2');
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存' });
  await userEvent.click(save);
  await waitFor(() => expect(save.disabled).toBe(true));
  dropFocus();
  answer(saved);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '保存' })));
});

const isInert = (control: Element): boolean => control.closest('[inert]') !== null;

test('the form takes no input while a save runs', async () => {
  const answer = await showSettings();
  await userEvent.type(nameField(), ' 2{Control>}s{/Control}');
  expect(isInert(nameField())).toBe(true);
  answer({ success: false, errorCode: 'OTHER' });
  await waitFor(() => expect(isInert(nameField())).toBe(false));
});

test.each([
  { given: 'succeeds', answered: saved },
  { given: 'fails', answered: { success: false, errorCode: 'OTHER' } },
])('a select gets the focus back after a save that $given', async ({ answered }) => {
  const answer = await showSettings();
  const select = () => screen.getByRole('combobox', { name: '认证类型' });
  await userEvent.type(nameField(), ' 2');
  act(() => select().focus());
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(isInert(select())).toBe(true));
  dropFocus();
  answer(answered);
  await waitFor(() => expect(document.activeElement).toBe(select()));
});

test('a change sends the value of the record as it was read, and the next change that of the next reading', async () => {
  const record = { uuid: 'a1', name: 'gateway', authType: 'BASIC', username: 'wms', passwordSet: true };
  const asked = stubService({ '/auth/change': () => ({ success: true }) });
  await enter('auth');
  await Promise.all([formModule('auth').load(), ...widgetModules.map((module) => module.load())]);
  const resource = { ...auth, roles: { ...auth.roles, modify: 'auth.change' } };
  const page = (shown: Row) => <RecordSettings resource={resource} record={shown} run={vi.fn()} />;
  const changes = () =>
    asked.filter(({ path }) => path === '/auth/change').map(({ query }) => query.get('stamp'));
  const { rerender } = renderLocalized(page({ ...record, changedAt: 'a' }));
  await userEvent.type(await screen.findByLabelText('名称'), ' 2{Control>}s{/Control}');
  await waitFor(() => expect(changes()).toEqual(['a']));
  rerender(page({ ...record, name: 'gateway 2', changedAt: 'b' }));
  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveProperty('value', 'gateway 2'));
  await userEvent.type(screen.getByLabelText('名称'), ' 3{Control>}s{/Control}');
  await waitFor(() => expect(changes()).toEqual(['a', 'b']));
});
