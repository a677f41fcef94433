import { expect, test } from 'vitest';
import { Vault } from '../../../src/server/platform/security/Vault.ts';
import { findAllRecords } from '../findAllRecords.ts';
import { auth } from '../samples.ts';
import { serviceUnderTest } from '../serviceUnderTest.ts';

const service = await serviceUnderTest();
const uuid: string = (await service.send('POST /auth', { body: auth })).row.uuid;

const stored = async (): Promise<string> => {
  const [row] = await service.database.query<{ data: { password?: string } }>(
    'SELECT data FROM document WHERE uuid = $1',
    [uuid],
  );
  return row?.data.password ?? '';
};

const readPassword = async () => new Vault('k'.repeat(32)).decrypt(await stored(), `auth/${uuid}/password`);

const modify = (body: object) =>
  service.send('POST /auth/modify', { body: { ...auth, password: undefined, uuid, ...body } });

test('answers contain no secret, only a flag that it is set', async () => {
  const answers = await Promise.all([
    service.send(`GET /auth/${uuid}`),
    service.send('GET /auth/query?companyUuid=COMPANY'.replace('COMPANY', service.client.companyUuid)),
    modify({ password: auth.password }),
    service.send('POST /auth', { body: auth }),
  ]);
  const text = JSON.stringify(answers);
  expect(text).not.toContain(auth.password);
  expect(text).not.toContain('aes256gcm');
  expect(answers[0]?.row).toMatchObject({ passwordSet: true });
});

test('the database contains no secret in plain text', async () => {
  expect(JSON.stringify(await findAllRecords(service.database))).not.toContain(auth.password);
  expect(await readPassword()).toBe(auth.password);
});

test('modify keeps an absent secret, replaces it by a new one and refuses to clear a required one', async () => {
  await modify({ username: 'other' });
  expect(await readPassword()).toBe(auth.password);
  await modify({ password: 'fresh one' });
  expect(await readPassword()).toBe('fresh one');
  expect(await modify({ clearPassword: true })).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field: 'password', message: 'Password cannot be empty' }] },
  });
  await modify({ clearPassword: true, password: 'third' });
  expect(await readPassword()).toBe('third');
});

test('an optional secret can be cleared', async () => {
  const { row } = await service.send('POST /datasource', {
    body: { name: 'd', databaseType: 'MYSQL', ip: '10.0.0.1', port: 1, databaseName: 'd', password: 'x' },
  });
  expect(row.passwordSet).toBe(true);
  const cleared = await service.send('POST /datasource/modify', { body: { ...row, clearPassword: true } });
  expect(cleared.row.passwordSet).toBe(false);
});

test('callers cannot pretend that a secret is set', async () => {
  const { errorCode } = await service.send('POST /auth', {
    body: { ...auth, name: 'pretender', password: undefined, passwordSet: true },
  });
  expect(errorCode).toBe('INVALID_REQUEST');
});
