import { expect, test } from 'vitest';
import { createSignInLink } from '../../src/server/ensureOperator.ts';
import { manageOperator } from '../../src/server/manageOperator.ts';
import { operator, serviceUnderTest } from './serviceUnderTest.ts';

const service = await serviceUnderTest();

const signIn = async (loginId: string, password: string) => (await service.signIn(loginId, password)).row;

test('create adds an operator with the companies of the first one', async () => {
  const password = await manageOperator(service.service.store, 'create', 'night-shift');
  const { companies } = await signIn(operator.loginId, operator.password);
  expect(await signIn('night-shift', password)).toMatchObject({ companies });
});

test('reset replaces the password and ends the logins and links of this operator only', async () => {
  const { store } = service.service;
  const findAccess = (loginId: string) =>
    service.database.query(
      'SELECT login_id FROM login WHERE login_id = $1 UNION ALL SELECT login_id FROM sign_in_token WHERE login_id = $1',
      [loginId],
    );
  await manageOperator(store, 'create', 'lost');
  const old = await manageOperator(store, 'reset', 'lost');
  await signIn('lost', old);
  for (const loginId of ['lost', operator.loginId]) await createSignInLink(service.service, '', loginId);
  expect(await findAccess('lost')).toHaveLength(2);
  const others = await findAccess(operator.loginId);
  const password = await manageOperator(store, 'reset', 'lost');
  expect(await findAccess('lost')).toEqual([]);
  expect(await findAccess(operator.loginId)).toEqual(others);
  expect(await service.signIn('lost', old)).toMatchObject({ errorCode: 'SIGN_IN_FAILED' });
  expect(await signIn('lost', password)).toMatchObject({ loginId: 'lost' });
});

test('reset gives an operator of the provider a password until the next sign-in there', async () => {
  const { store } = service.service;
  await store.accounts.admitFromProvider('chen', 'viewer');
  const password = await manageOperator(store, 'reset', 'chen');
  expect(await signIn('chen', password)).toMatchObject({ loginId: 'chen' });
  await store.accounts.admitFromProvider('chen', 'viewer');
  expect(await service.signIn('chen', password)).toMatchObject({ errorCode: 'SIGN_IN_FAILED' });
});

test.each([
  ['create', operator.loginId, `The operator ${operator.loginId} already exists. "reset" gives`],
  ['create', 'night shift', 'A login name has 1 to 60 characters and no spaces.'],
  ['create', 'x'.repeat(61), 'A login name has'],
  ['reset', 'nobody', 'There is no operator nobody. Operators: '],
] as const)('%s %s → %s', async (action, loginId, want) => {
  await expect(manageOperator(service.service.store, action, loginId)).rejects.toThrow(want);
});

test('the audit log has each change of an operator', async () => {
  await manageOperator(service.service.store, 'create', 'newcomer');
  const { page } = await service.send('POST /auditEntry/query', { body: { subject: 'newcomer' } });
  expect(page.records).toMatchObject([
    {
      event: 'operatorChange',
      loginId: expect.stringContaining('@'),
      operation: 'operator create',
      success: true,
    },
  ]);
});
