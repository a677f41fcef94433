import { describe, expect, test } from 'vitest';
import type { Operation } from '../../../../src/contract/api/operation.ts';
import { accessOf, includesRole, type Role, roles } from '../../../../src/contract/api/role.ts';
import { serviceOperations } from '../../../../src/server/platform/operations/catalog.ts';
import { servedPrefixes } from '../../../../src/server/platform/operations/servedBackend.ts';
import { openLogin } from '../../openLogin.ts';
import { createErp } from '../../samples.ts';
import { type Client, serviceUnderTest } from '../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const { accounts } = service.store;
for (const role of roles) {
  await accounts.saveOperator(role, '');
  await accounts.addToCompany(role, service.client.companyUuid, role);
  await accounts.saveOperator(`${role} here`, '');
  await accounts.addToCompany(`${role} here`, service.client.companyUuid, role);
  await accounts.addToCompany(`${role} here`, 'elsewhere', 'administrator');
}

const logins = new Map<string, Promise<Pick<Client, 'loginId' | 'loginKey'>>>();

/** Returns the login of an operator; opens one if there is none. */
function loginOf(loginId: string) {
  const login = logins.get(loginId) ?? openLogin(service, loginId);
  logins.set(loginId, login);
  return login;
}

/** Calls an operation without arguments except the company. */
async function answerTo({ method, service: area, path }: Operation, loginId: string, companyUuid?: string) {
  const target = `${servedPrefixes[area]}${path.replaceAll(/\{\w+\}/g, 'none')}`;
  const query = companyUuid === undefined ? '' : `?companyUuid=${companyUuid}`;
  const sent = method === 'GET' ? {} : { body: {} };
  const call = async () =>
    service.send(`${method} ${target}${query}`, sent, { ...service.client, ...(await loginOf(loginId)) });
  const { status, errorCode = '' } = await call();
  if (status !== 401) return errorCode;
  // The call before was a sign-out.
  logins.delete(loginId);
  return (await call()).errorCode ?? '';
}

const cells = Object.entries(serviceOperations)
  .filter(([, operation]) => !operation.public)
  .map(([name, operation]) => [name, accessOf(operation), operation] as const);

describe.each(cells)('%s needs the role %s', (_name, access, operation) => {
  test.each(roles)('for %s', async (role) => {
    const { companyUuid } = service.client;
    const refused = includesRole(role, access) ? '' : 'ROLE_REQUIRED';
    const roleCodeOf = (code: string): string =>
      ['ROLE_REQUIRED', 'COMPANY_MISMATCH'].includes(code) ? code : '';
    expect({
      own: roleCodeOf(await answerTo(operation, role, companyUuid)),
      unnamed: roleCodeOf(await answerTo(operation, role)),
      administratorElsewhere: roleCodeOf(await answerTo(operation, `${role} here`, companyUuid)),
      foreign: roleCodeOf(await answerTo(operation, role, 'elsewhere')),
    }).toEqual({
      own: refused,
      unnamed: refused,
      administratorElsewhere: refused,
      foreign: 'COMPANY_MISMATCH',
    });
  });
});

test.each<[lang: 'zh_CN' | 'en_US', want: string]>([
  ['en_US', 'This needs the role Engineer. Your role is Viewer'],
  ['zh_CN', '此操作需要“工程师”角色，您当前的角色为“查看者”'],
])('the refusal in %s names the needed role', async (lang, message) => {
  const client = { ...service.client, ...(await openLogin(service, 'viewer')) };
  expect(await service.send('POST /erp', { body: {}, lang }, client)).toMatchObject({
    status: 403,
    errorCode: 'ROLE_REQUIRED',
    message,
    data: { role: 'engineer' satisfies Role },
  });
});

test.each([
  ['remove', 'ROLE_REQUIRED'],
  ['online', undefined],
])('an operator runs a batch only with an action that the role allows: %s', async (action, errorCode) => {
  const client = { ...service.client, ...(await openLogin(service, 'operator')) };
  const sent = { body: { action, uuids: ['none'] } };
  expect((await service.send('POST /interfaceConfig/batch', sent, client)).errorCode).toBe(errorCode);
});

test('a record is not found in a company in which the operator lacks the role', async () => {
  const { erp } = await createErp(service);
  const client = { ...service.client, ...(await openLogin(service, 'viewer here')) };
  expect((await service.send(`POST /erp/remove?uuid=${erp}`, {}, client)).errorCode).toBe('NOT_FOUND');
  expect((await service.send(`GET /erp/${erp}`, {}, client)).status).toBe(200);
});
