import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SignIn } from '../../../../src/contract/backend/Backend.ts';
import { shopBackend } from './shopBackend.ts';

const issuer = 'https://id.example/realm';
const oidc: SignIn = { scheme: 'oidc', issuer, clientId: 'console', scope: 'openid' };
/** The sign-in of the back end. */
let scheme: SignIn = oidc;
const shop = shopBackend(() => scheme);

vi.mock('../../../../src/runtime/core/catalog.ts', async () => ({
  ...(await import('../../core/stubCatalog.ts')),
  backends: { shop },
  defaultBackend: 'shop',
}));
// tests/runtime/core/cleanup.ts has loaded the phrases with this product's catalog.
vi.resetModules();
const { loadPhrases, phraseGroup } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { OidcSignIn } = await import('../../../../src/runtime/session/schemes/OidcSignIn.tsx');
const { PasswordDialog } = await import('../../../../src/runtime/session/PasswordDialog.tsx');
const { renderLocalized } = await import('../../core/renderLocalized.ts');

const assign = vi.spyOn(location, 'assign');

beforeEach(async () => {
  scheme = oidc;
  assign.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  await loadPhrases('zh-CN');
  await phraseGroup('session').load();
});

/** Shows the sign-in in strict mode, which runs effects twice as in development. Returns the requests. */
async function show(answer: () => Response) {
  const asked: string[] = [];
  const done = vi.fn();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    return answer();
  });
  await act(async () =>
    renderLocalized(
      <StrictMode>
        <OidcSignIn onDone={done} />
      </StrictMode>,
    ),
  );
  return { asked, done, button: screen.getByRole<HTMLButtonElement>('button') };
}

const discovery = () =>
  Response.json({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` });
const refuse = () => {
  throw new TypeError('no such host');
};
const alertText = () => screen.getByRole('alert').textContent;

test('a browser without the required cryptography gets a message, and the button works again', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('not supported'));
  const { button } = await show(discovery);
  await userEvent.click(button);
  await waitFor(() => expect(button.disabled).toBe(false));
  expect(alertText()).toContain('单点登录服务没有响应');
});

test('the button goes to the provider', async () => {
  const { asked, button } = await show(discovery);
  expect([alertText(), button.disabled, asked]).toEqual(['', false, []]);
  await userEvent.click(button);
  await waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toContain(`${issuer}/auth?`));
});

test('a provider without an answer is named, and the button stays', async () => {
  const { button, done } = await show(refuse);
  await userEvent.click(button);
  await waitFor(() => expect(alertText()).toMatch(/./));
  expect([button.disabled, done.mock.calls, assign.mock.calls]).toEqual([false, [], []]);
});

test('the answer of another sign-in is tried once, and its problem is shown', async () => {
  sessionStorage.setItem('oidc', JSON.stringify({ state: 's1', nonce: 'n', codeVerifier: 'v', to: '/' }));
  history.replaceState(null, '', '/?state=s2&code=c');
  const { asked, button, done } = await show(discovery);
  await waitFor(() => expect(alertText()).toMatch(/./));
  expect([button.disabled, done.mock.calls, asked]).toEqual([false, [], []]);
  expect(location.search).toBe('');
});

/** Sign-in of the back end → title and text of the dialog of an expired session. */
test.each<[given: SignIn, title: string, text: string]>([
  [oidc, '登录已过期', '请重新登录后继续，本页已输入的内容将丢失。'],
  [
    { scheme: 'apiKey', header: 'X-API-Key' },
    'API 密钥无效或已过期',
    '请输入有效的 API 密钥以继续操作，页面上已填写的内容仍保留。',
  ],
  [
    { scheme: 'bearer', login: { path: '/login', body: {}, token: '/token' } },
    '登录已过期',
    '请输入密码以继续操作，页面上已填写的内容仍保留。',
  ],
])('an expired session of %j', async (given, title, text) => {
  scheme = given;
  vi.stubGlobal('fetch', async () => Response.json({}));
  await act(async () => renderLocalized(<PasswordDialog loginId="op" onFinish={() => undefined} />));
  expect(within(await screen.findByRole('dialog', { name: title })).getByText(text)).toBeDefined();
});
