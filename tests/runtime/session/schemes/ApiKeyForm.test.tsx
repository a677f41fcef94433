import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { companyStore } from '../../../../src/runtime/api/companyStore.ts';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import { ApiKeyForm } from '../../../../src/runtime/session/schemes/ApiKeyForm.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeEach(async () => {
  await enter();
  companyStore.set([{ uuid: 'c1', name: 'North' }]);
  sessionStore.close();
});

test('an API key opens a session named after the end of the key; an empty one shows a message', async () => {
  const done = vi.fn();
  renderLocalized(
    <ApiKeyForm onDone={done}>
      <button type="button">稍后</button>
    </ApiKeyForm>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('');
  expect(screen.getByRole('button', { name: '稍后' })).toBeDefined();
  const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }));
  for (const typed of ['', '  ']) {
    if (typed) await userEvent.type(screen.getByLabelText('API 密钥'), typed);
    await submit();
    expect(alert.textContent).toBe('请输入 API 密钥。');
    expect([sessionStore.get(), done.mock.calls.length]).toEqual([undefined, 0]);
  }
  await userEvent.type(screen.getByLabelText('API 密钥'), 'secret-k1 ');
  await submit();
  expect(alert.textContent).toBe('');
  expect(sessionStore.get()).toEqual({ loginId: '…t-k1', loginKey: 'secret-k1', companyUuid: '' });
  expect(companyStore.get()).toEqual([]);
  expect(done).toHaveBeenCalledOnce();
});
