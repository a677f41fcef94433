import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { companyStore } from '../../../src/runtime/api/companyStore.ts';
import { missingOperations } from '../../../src/runtime/api/missing/missingOperations.ts';
import { renewSession, sessionRenewal, sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { usePolling } from '../../../src/runtime/core/timing/usePolling.ts';
import { SessionRenewalDialog } from '../../../src/runtime/session/SessionRenewalDialog.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

const companies = [
  { uuid: 'c1', name: 'North' },
  { uuid: 'c2', name: 'South' },
];
const answers = {
  accepted: () => ({
    success: true,
    data: { loginId: 'op', loginKey: 'new', companyUuid: 'c1', companies },
  }),
  refused: () =>
    Response.json(
      { success: false, errorCode: 'SIGN_IN_FAILED', errorMessage: '登录名或密码错误' },
      { status: 401 },
    ),
  missing: () => new Response('', { status: 404 }),
};

beforeEach(async () => {
  await enter();
  missingOperations.forget();
  companyStore.set(companies);
  sessionStore.open({ loginId: 'op', loginKey: 'old', companyUuid: 'c2' });
});

/** Shows the dialog of an expired session. Returns the results of `renewSession`, and the sign-in requests. */
async function expire(login: () => unknown) {
  const asked = stubService({ '/login': login });
  renderLocalized(<SessionRenewalDialog />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const results: boolean[] = [];
  // Two calls expire together and share one dialog.
  await act(async () => {
    for (const call of [renewSession(), renewSession()]) void call.then((renewed) => results.push(renewed));
  });
  await screen.findByRole('dialog');
  return { results, bodies: () => asked.filter(({ path }) => path === '/login').map(({ body }) => body) };
}

async function enterPassword(): Promise<void> {
  await userEvent.type(screen.getByLabelText('密码'), 'x');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
}

test('a sign-in over the page keeps the company on screen and renews all waiting calls', async () => {
  const { results, bodies } = await expire(answers.accepted);
  expect(screen.getByRole('dialog', { name: '登录已过期' })).toBeDefined();
  expect(screen.getByText('请输入密码以继续操作，页面上已填写的内容仍保留。')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('密码')));
  await enterPassword();
  await waitFor(() => expect(results).toEqual([true, true]));
  expect(bodies()).toEqual([{ loginId: 'op', password: 'x' }]);
  expect(sessionStore.get()).toEqual({ loginId: 'op', loginKey: 'new', companyUuid: 'c2' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused password leaves the dialog open and the session unchanged', async () => {
  const { results } = await expire(answers.refused);
  await enterPassword();
  expect((await screen.findByRole('alert')).textContent).toBe('登录名或密码错误');
  expect(screen.getByRole('dialog')).toBeDefined();
  expect(sessionStore.get()?.loginKey).toBe('old');
  expect(results).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '暂不登录' }));
  await waitFor(() => expect(results).toEqual([false, false]));
});

test.each([
  { given: 'the button', leave: () => userEvent.click(screen.getByRole('button', { name: '暂不登录' })) },
  // A browser turns Escape into this event.
  { given: 'Escape', leave: async () => fireEvent(screen.getByRole('dialog'), new Event('cancel')) },
])('$given closes the dialog and fails the waiting calls', async ({ leave }) => {
  const { results, bodies } = await expire(answers.accepted);
  await leave();
  await waitFor(() => expect(results).toEqual([false, false]));
  expect(bodies()).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after a dismissed dialog, lists do not poll until the next sign-in', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const read = vi.fn();
  renderHook(() => usePolling(5, read));
  void renewSession();
  sessionRenewal.get()?.finish(false);
  vi.advanceTimersByTime(20_000);
  expect(read).not.toHaveBeenCalled();
  // A call of the operator asks again.
  void renewSession();
  expect(sessionRenewal.get()).toBeDefined();
  sessionStore.open({ loginId: 'op', loginKey: 'new', companyUuid: 'c2' });
  sessionRenewal.get()?.finish(true);
  vi.advanceTimersByTime(5000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('without a sign-in of the back end, the dialog refers to the portal and says that input stays', async () => {
  // A portal provides no companies, so the dialog asks the back end first.
  companyStore.set([]);
  const { results, bodies } = await expire(answers.missing);
  expect(screen.getByRole('dialog', { name: '会话已结束' })).toBeDefined();
  expect(screen.queryByLabelText('密码')).toBeNull();
  expect(screen.getByText('离开本页面前，已输入的内容不会丢失。')).toBeDefined();
  expect(bodies()).toEqual([{}]);
  await userEvent.click(screen.getByRole('button', { name: '暂不登录' }));
  await waitFor(() => expect(results).toEqual([false, false]));
});
