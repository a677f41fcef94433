import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSignInLink } from '../../src/server/ensureOperator.ts';
import { account, operator, type ServiceUnderTest, serviceUnderTest } from './serviceUnderTest.ts';

let service: ServiceUnderTest;

beforeAll(async () => {
  service = await serviceUnderTest();
});

const link = () => {
  const { store, clock } = service;
  return createSignInLink({ store, now: () => clock.now }, 'http://localhost:1', operator.loginId);
};

const signInBy = async (signInUrl: string) => {
  const response = await service.app.request(`${account}/login?lang=en_US`, {
    method: 'POST',
    body: JSON.stringify({ token: new URLSearchParams(signInUrl.split('?')[1]).get('token') }),
  });
  return response.json();
};

test('the sign-in returns the login id, a login key and the companies', () => {
  expect(service.client).toMatchObject({
    loginId: operator.loginId,
    loginKey: expect.stringMatching(/^[\w-]{43}$/),
    companyUuid: expect.any(String),
    companies: [{ uuid: service.client.companyUuid, name: expect.stringContaining('示例') }],
  });
});

test('a sign-in link works once', async () => {
  const url = await link();
  expect(url).toMatch(/^http:\/\/localhost:1\/#\/sign-in\?token=/);
  expect(await signInBy(url)).toMatchObject({ success: true, data: { loginId: operator.loginId } });
  expect(await signInBy(url)).toMatchObject({ success: false, errorCode: 'TOKEN_SPENT' });
});

test('a sign-in link expires', async () => {
  const url = await link();
  const start = service.clock.now;
  service.clock.now = new Date(start.getTime() + 3_600_000);
  expect(await signInBy(url)).toMatchObject({ errorCode: 'TOKEN_SPENT' });
  service.clock.now = start;
});

test('the database contains no key, token or password in plain text', async () => {
  const url = await link();
  const rows = await Promise.all(
    ['login', 'sign_in_token', 'operator'].map((table) => service.database.query(`SELECT * FROM ${table}`)),
  );
  const text = JSON.stringify(rows);
  for (const secret of [service.client.loginKey, url.split('token=')[1], operator.password]) {
    expect(text).not.toContain(secret);
  }
});

test('the sign-out invalidates the login key', async () => {
  const { data } = await service.signIn(operator.loginId, operator.password);
  const client = data as typeof service.client;
  expect(await service.send(`POST ${account}/logout`, {}, client)).toMatchObject({ success: true });
  expect((await service.send('GET /erp/geterpType', {}, client)).errorCode).toBe('LOGIN_EXPIRED');
});

test('a login is read once until it or its companies change', async () => {
  const { store, database, send } = service;
  const query = vi.spyOn(database, 'query');
  onTestFinished(() => query.mockRestore());
  const loginReads = () => query.mock.calls.filter(([text]) => text.includes('FROM login')).length;
  const call = () => send('GET /erp/geterpType');
  store.configuration.clear();
  await call();
  await call();
  expect(loginReads()).toBe(1);
  await store.accounts.addToCompany(operator.loginId, 'another');
  await call();
  expect(loginReads()).toBe(2);
  expect((await send('GET /erp/geterpType?companyUuid=another')).errorCode).not.toBe('COMPANY_MISMATCH');
});

test('the sign-in refuses a wrong name and a wrong password with the same answer', async () => {
  const wrong = await service.signIn(operator.loginId, 'guess');
  const unknown = await service.signIn('nobody', 'guess');
  expect(wrong).toMatchObject({ status: 401, errorCode: 'SIGN_IN_FAILED' });
  expect({ ...unknown }).toEqual({ ...wrong });
});

test('the sign-in limits the number of guesses, also of parallel ones', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => service.signIn('target', `guess ${index}`)),
  );
  const codes = guesses.map(({ errorCode }) => errorCode);
  expect(codes.filter((code) => code === 'SIGN_IN_FAILED')).toHaveLength(5);
  expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7);
  const start = service.clock.now;
  service.clock.now = new Date(start.getTime() + 60_000);
  expect((await service.signIn('target', 'again')).errorCode).toBe('SIGN_IN_FAILED');
  expect((await service.signIn('target', 'and again')).errorCode).toBe('TOO_MANY_ATTEMPTS');
  service.clock.now = start;
});
