import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import auth from '../../../../src/generated/catalog/auth.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { formModule } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { widgetModules } from '../../../../src/runtime/form/rjsfProps.ts';
import { RecordSettings } from '../../../../src/runtime/record/form/RecordSettings.tsx';
import { enter, stubService } from '../../core/stubService.ts';

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
