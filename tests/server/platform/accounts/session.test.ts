import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { createSignInLink } from '../../../../src/server/ensureOperator.ts';
import { hashPassword } from '../../../../src/server/platform/security/credentials.ts';
import { Accounts } from '../../../../src/server/platform/store/Accounts.ts';
import { AttemptCounter } from '../../../../src/server/platform/store/AttemptCounter.ts';
import type { Tables } from '../../../../src/server/platform/store/ServiceStore.ts';
import { account, type ServiceUnderTest, serviceUnderTest } from '../../serviceUnderTest.ts';

type Change = (tables: Tables, newHash: string) => Promise<void>;

const loginId = 'mei';
const password = 'old password';
const newPassword = 'new password';

let service: ServiceUnderTest;

/** Adds the operator with a hash of current or outdated parameters. */
async function addOperator(cost = service.service.passwordCost): Promise<void> {
  const { accounts } = service.store;
  await accounts.saveOperator(loginId, await hashPassword(password, cost));
  await accounts.endAccess(loginId);
  await accounts.addToCompany(loginId, service.client.companyUuid, 'engineer');
}

const owners = { uncount: AttemptCounter.prototype, findRoles: Accounts.prototype };

/**
 * Runs a change in a transaction, as soon as the method is called for the first time. The method waits for the change,
 * unless it runs in the transaction of the sign-in, which the change waits for.
 */
async function changeAt(method: keyof typeof owners, change: Change) {
  const { store, service: context } = service;
  const newHash = await hashPassword(newPassword, context.passwordCost);
  let changed: Promise<void> | undefined;
  const begin = async () => {
    if (changed) return;
    changed = store.transaction((tables) => change(tables, newHash));
    if (method === 'uncount') await changed;
  };
  const owner: object = owners[method];
  const original: (key: string) => Promise<unknown> = Reflect.get(owner, method);
  async function changing(this: object, key: string): Promise<unknown> {
    await begin();
    return original.call(this, key);
  }
  Object.assign(owner, { [method]: changing });
  onTestFinished(() => void Object.assign(owner, { [method]: original }));
  return { whenChanged: () => changed };
}

const replacePassword: Change = async ({ accounts }, newHash) => {
  await accounts.lockOperators();
  await accounts.saveOperator(loginId, newHash);
  await accounts.endAccess(loginId);
};

const admitFromProvider: Change = ({ accounts }) => accounts.admitFromProvider(loginId, 'viewer');

const remove: Change = async ({ accounts, operators }) => {
  await accounts.lockOperators();
  const found = (await operators.list(service.client.companyUuid)).find((one) => one.loginId === loginId);
  if (found) await operators.remove(found);
};

const sessions = () => service.database.query('SELECT key_hash FROM login WHERE login_id = $1', [loginId]);

const outdated = { N: 4, r: 1, p: 1 };

describe.each(testDatabases)('$name', ({ open }) => {
  beforeAll(async () => {
    const { database, close } = await open();
    service = await serviceUnderTest(database);
    return close;
  });

  test.each<[given: string, change: Change, cost: typeof outdated | undefined]>([
    ['a new password', replacePassword, undefined],
    ['a new password', replacePassword, outdated],
    ['a sign-in at the provider', admitFromProvider, undefined],
    ['a sign-in at the provider', admitFromProvider, outdated],
    ['the removal', remove, outdated],
  ])('%s during a sign-in with the old password refuses the sign-in', async (_, change, cost) => {
    await addOperator(cost);
    const { accounts } = service.store;
    let hash: string | null | undefined;
    await changeAt('uncount', async (tables, newHash) => {
      await change(tables, newHash);
      hash = await tables.accounts.findPasswordHash(loginId);
    });
    expect(await service.signIn(loginId, password)).toMatchObject({ errorCode: 'SIGN_IN_FAILED' });
    expect(await accounts.findPasswordHash(loginId)).toBe(hash);
    expect(await sessions()).toEqual([]);
  });

  test.each<[given: string, change: Change]>([
    ['a sign-in at the provider', admitFromProvider],
    ['the removal', remove],
    ['another new password', replacePassword],
  ])('%s during a change of the password refuses the change', async (_, change) => {
    await addOperator();
    const client = { ...service.client, ...(await service.signIn(loginId, password)).row };
    let hash: string | null | undefined;
    await changeAt('uncount', async (tables, newHash) => {
      await change(tables, newHash);
      hash = await tables.accounts.findPasswordHash(loginId);
    });
    const body = { currentPassword: password, newPassword: 'a third password' };
    expect(await service.send(`POST ${account}/password`, { body }, client)).toMatchObject({
      errorCode: 'INVALID_REQUEST',
      message: expect.stringContaining('current password'),
    });
    expect(await service.store.accounts.findPasswordHash(loginId)).toBe(hash);
  });

  test.each<[given: string, body: () => Promise<unknown>]>([
    ['password', async () => ({ loginId, password })],
    [
      'link',
      async () => {
        const { store, clock } = service;
        const url = await createSignInLink({ store, now: () => clock.now }, 'http://localhost:1', loginId);
        return { token: new URLSearchParams(url.split('?')[1]).get('token') };
      },
    ],
  ])('a new password ends the session that a %s opens at the same time', async (_, bodyOf) => {
    await addOperator();
    const body = JSON.stringify(await bodyOf());
    const { whenChanged } = await changeAt('findRoles', replacePassword);
    const headers = { 'Content-Type': 'application/json' };
    const response = await service.app.request(`${account}/login`, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    await whenChanged();
    expect(await sessions()).toEqual([]);
  });
});
