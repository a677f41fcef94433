import { expect, test } from 'vitest';
import { account, createTestApp, serviceUnderTest } from '../../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const app = createTestApp(
  { ...service.service, isPasswordRefused: true },
  {
    singleSignOn: {
      publicUrl: 'https://console.example.com',
      settings: {
        // Nothing listens on this port.
        issuer: new URL('http://127.0.0.1:9'),
        clientId: 'console',
        scope: 'openid',
        loginClaim: 'sub',
        roleClaim: 'roles',
        roleOf: new Map(),
      },
    },
  },
);

test.each([
  { given: 'a start while the provider is down', path: '/start?to=/config', want: 'UNAVAILABLE' },
  { given: 'an answer without an attempt', path: '/callback?code=a&state=b', want: 'EXPIRED' },
  {
    given: 'an answer with a forged attempt',
    path: '/callback?code=a&state=b',
    cookie: 'sso-attempt=forged',
    want: 'EXPIRED',
  },
])('$given opens the sign-in page with the problem $want', async ({ path, cookie, want }) => {
  const headers: HeadersInit = cookie ? { Cookie: cookie } : {};
  const response = await app.request(`/single-sign-on${path}`, { headers });
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe(`https://console.example.com/#/sign-in?problem=${want}`);
});

/** Resolves to the failed sign-ins in the audit log. */
async function refusals(): Promise<readonly object[]> {
  const { page } = await service.send('POST /auditEntry/query', {
    body: { event: 'signIn', operation: 'single sign-on' },
  });
  return page.records.map(({ loginId, errorCode, success }) => ({ loginId, errorCode, success }));
}

test('an answer that the provider does not confirm has an entry in the audit log, a forged one has none', async () => {
  const attempt = JSON.stringify({ state: 's', nonce: 'n', codeVerifier: 'v', to: '/' });
  const sealed = service.service.vault.encrypt(attempt, 'sso-attempt');
  const callBack = (cookie: string) =>
    app.request('/single-sign-on/callback?code=a&state=s', { headers: { Cookie: `sso-attempt=${cookie}` } });
  const response = await callBack(encodeURIComponent(sealed));
  expect(response.headers.get('Location')).toBe('https://console.example.com/#/sign-in?problem=REFUSED');
  await callBack('forged');
  expect(await refusals()).toEqual([{ errorCode: 'REFUSED', success: false }]);
});

test('the sign-out without a provider leads back to the console', async () => {
  const response = await app.request('/single-sign-on/end');
  expect(response.headers.get('Location')).toBe('https://console.example.com/');
});

test('the configuration offers the single sign-on, and a password is refused', async () => {
  const configuration = await (await app.request('/config.json')).json();
  expect(configuration).toMatchObject({ singleSignOn: '/single-sign-on', passwordSignIn: false });
  const body = JSON.stringify({ loginId: 'operator', password: 'any password' });
  const headers = { 'Content-Type': 'application/json' };
  const login = await app.request(`${account}/login?lang=en_US`, { method: 'POST', headers, body });
  const { errorCode, message } = await login.json();
  expect([login.status, errorCode]).toEqual([401, 'SIGN_IN_FAILED']);
  expect(message).toBe('Passwords are turned off. Sign in with single sign-on');
});

test('an operator of the provider has no password, and the role in every company', async () => {
  const { accounts } = service.store;
  await accounts.admitFromProvider('chen', 'viewer');
  await accounts.admitFromProvider('chen', 'engineer');
  expect(Object.values(await accounts.findRoles('chen'))).toEqual(['engineer']);
  expect(await accounts.findPasswordHash('chen')).toBeNull();
});
