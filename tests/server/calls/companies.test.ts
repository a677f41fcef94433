import { beforeEach, expect, test } from 'vitest';
import { openLogin } from '../openLogin.ts';
import { createErp, interfaceOf } from '../samples.ts';
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

const create = async (name: string) => (await send('POST /company', { name })).row;
const companyNames = async (client?: Client) =>
  (await send('GET /company/query', undefined, client)).rows.map(({ name }) => name);
const openNames = async () => {
  const { companies } = (await service.signIn(operator.loginId, operator.password)).row;
  return (companies as { name: string }[]).map(({ name }) => name);
};

test('a new company opens at once for its creator, and for no other operator', async () => {
  await service.store.accounts.saveOperator('li', '');
  await service.store.accounts.addToCompany('li', service.client.companyUuid, 'administrator');
  const company = await create('South');
  expect(company).toMatchObject({ name: 'South', status: 'ACTIVE', role: 'administrator', version: 1 });
  const there = { ...service.client, companyUuid: company.uuid };
  const dc = { code: 'SZ01', name: 'Shenzhen', companyUuid: company.uuid };
  expect((await service.send('POST /iwms-basic/basic/dc', { body: dc }, there)).success).toBe(true);
  expect(await companyNames()).toEqual([expect.any(String), 'South']);
  expect(await companyNames({ ...service.client, ...(await openLogin(service, 'li')) })).toHaveLength(1);
});

test('a company is renamed under its version, by its administrators only', async () => {
  const { uuid, version } = await create('South');
  const rename = (given: unknown, client?: Client) =>
    send('POST /company/modify', { uuid, name: 'Deep South', version: given }, client);
  expect(await rename(version)).toMatchObject({ success: true, data: { name: 'Deep South', version: 2 } });
  expect((await rename(version)).errorCode).toBe('CONFLICT');
  await service.store.accounts.saveOperator('li', '');
  await service.store.accounts.addToCompany('li', service.client.companyUuid, 'administrator');
  await service.store.accounts.addToCompany('li', uuid, 'engineer');
  const li = { ...service.client, ...(await openLogin(service, 'li')) };
  expect((await rename(2, li)).errorCode).toBe('NOT_FOUND');
});

test('a disabled company cannot be opened until it is enabled', async () => {
  const { uuid } = await create('South');
  expect((await send(`POST /company/disable?uuid=${uuid}`)).data).toMatchObject({ status: 'DISABLED' });
  const list = () => service.send(`POST /erp/query`, { body: { companyUuid: uuid } });
  expect((await list()).errorCode).toBe('COMPANY_MISMATCH');
  expect(await openNames()).toHaveLength(1);
  expect(await companyNames()).toHaveLength(2);
  expect((await send(`POST /company/modify`, { uuid, name: 'Deep South', version: 2 })).success).toBe(false);
  expect((await send(`POST /company/enable?uuid=${uuid}`)).data).toMatchObject({ status: 'ACTIVE' });
  expect((await list()).success).toBe(true);
  expect(await openNames()).toContain('South');
});

test.each<[given: string, isViewerElsewhere: boolean]>([
  ['of an operator without another company', false],
  ['of an operator who is a viewer of another one', true],
])(
  'the only open company that an administrator administers stays enabled: %s',
  async (_, isViewerElsewhere) => {
    const { accounts } = service.store;
    if (isViewerElsewhere) await accounts.addToCompany(operator.loginId, 'elsewhere', 'viewer');
    expect(await send(`POST /company/disable?uuid=${service.client.companyUuid}`)).toMatchObject({
      errorCode: 'ILLEGAL_TRANSITION',
      message: 'This is the only open company that you administer. Create or enable another one first',
    });
  },
);

test('a company with an interface online stays enabled, and the refusal names the interface', async () => {
  const { erp } = await createErp(service);
  const body = await interfaceOf(service, erp);
  const { uuid } = (await service.send('POST /interfaceConfig', { body })).row;
  await service.send(`POST /interfaceConfig/online?uuid=${uuid}`);
  await create('South');
  const answer = await send(`POST /company/disable?uuid=${service.client.companyUuid}`);
  expect(answer).toMatchObject({ errorCode: 'IN_USE', data: { users: [{ entity: 'interface', uuid }] } });
  expect(answer.message).toContain('Articles');
});

test('changes of a company have entries in its audit log or, while it cannot be opened, in those of the other companies', async () => {
  const { uuid } = await create('South');
  await send(`POST /company/disable?uuid=${uuid}`);
  await send(`POST /company/enable?uuid=${uuid}`);
  const loggedIn = async (companyUuid: string) => {
    const body = { companyUuid, event: ['companyChange'] };
    const { page } = await service.send('POST /auditEntry/query', { body });
    return page.records.map(({ operation, subject }) => `${operation} ${subject}`).sort();
  };
  expect(await loggedIn(service.client.companyUuid)).toEqual([
    'company.create name: South',
    'company.enable name: South',
  ]);
  expect(await loggedIn(uuid)).toEqual(['company.disable name: South']);
});

test.each<[company: string, target: string, want: string | undefined]>([
  ['of the record', 'GET /erp/ERP?companyUuid=OWN', undefined],
  ['of the record', 'POST /erp/remove?uuid=ERP&companyUuid=OWN', undefined],
  ['another one of the operator', 'GET /erp/ERP?companyUuid=SOUTH', 'NOT_FOUND'],
  ['another one of the operator', 'POST /erp/remove?uuid=ERP&companyUuid=SOUTH', 'NOT_FOUND'],
  ['without the operator', 'POST /erp/remove?uuid=ERP&companyUuid=none', 'COMPANY_MISMATCH'],
])('every call may name a company: %s, %s → %s', async (_company, target, want) => {
  const { uuid: south } = await create('South');
  const { erp } = await createErp(service);
  const { companyUuid } = service.client;
  const asked = target.replace('ERP', erp).replace('OWN', companyUuid).replace('SOUTH', String(south));
  expect((await service.send(asked)).errorCode).toBe(want);
});
