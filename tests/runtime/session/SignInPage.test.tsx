import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { missingOperations } from '../../../src/runtime/api/missing/missingOperations.ts';
import { sessionStore } from '../../../src/runtime/api/sessionStore.ts';
import { currentLocation, navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { LazySignInPage } from '../../../src/runtime/session/lazySignInPage.ts';
import SignInPage from '../../../src/runtime/session/SignInPage.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

beforeAll(async () => {
  await enter();
  await LazySignInPage.load();
});

beforeEach(() => {
  sessionStore.close();
  missingOperations.forget();
});

const companies = [{ uuid: 'c1', name: 'North' }];
const opened = {
  success: true,
  data: { loginId: 'op', loginKey: 'new', companyUuid: 'c1', companies },
};
const refused = () => Response.json({ success: false, errorCode: 'SIGN_IN_FAILED' }, { status: 401 });
const unreachable = (): never => {
  throw new TypeError('fetch failed');
};

/** Shows the page at a location. Strict mode runs effects twice, as in a development build. */
async function show(route: string, login: () => unknown) {
  navigate(route);
  const asked = stubService({ '/login': login });
  await act(async () =>
    renderLocalized(
      <StrictMode>
        <SignInPage />
      </StrictMode>,
    ),
  );
  return () => asked.filter(({ path }) => path === '/login').map(({ body }) => body);
}

const link = '/sign-in?token=t1';
const hasText = (name: string) => screen.queryByText(name) !== null;
const heading = () => screen.getByRole('heading').textContent;

test.each<{ given: string; want: { company: string; location: string } }>([
  { given: '&company=c2&to=%2Fhealth', want: { company: 'c2', location: '/health' } },
  { given: '&company=c9&to=https%3A%2F%2Felsewhere', want: { company: 'c1', location: '/' } },
])('a sign-in link with $given opens $want', async ({ given, want }) => {
  const two = [...companies, { uuid: 'c2', name: 'South', demo: true }];
  await show(link + given, () => ({ ...opened, data: { ...opened.data, companies: two } }));
  await waitFor(() => expect(currentLocation()).toBe(want.location));
  expect(sessionStore.get()?.companyUuid).toBe(want.company);
});

test.each([
  ['that the operator has', 'c2', 'c2'],
  ['that the operator lacks', 'c9', 'c1'],
])('a return from the provider keeps the company on screen %s', async (_, before, want) => {
  sessionStore.open({ loginId: 'op', loginKey: 'old', companyUuid: before });
  const two = [...companies, { uuid: 'c2', name: 'South' }];
  await show(`${link}&sso=1&to=%2Fhealth`, () => ({ ...opened, data: { ...opened.data, companies: two } }));
  await waitFor(() => expect(currentLocation()).toBe('/health'));
  expect(sessionStore.get()?.companyUuid).toBe(want);
});

test('a sign-in link works once, replaces the session and opens the first screen', async () => {
  sessionStore.open({ loginId: 'other', loginKey: 'old', companyUuid: 'c2' });
  const sent = await show(link, () => opened);
  await waitFor(() => expect(currentLocation()).toBe('/'));
  expect(sent()).toEqual([{ token: 't1' }]);
  expect(sessionStore.get()).toEqual({ loginId: 'op', loginKey: 'new', companyUuid: 'c1' });
});

test('the page shows the progress of a sign-in link, and tries a second link as well', async () => {
  const sent = await show(link, () => new Promise(() => {}));
  expect(screen.getByRole('status').textContent).toBe('正在登录…');
  expect(screen.queryByLabelText('密码')).toBeNull();
  await act(async () => navigate('/sign-in?token=t2'));
  await waitFor(() => expect(sent()).toEqual([{ token: 't1' }, { token: 't2' }]));
});

test('a refused link ends the session, disappears from the URL and leaves the password form', async () => {
  sessionStore.open({ loginId: 'other', loginKey: 'old', companyUuid: 'c2' });
  const sent = await show(link, refused);
  expect((await screen.findByText(/^该登录链接已使用或已过期。/)).role).toBe('alert');
  expect(screen.getByLabelText('密码')).toBeDefined();
  expect(currentLocation()).toBe('/sign-in');
  expect(sent()).toEqual([{ token: 't1' }]);
  expect(sessionStore.get()).toBeUndefined();
});

test('the operator can retry a link that got no answer', async () => {
  let answer: () => unknown = unreachable;
  const sent = await show(link, () => answer());
  expect((await screen.findByRole('alert')).textContent).toBe('请求错误，请重试。');
  expect(hasText('无法连接服务，或连接已中断。请检查网络后重试。')).toBe(true);
  expect(screen.queryByLabelText('密码')).toBeNull();
  expect(currentLocation()).toBe(link);
  let resolve = (_: unknown): void => {};
  answer = () => new Promise((resolved) => (resolve = resolved));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByRole('status').textContent).toBe('正在登录…');
  expect(screen.queryByRole('alert')).toBeNull();
  resolve(opened);
  await waitFor(() => expect(currentLocation()).toBe('/'));
  expect(sent()).toEqual([{ token: 't1' }, { token: 't1' }]);
});

test.each([
  { route: '/sign-in', want: '/' },
  { route: '/config?tab=auth', want: '/config?tab=auth' },
])('a sign-in with a password at $route opens $want', async ({ route, want }) => {
  const sent = await show(route, () => opened);
  expect([heading(), hasText('登录后即可开始使用。')]).toEqual(['登录', true]);
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText('登录名'), 'op');
  await userEvent.type(screen.getByLabelText('密码'), 'x');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await waitFor(() => expect(sessionStore.get()?.loginKey).toBe('new'));
  expect(currentLocation()).toBe(want);
  expect(sent()).toEqual([{ loginId: 'op', password: 'x' }]);
});

test('the page refers to the portal if the back end has no sign-in', async () => {
  await show(link, () => new Response('', { status: 404 }));
  await waitFor(() => expect(heading()).toBe('会话已结束'));
  expect(hasText('当前服务器不提供登录。请返回门户系统，从门户系统重新打开控制台。')).toBe(true);
  expect(screen.queryByLabelText('密码')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
