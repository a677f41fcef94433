import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../../src/runtime/core/i18n/phrases.ts';
import { toastStore } from '../../../src/runtime/feedback/toast/toastStore.ts';
import { PasswordForm } from '../../../src/runtime/session/PasswordForm.tsx';
import { signIn } from '../../../src/runtime/session/signIn.ts';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

vi.mock('../../../src/runtime/session/signIn.ts', async (load) => {
  const real = await load<typeof import('../../../src/runtime/session/signIn.ts')>();
  return { signIn: vi.fn(real.signIn) };
});

beforeEach(() => enter());

const refusal = (errorCode: string, errorMessage: string) =>
  Response.json({ success: false, errorCode, errorMessage }, { status: 401 });

test.each([
  {
    failure: 'an empty input',
    typed: '',
    answer: undefined,
    messages: ['请输入登录名和密码。', 'Enter your login name and password.'],
  },
  {
    failure: 'a wrong password',
    typed: 'x',
    answer: () => refusal('SIGN_IN_FAILED', '登录名或密码错误'),
    messages: ['登录名或密码错误', 'Wrong login name or password'],
  },
  {
    failure: 'an unknown error code, whose message comes from the service',
    typed: 'x',
    answer: () => refusal('ACCOUNT_LOCKED', '账号已锁定'),
    messages: ['账号已锁定', '账号已锁定'],
  },
])('the error message follows a switch of the language: $failure', async ({ typed, answer, messages }) => {
  stubService(answer && { '/login': answer });
  renderLocalized(<PasswordForm loginId="op" onDone={() => {}} />);
  if (typed) await userEvent.type(screen.getByLabelText('密码'), typed);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  expect(await screen.findByText(messages[0] ?? '')).toBeDefined();
  await act(() => setLocale('en-US'));
  expect(screen.getByRole('alert').textContent).toBe(messages[1]);
});

test.each([
  { given: 'nothing', loginId: undefined, want: '登录名' },
  { given: 'the login name', loginId: 'op', want: '密码' },
])('a form with $given filled focuses $want; a refusal focuses the password', async ({ loginId, want }) => {
  stubService({ '/login': () => refusal('SIGN_IN_FAILED', '登录名或密码错误') });
  renderLocalized(<PasswordForm loginId={loginId} onDone={() => {}} />);
  expect(document.activeElement).toBe(screen.getByLabelText(want));
  if (!loginId) await userEvent.type(screen.getByLabelText('登录名'), 'op');
  await userEvent.type(screen.getByLabelText('密码'), 'x');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await screen.findByText('登录名或密码错误');
  expect(document.activeElement).toBe(screen.getByLabelText('密码'));
});

test('a sign-in whose code does not load shows a toast, and the button works again', async () => {
  const done = vi.fn();
  vi.mocked(signIn).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  renderLocalized(<PasswordForm loginId="op" onDone={done} />);
  await userEvent.type(screen.getByLabelText('密码'), 'x');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: '登录' });
  await userEvent.click(button);
  expect(button.disabled).toBe(false);
  expect(toastStore.get().map(({ kind }) => kind)).toEqual(['error']);
  expect(done).not.toHaveBeenCalled();
});
