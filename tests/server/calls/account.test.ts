import { expect, onTestFinished, test, vi } from 'vitest';
import { createSignInLink, ensureOperator } from '../../../src/server/ensureOperator.ts';
import { hashPassword, isOutdated } from '../../../src/server/platform/security/credentials.ts';
import { account, createTestApp, operator, serviceUnderTest } from '../serviceUnderTest.ts';

const service = await serviceUnderTest();
const app = createTestApp(service.service, { trustedProxies: ['127.0.0.9'] });
const incoming = { socket: { remoteAddress: '127.0.0.9' } };
/** The same service behind a trusted proxy. */
const proxied = {
  request: (path: string, init: RequestInit) => app.request(path, init, { incoming } as never),
};

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

/** Signs in from an address behind the trusted proxy. Returns the error code of each answer. */
async function signInFrom(address: string, bodies: readonly object[]): Promise<readonly string[]> {
  const answers = await Promise.all(
    bodies.map((body) =>
      proxied.request(`${account}/login?lang=en_US`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': address },
        body: JSON.stringify(body),
      }),
    ),
  );
  return Promise.all(answers.map(async (answer) => (await answer.json()).errorCode));
}

/** Returns the error codes of wrong passwords for these names. */
const guess = (names: readonly string[], address = '203.0.113.1') =>
  signInFrom(
    address,
    names.map((loginId, index) => ({ loginId, password: `guess ${index}` })),
  );

const countOf = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length;

test('the sign-in limits the number of guesses, also of parallel ones', async () => {
  const codes = await guess(Array(12).fill('target'));
  expect(countOf(codes, 'SIGN_IN_FAILED')).toBe(5);
  expect(countOf(codes, 'TOO_MANY_ATTEMPTS')).toBe(7);
  const start = service.clock.now;
  service.clock.now = new Date(start.getTime() + 60_000);
  expect(await guess(['target'])).toEqual(['SIGN_IN_FAILED']);
  expect(await guess(['target'])).toEqual(['TOO_MANY_ATTEMPTS']);
  service.clock.now = start;
});

test('addresses of one IPv6 network count together', async () => {
  const codes: string[] = [];
  for (let host = 1; host <= 7; host++) codes.push(...(await guess(['target'], `2001:db8::${host}`)));
  expect(countOf(codes, 'SIGN_IN_FAILED')).toBe(5);
});

test('guesses from another address do not lock the operator out', async () => {
  expect(await guess(Array(6).fill(operator.loginId), '203.0.113.2')).toContain('TOO_MANY_ATTEMPTS');
  expect(await service.signIn(operator.loginId, operator.password)).toMatchObject({ success: true });
});

test('one address has a limit for all names together', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `name ${index}`);
  const codes = await guess(names, '203.0.113.3');
  expect(countOf(codes, 'SIGN_IN_FAILED')).toBe(30);
  expect(countOf(codes, 'TOO_MANY_ATTEMPTS')).toBe(10);
});

test.for([
  { given: 'spent links', sent: { token: 'x' }, code: 'TOKEN_SPENT', address: '203.0.113.4' },
  {
    given: 'passwords while they are turned off',
    sent: { loginId: operator.loginId, password: operator.password },
    code: 'SIGN_IN_FAILED',
    address: '203.0.113.5',
    isPasswordRefused: true,
  },
  {
    given: 'passwords of an operator without a company',
    sent: { loginId: 'former', password: operator.password },
    code: 'OPERATOR_DISABLED',
    address: '203.0.113.6',
  },
])(
  'an address has a limit for $given, also in the audit log',
  async ({ sent, code, address, isPasswordRefused = false }, { onTestFinished }) => {
    const { accounts, repository } = service.store;
    const { passwordCost } = service.service;
    await accounts.saveOperator('former', await hashPassword(operator.password, passwordCost));
    Object.assign(service.service, { isPasswordRefused });
    onTestFinished(() => void Object.assign(service.service, { isPasswordRefused: false }));
    const codes: string[] = [];
    for (let time = 0; time < 40; time++) codes.push(...(await signInFrom(address, [sent])));
    expect(codes).toEqual([...Array(30).fill(code), ...Array(10).fill('TOO_MANY_ATTEMPTS')]);
    const { companyUuid } = service.client;
    const query = {
      entity: 'auditEntry',
      companyUuid,
      equals: { address },
      window: { limit: 100, offset: 0 },
    };
    expect((await repository.list(query)).records).toHaveLength(30);
  },
);

test('a valid link works from an address above its limit', async () => {
  const token = new URLSearchParams((await link()).split('?')[1]).get('token');
  const codes = await signInFrom('203.0.113.7', Array(31).fill({ token: 'x' }));
  expect(countOf(codes, 'TOO_MANY_ATTEMPTS')).toBe(1);
  expect(await signInFrom('203.0.113.7', [{ token }])).toEqual([undefined]);
});

test('successful sign-ins do not count', async () => {
  for (let time = 0; time < 35; time++)
    expect(await service.signIn(operator.loginId, operator.password)).toMatchObject({ success: true });
});

test('a sign-in gives an outdated hash the current parameters', async () => {
  const { accounts } = service.store;
  await accounts.saveOperator('veteran', await hashPassword('an old password', { N: 4, r: 1, p: 1 }));
  await accounts.addToCompany('veteran', service.client.companyUuid);
  expect(await service.signIn('veteran', 'an old password')).toMatchObject({ success: true });
  const hash = await accounts.findPasswordHash('veteran');
  expect(isOutdated(hash ?? '', service.service.passwordCost)).toBe(false);
  expect(await service.signIn('veteran', 'an old password')).toMatchObject({ success: true });
});

test('use prolongs a login, up to a week after the sign-in', async () => {
  const start = service.clock.now;
  const { data } = await service.signIn(operator.loginId, operator.password);
  const hoursLater = async (hours: number) => {
    service.clock.now = new Date(start.getTime() + hours * 3_600_000);
    return (await service.send('GET /erp/geterpType', {}, data as typeof service.client)).success;
  };
  for (let hours = 7; hours < 7 * 24; hours += 7)
    expect([hours, await hoursLater(hours)]).toEqual([hours, true]);
  expect(await hoursLater(7 * 24)).toBe(false);
  service.clock.now = start;
});

test('a start with OPERATOR_PASSWORD ends no session of an operator of the provider', async () => {
  const { store, database, service: context } = service;
  const login = { loginId: 'visitor', password: 'a password' };
  const start = () => ensureOperator(store, login, [], context.passwordCost);
  const entries = async () =>
    (await service.send('POST /auditEntry/query', { body: { subject: login.loginId } })).page.records;
  await start();
  const before = (await entries()).length;
  await store.accounts.admitFromProvider(login.loginId, 'viewer');
  await createSignInLink({ store, now: () => service.clock.now }, 'http://localhost:1', login.loginId);
  await start();
  expect(await service.signIn(login.loginId, login.password)).toMatchObject({ success: true });
  expect(await database.query('SELECT FROM sign_in_token WHERE login_id = $1', [login.loginId])).toHaveLength(
    1,
  );
  expect(await entries()).toHaveLength(before);
});

test.each([
  { given: 'the same password', password: operator.password, want: true },
  { given: 'a new password', password: 'another password', want: false },
])(
  'a start with $given in OPERATOR_PASSWORD: logins and links stay valid = $want',
  async ({ password, want }) => {
    const { data } = await service.signIn(operator.loginId, operator.password);
    const url = await link();
    const { store, service: context } = service;
    await ensureOperator(store, { ...operator, password }, [], context.passwordCost);
    const answer = await service.send('GET /erp/geterpType', {}, data as typeof service.client);
    expect(answer.success).toBe(want);
    expect((await signInBy(url)).success).toBe(want);
  },
);

test('a start without OPERATOR_PASSWORD changes nothing and names the first operator', async () => {
  const hash = await service.store.accounts.findPasswordHash(operator.loginId);
  expect(await ensureOperator(service.store, undefined, [])).toEqual({ loginId: operator.loginId });
  expect(await service.store.accounts.findPasswordHash(operator.loginId)).toBe(hash);
});
