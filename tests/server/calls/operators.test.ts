import { beforeEach, expect, test } from 'vitest';
import { hashToken, isLoginName } from '../../../src/server/platform/security/credentials.ts';
import { openLogin } from '../openLogin.ts';
import {
  account,
  type Client,
  operator,
  type ServiceUnderTest,
  serviceUnderTest,
} from '../serviceUnderTest.ts';

let service: ServiceUnderTest;

beforeEach(async () => {
  service = await serviceUnderTest();
});

const send = (target: string, body?: unknown, client?: Client) => {
  const [method, path] = target.split(' ');
  return service.send(`${method} ${account}${path}`, body === undefined ? {} : { body }, client);
};

const invite = async (loginId: string, role: string, companyUuid = service.client.companyUuid) =>
  (await send('POST /operator', { loginId, role, companyUuid })).row;

const list = async () => (await send(`GET /operator/query?companyUuid=${service.client.companyUuid}`)).rows;

const uuidOf = async (loginId: string) => (await list()).find((row) => row.loginId === loginId)?.uuid;

/** Resolves to the token of a new link of an operator. */
async function createLink(uuid: unknown) {
  const { row } = await send(`POST /operator/resetPassword?uuid=${uuid}`);
  return new URLSearchParams(String(row.link).split('?')[1]).get('token');
}

/** Signs in by the link of an operator. */
const signInByLink = async (uuid: unknown) =>
  (await send('POST /login', { token: await createLink(uuid) })).data as Client;

const isSignedIn = async (client: Client) =>
  (await service.send('GET /erp/geterpType', {}, client)).errorCode !== 'LOGIN_EXPIRED';

test('an invited operator signs in by the link, sets a password and signs in with it', async () => {
  const { uuid, status } = await invite('wang', 'viewer');
  expect(status).toBe('INVITED');
  expect((await service.signIn('wang', '')).success).toBe(false);
  const wang = await signInByLink(uuid);
  expect(wang).toMatchObject({ loginId: 'wang', companies: [{ role: 'viewer' }] });
  expect((await send('POST /password', { newPassword: 'correct battery' }, wang)).status).toBe(200);
  expect(await isSignedIn(wang)).toBe(false);
  expect((await service.signIn('wang', 'correct battery')).success).toBe(true);
  expect(await list()).toContainEqual(expect.objectContaining({ loginId: 'wang', status: 'ACTIVE' }));
});

test('a link works once, and a later link replaces it', async () => {
  const { uuid } = await invite('wang', 'viewer');
  const tokens = await Promise.all([1, 2].map(() => createLink(uuid)));
  const answers = [];
  for (const token of [...tokens, ...tokens]) answers.push((await send('POST /login', { token })).success);
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test.each(['disable', 'remove', 'resetPassword'])('%s ends all sessions of the operator', async (action) => {
  const { uuid } = await invite('wang', 'viewer');
  const wang = await signInByLink(uuid);
  expect(await isSignedIn(wang)).toBe(true);
  expect((await send(`POST /operator/${action}?uuid=${uuid}`)).status).toBe(200);
  expect(await isSignedIn(wang)).toBe(false);
});

/** Resolves to an operator of this company and of another one, with a session. The caller administers this one. */
async function inviteOfTwo(loginId: string) {
  const { accounts } = service.store;
  await accounts.saveOperator(loginId, 'x');
  await accounts.addToCompany(loginId, 'elsewhere', 'viewer');
  const { uuid } = await invite(loginId, 'viewer');
  const client = { ...service.client, ...(await openLogin(service, loginId)) };
  return { uuid, client };
}

test.each(['disable', 'remove'])('%s ends no session of an operator of another company', async (action) => {
  const { uuid, client } = await inviteOfTwo('wang');
  expect((await send(`POST /operator/${action}?uuid=${uuid}`)).status).toBe(200);
  const { companyUuid } = service.client;
  const codes = [];
  for (const company of ['elsewhere', companyUuid])
    codes.push((await send(`GET /session/query?companyUuid=${company}`, undefined, client)).errorCode);
  expect(codes).toEqual([undefined, 'COMPANY_MISMATCH']);
});

test('a disabled operator cannot sign in until enabled', async () => {
  const { uuid } = await invite('wang', 'viewer');
  await send('POST /password', { newPassword: 'correct battery' }, await signInByLink(uuid));
  await send(`POST /operator/disable?uuid=${uuid}`);
  expect((await service.signIn('wang', 'correct battery')).errorCode).toBe('OPERATOR_DISABLED');
  await send(`POST /operator/enable?uuid=${uuid}`);
  expect((await service.signIn('wang', 'correct battery')).success).toBe(true);
});

/** Runs an action after which the operator is no administrator who can sign in. */
const weaken = (action: string, uuid: unknown, loginId: string) =>
  action === 'modify'
    ? send('POST /operator/modify', { uuid, loginId, role: 'engineer' })
    : send(`POST /operator/${action}?uuid=${uuid}`);

test.each(['disable', 'remove', 'resetPassword', 'modify'])(
  '%s of the last administrator is refused, also while another one is only invited',
  async (action) => {
    await invite('wang', 'administrator');
    const uuid = await uuidOf(operator.loginId);
    const { errorCode } = await weaken(action, uuid, operator.loginId);
    expect(errorCode).toBe('LAST_ADMINISTRATOR');
    expect(await isSignedIn(service.client)).toBe(true);
  },
);

test.each(['disable', 'remove', 'modify'])(
  'administrators of a single sign-on need no password: %s is refused for the last one only',
  async (action) => {
    Object.assign(service.service, { hasSingleSignOn: true });
    await service.store.accounts.saveOperator(operator.loginId, '');
    const wang = await invite('wang', 'viewer');
    expect((await weaken(action, wang.uuid, 'wang')).status).toBe(200);
    const own = await uuidOf(operator.loginId);
    expect((await weaken(action, own, operator.loginId)).errorCode).toBe('LAST_ADMINISTRATOR');
  },
);

/** Resolves to a session of an operator with a password, who then signs in at the provider. */
async function admitWithPassword(loginId: string) {
  const { uuid } = await invite(loginId, 'viewer');
  await send('POST /password', { newPassword: 'correct battery' }, await signInByLink(uuid));
  const client = (await service.signIn(loginId, 'correct battery')).data as Client;
  await service.store.accounts.admitFromProvider(loginId, 'viewer');
  return { uuid, client };
}

test('the first sign-in at the provider ends the password, and nobody can set another one', async () => {
  Object.assign(service.service, { hasSingleSignOn: true });
  const { uuid, client } = await admitWithPassword('wang');
  const answers = [
    await service.signIn('wang', 'correct battery'),
    await send('POST /password', { newPassword: 'another battery' }, client),
    await send(`POST /operator/resetPassword?uuid=${uuid}`),
  ];
  expect(answers.map(({ errorCode }) => errorCode)).toEqual([
    'SIGN_IN_FAILED',
    'ILLEGAL_TRANSITION',
    'ILLEGAL_TRANSITION',
  ]);
  expect(answers.at(-1)?.message).toBe('wang signs in with single sign-on and has no password here');
  expect(await list()).toContainEqual(expect.objectContaining({ loginId: 'wang', status: 'ACTIVE' }));
});

test('without single sign-on, an operator of the former provider sets a password', async () => {
  const { client } = await admitWithPassword('wang');
  expect((await send('POST /password', { newPassword: 'another battery' }, client)).status).toBe(200);
  expect((await service.signIn('wang', 'another battery')).success).toBe(true);
});

test('a company without an administrator who has a password still manages its operators', async () => {
  await service.store.accounts.saveOperator(operator.loginId, '');
  const { uuid } = await invite('wang', 'viewer');
  expect((await send(`POST /operator/resetPassword?uuid=${uuid}`)).status).toBe(200);
});

test('a role changes at once for running sessions', async () => {
  const { uuid } = await invite('wang', 'viewer');
  const wang = await signInByLink(uuid);
  const create = async () => (await service.send('POST /erp', { body: {} }, wang)).errorCode;
  expect(await create()).toBe('ROLE_REQUIRED');
  await send('POST /operator/modify', { uuid, loginId: 'wang', role: 'engineer' });
  expect(await create()).toBe('INVALID_REQUEST');
});

test.each<[given: string, body: object, errorCode: string, field: string]>([
  ['a known login name', { loginId: operator.loginId, role: 'viewer' }, 'DUPLICATE', 'loginId'],
  ['an unknown role', { loginId: 'wang', role: 'king' }, 'INVALID_REQUEST', 'role'],
  ['no login name', { role: 'viewer' }, 'INVALID_REQUEST', 'loginId'],
  [
    'a space in the login name, and a uuid',
    { uuid: '1', loginId: 'wang wei', role: 'viewer' },
    'INVALID_REQUEST',
    'loginId',
  ],
])('an invitation with %s is refused', async (_, body, errorCode, field) => {
  expect(await send('POST /operator', body)).toMatchObject({ errorCode, data: { problems: [{ field }] } });
});

test('an operator whose login name has a space, from an earlier release, signs in and gets another role', async () => {
  const { accounts } = service.store;
  await accounts.saveOperator('wang wei', '');
  await accounts.addToCompany('wang wei', service.client.companyUuid, 'viewer');
  const uuid = await uuidOf('wang wei');
  await send('POST /password', { newPassword: 'correct battery' }, await signInByLink(uuid));
  expect((await service.signIn('wang wei', 'correct battery')).success).toBe(true);
  const answer = await send('POST /operator/modify', { uuid, loginId: 'wang wei', role: 'engineer' });
  expect(answer.row).toMatchObject({ loginId: 'wang wei', role: 'engineer' });
});

test.each(['wang', '王伟', 'wang wei', '王\u3000伟', 'wang\twei'])(
  'an invitation takes the login name %j as the command does',
  async (loginId) => {
    expect((await send('POST /operator', { loginId, role: 'viewer' })).success).toBe(isLoginName(loginId));
  },
);

test.each<[given: string, body: object, field: string]>([
  ['a wrong current password', { currentPassword: 'guess', newPassword: 'long enough' }, 'currentPassword'],
  ['no current password', { newPassword: 'long enough' }, 'currentPassword'],
  ['a short password', { currentPassword: operator.password, newPassword: 'short' }, 'newPassword'],
])('a password change with %s is refused', async (_, body, field) => {
  expect(await send('POST /password', body)).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field }] },
  });
  expect(await isSignedIn(service.client)).toBe(true);
});

test.each([
  ['POST /operator/disable?uuid=none', undefined, 'Operator not found'],
  ['POST /operator/modify', { loginId: 'wang', role: 'viewer' }, 'Operator not found'],
  ['POST /session/remove?uuid=none', undefined, 'Session not found'],
])('%s names the kind of record that does not exist', async (target, body, message) => {
  const given = body && { ...body, companyUuid: service.client.companyUuid };
  expect(await send(target, given)).toMatchObject({ errorCode: 'NOT_FOUND', message });
});

test('a password change limits the guesses of the current password, also of parallel ones', async () => {
  const change = (currentPassword: string) =>
    send('POST /password', { currentPassword, newPassword: 'long enough' });
  const answers = await Promise.all(Array.from({ length: 7 }, (_, index) => change(`guess ${index}`)));
  const codes = answers.map(({ errorCode }) => errorCode);
  expect(codes.filter((code) => code === 'INVALID_REQUEST')).toHaveLength(5);
  expect((await change(operator.password)).errorCode).toBe('TOO_MANY_ATTEMPTS');
});

test('the link of an operator of another company needs an administrator of both', async () => {
  const { accounts } = service.store;
  await accounts.saveOperator('both', 'x');
  await accounts.addToCompany('both', 'elsewhere');
  const { uuid } = await invite('both', 'viewer');
  expect((await send(`POST /operator/resetPassword?uuid=${uuid}`)).errorCode).toBe('ROLE_REQUIRED');
});

test('an invitation to another company ends a link, used or unused, of an operator without a password', async () => {
  const { uuid } = await invite('wang', 'viewer');
  const session = await signInByLink(uuid);
  const { store, clock } = service;
  await store.accounts.saveToken(
    hashToken('unused'),
    'wang',
    clock.now,
    new Date(clock.now.getTime() + 1000),
  );
  await store.accounts.addToCompany(operator.loginId, 'elsewhere');
  expect(await invite('wang', 'administrator', 'elsewhere')).toMatchObject({ status: 'INVITED' });
  expect(await isSignedIn(session)).toBe(false);
  expect((await send('POST /login', { token: 'unused' })).success).toBe(false);
});

test('an invitation to another company ends no session of an operator with a password', async () => {
  const { uuid } = await invite('wang', 'viewer');
  await send('POST /password', { newPassword: 'correct battery' }, await signInByLink(uuid));
  const session = (await service.signIn('wang', 'correct battery')).data as Client;
  await service.store.accounts.addToCompany(operator.loginId, 'elsewhere');
  expect(await invite('wang', 'viewer', 'elsewhere')).toMatchObject({ status: 'ACTIVE' });
  expect(await isSignedIn(session)).toBe(true);
});

test('administrators see and end the sessions of the company, others their own', async () => {
  const { companyUuid } = service.client;
  const { uuid } = await invite('wang', 'viewer');
  const wang = await signInByLink(uuid);
  const seenBy = async (client: Client) =>
    (await send(`GET /session/query?companyUuid=${companyUuid}`, undefined, client)).rows;
  expect((await seenBy(service.client)).map(({ loginId }) => loginId).sort()).toEqual([
    operator.loginId,
    'wang',
  ]);
  expect((await seenBy(wang)).map(({ loginId }) => loginId)).toEqual(['wang']);
  const [own] = (await seenBy(service.client)).filter(({ loginId }) => loginId === operator.loginId);
  expect((await send(`POST /session/remove?uuid=${own?.uuid}`, undefined, wang)).errorCode).toBe('NOT_FOUND');
  const [other] = await seenBy(wang);
  expect((await send(`POST /session/remove?uuid=${other?.uuid}`)).status).toBe(200);
  expect(await isSignedIn(wang)).toBe(false);
});

test('only an administrator of all companies of an operator sees and ends the sessions', async () => {
  const { client } = await inviteOfTwo('wang');
  const seenBy = async (viewer: Client) => {
    const { rows } = await send(
      `GET /session/query?companyUuid=${service.client.companyUuid}`,
      undefined,
      viewer,
    );
    return rows.filter(({ loginId }) => loginId === 'wang');
  };
  const [own] = await seenBy(client);
  const end = async () => (await send(`POST /session/remove?uuid=${own?.uuid}`)).errorCode;
  expect([await seenBy(service.client), await end()]).toEqual([[], 'NOT_FOUND']);
  await service.store.accounts.addToCompany(operator.loginId, 'elsewhere');
  expect([await seenBy(service.client), await end()]).toEqual([[own], undefined]);
  expect(await isSignedIn(client)).toBe(false);
});

test('the first operator of a later start is an administrator', async () => {
  await invite('anna', 'viewer');
  await openLogin(service, 'anna');
  const { accounts } = service.store;
  expect(await accounts.findOperator()).toBe(operator.loginId);
  await accounts.admitFromProvider(operator.loginId, 'administrator');
  expect(await accounts.findOperator()).toBe(operator.loginId);
});
