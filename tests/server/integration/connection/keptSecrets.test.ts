import { expect, test } from 'vitest';
import { auth, createErp, dataSource, erpOf } from '../../samples.ts';
import { startTestingService } from './connectionUnderTest.ts';

const service = await startTestingService();
const uuids = await createErp(service);
const create = async (path: string, body: object) => {
  const { row } = await service.send(`POST /${path}`, { body });
  return { ...body, uuid: row.uuid };
};
// The test of an ERP tests its data source, too. No part of it may reach the network of the machine.
const source = await create('datasource', { ...dataSource, name: 'Other', ip: 'nowhere.example' });
const stored: Readonly<Record<string, Record<string, unknown>>> = {
  erp: await create('erp', {
    ...erpOf(source.uuid, uuids.auth),
    name: 'With key',
    basePath: 'https://nowhere.example/api',
    extendInfo: [
      { parameterName: 'X-Tenant', parameterValue: 'wms' },
      { parameterName: 'X-Api-Key', parameterValue: 'k-1' },
    ],
  }),
  datasource: source,
  auth: await create('auth', {
    ...auth,
    name: 'OAuth',
    authType: 'OAUTH2',
    tokenUrl: 'https://nowhere.example/token',
  }),
};

const keptEntries = {
  extendInfo: [{ parameterName: 'X-Tenant', parameterValue: 'wms' }, { parameterName: 'X-Api-Key' }],
};
const enteredEntries = { extendInfo: [{ parameterName: 'X-Api-Key', parameterValue: 'k-2' }] };
const kept = { password: undefined };
const entered = { password: 'typed now' };

/** Properties of the form that differ from the stored record → fields whose secret is not sent. */
const cases: readonly [operation: string, given: object, fields: readonly string[]][] = [
  ['erp', keptEntries, []],
  ['erp', { ...keptEntries, basePath: 'https://NOWHERE.example:443/v2' }, []],
  ['erp', { ...keptEntries, basePath: 'http://nowhere.example/api' }, ['extendInfo.1.parameterValue']],
  ['erp', { ...keptEntries, basePath: 'https://other.example/api' }, ['extendInfo.1.parameterValue']],
  ['erp', { ...enteredEntries, basePath: 'https://other.example/api' }, []],
  ['datasource', kept, []],
  ['datasource', { ...kept, ip: 'other.example' }, ['password']],
  ['datasource', { ...kept, port: 3307 }, ['password']],
  ['datasource', { ...entered, ip: 'other.example' }, []],
  ['auth', kept, []],
  ['auth', { ...kept, tokenUrl: 'https://nowhere.example/v2/token' }, []],
  ['auth', { ...kept, tokenUrl: 'https://other.example/token' }, ['password']],
  ['auth', { ...entered, tokenUrl: 'https://other.example/token' }, []],
];

test.each(cases)('the test of a stored %s with %j refuses %j', async (operation, given, fields) => {
  const answer = await service.send(`POST /${operation}/test`, {
    body: { ...stored[operation], ...given },
  });
  expect(answer.errorCode).toBe(fields.length > 0 ? 'INVALID_REQUEST' : undefined);
  const message = 'The address has changed. Enter the stored value again to send it there';
  expect(answer.row.problems ?? []).toEqual(fields.map((field) => ({ field, message })));
});
