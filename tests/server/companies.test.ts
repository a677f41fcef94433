import { beforeAll, expect, test } from 'vitest';
import { dumpDatabase } from './integration/transfer/dumpDatabase.ts';
import { openLogin } from './openLogin.ts';
import { createErp, erpOf, interfaceOf } from './samples.ts';
import { type Client, type ServiceUnderTest, serviceUnderTest } from './serviceUnderTest.ts';

/**
 * These tests check references to other companies in bodies. contract/contract.test.ts checks the answers of
 * every call to the operator of another company.
 */
let service: ServiceUnderTest;
/** An operator of another company, which has no records. */
let stranger: Client;
let uuids: Awaited<ReturnType<typeof createErp>>;

beforeAll(async () => {
  service = await serviceUnderTest();
  const { accounts } = service.store;
  await accounts.saveOperator('stranger', 'x');
  await accounts.addToCompany('stranger', 'elsewhere');
  stranger = { ...(await openLogin(service, 'stranger')), companyUuid: 'elsewhere' };
  uuids = await createErp(service);
});

test('the menus of a call are those of the company that it names', async () => {
  const { accounts } = service.store;
  await accounts.saveOperator('both', 'x');
  await accounts.addToCompany('both', 'elsewhere');
  await accounts.addToCompany('both', service.client.companyUuid);
  const both = { ...(await openLogin(service, 'both')), companyUuid: 'elsewhere' };
  const menusOf = async (companyUuid: string) =>
    (await service.send(`GET /menu?interfaceType=ERP_DOWN&companyUuid=${companyUuid}`, {}, both)).rows.length;
  expect(await menusOf('elsewhere')).toBe(0);
  expect(await menusOf(service.client.companyUuid)).toBe(4);
});

test('a batch skips a record of another company as not found and leaves it unchanged', async () => {
  const { row } = await service.send('POST /interfaceConfig', {
    body: await interfaceOf(service, uuids.erp),
  });
  const before = await dumpDatabase(service.database);
  const body = { action: 'online', uuids: [row.uuid] };
  const { data } = await service.send('POST /interfaceConfig/batch', { body }, stranger);
  expect(data).toMatchObject({ done: 0, skipped: [{ reason: expect.stringMatching(/not found$/) }] });
  expect(await dumpDatabase(service.database)).toEqual(before);
});

test.each<{ given: string; target: string; body: () => object | Promise<object>; field: string }>([
  {
    given: 'an authentication',
    target: 'POST /erp',
    body: () => erpOf(uuids.dataSource, uuids.auth),
    field: 'authUuid',
  },
  {
    given: 'an ERP configuration',
    target: 'POST /interfaceConfig',
    body: () => interfaceOf(service, uuids.erp),
    field: 'erpUuid',
  },
])('a record cannot refer to $given of another company', async ({ target, body, field }) => {
  const { errorCode, data } = await service.send(target, { body: await body() }, stranger);
  expect(errorCode).toBe('INVALID_REQUEST');
  expect(data).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ field })]) });
});
