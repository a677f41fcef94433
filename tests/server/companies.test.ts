import { beforeAll, expect, test } from 'vitest';
import { defaultConfiguration } from '../../src/contract/configuration.ts';
import type { Row } from '../../src/contract/envelope.ts';
import type { Operation } from '../../src/contract/operation.ts';
import { entityModels, entityOf, operations } from '../../src/server/catalog.ts';
import { documentOf } from '../../src/server/crud/documentOf.ts';
import { notImplemented } from '../../src/server/registerOperations.ts';
import { openLogin } from './openLogin.ts';
import { auth, createErp, dataSource, erpOf, interfaceOf } from './samples.ts';
import { type Answer, type Client, type ServiceUnderTest, serviceUnderTest } from './serviceUnderTest.ts';
import { dump } from './transfer/dump.ts';

let service: ServiceUnderTest;
/** Signed in for a company of their own, which has nothing. */
let stranger: Client;
/** A record of the first company, by entity. */
let records: Readonly<Record<string, Row>>;
let bodies: Readonly<Record<string, unknown>>;

beforeAll(async () => {
  service = await serviceUnderTest();
  const { send, client, store } = service;
  await store.accounts.saveOperator('stranger', 'x');
  await store.accounts.admit('stranger', 'elsewhere');
  stranger = { ...(await openLogin(service, 'stranger')), companyUuid: 'elsewhere' };

  const uuids = await createErp(service);
  const sample = await interfaceOf(service, uuids.erp);
  const { row } = await send('POST /interfaceConfig', { body: sample });
  const robot = { name: 'Duty', webhook: 'https://oapi.dingtalk.com/robot/send?access_token=1' };
  const ofRobot = await send('POST /iwms-account/account/dingding', { body: robot });
  const rule = { name: 'Nights', events: ['FAILED'], threshold: 1, mergeSeconds: 60 };
  const ofRule = await send('POST /alarmRule', { body: { ...rule, dingDingUuid: ofRobot.row.uuid } });
  const pending = {
    uuid: 'p1',
    companyUuid: client.companyUuid,
    interfaceUuid: row.uuid,
    interfaceName: row.interfaceName,
    entityNo: 'SO-1',
    status: 'FAILED',
    failureCount: 1,
    version: 1,
  };
  await store.documents.insert(documentOf(entityOf('pendingData').model, client.companyUuid, pending));
  await send(`POST /ignoreUpdateConfig?companyUuid=${client.companyUuid}&interfaceConfigUuid=${row.uuid}`, {
    body: ['qpc'],
  });
  const of = (uuid: string, body: object): Row => ({ ...body, uuid });
  records = {
    auth: of(uuids.auth, auth),
    dataSource: of(uuids.dataSource, dataSource),
    erp: of(uuids.erp, erpOf(uuids.dataSource, uuids.auth)),
    interface: of(row.uuid, sample),
    robot: of(ofRobot.row.uuid, robot),
    alarmRule: of(ofRule.row.uuid, { ...rule, dingDingUuid: ofRobot.row.uuid }),
    pendingData: pending,
  };
  const file = await send(`POST /interfaceConfig/export?companyUuid=${client.companyUuid}&dcCode=SH01`);
  bodies = {
    ...records,
    exportFile: file.data,
    uuids: [row.uuid],
    interfaceBatch: { action: 'online', uuids: [row.uuid] },
    pendingBatch: { action: 'reset', uuids: ['p1'] },
    extendInfo: [{ parameterName: 'tenant', parameterValue: 'theirs' }],
    fieldNames: ['unit'],
    binUsages: ['RETURN'],
    fieldUpdateRules: [],
    healthQuery: { window: 'HOUR' },
    testRequest: { url: 'http://erp.example.com/', type: 'GET' },
  };
});

const waiting = new Set(notImplemented());
const calls = Object.entries(operations).filter(
  ([name, operation]) => !operation.public && !waiting.has(name) && name !== 'account.logout',
);

const parameters: Readonly<Record<string, string>> = {
  reason: 'x',
  limited: 'true',
  type: 'ERP_UP',
  interfaceName: 'Articles',
  interfaceType: 'ERP_DOWN',
  sourceDcCode: 'SH01',
  dcCode: 'CD01',
  sourceOwnerCode: 'OWN1',
  ownerCode: 'OWN2',
  sourceCarrierCode: 'SF',
  carrierCode: 'JD',
};

/** Parameters that name a record, and whose it is; otherwise it is one of the operation's own entity. */
const named: Readonly<Record<string, string | undefined>> = {
  uuid: undefined,
  interfaceConfigUuid: 'interface',
};

/** The entity whose record a call is about. */
const subjectOf = (name: string, { entity, body }: Operation): string => {
  const [area = ''] = name.split('.');
  const areas: Readonly<Record<string, string>> = {
    interfaceConfig: 'interface',
    datasource: 'dataSource',
    dingding: 'robot',
  };
  return areas[area] ?? (area in entityModels ? area : (entity ?? body ?? ''));
};

/** One call as `caller`, for a company, with the uuids of records of the first company. */
function send(name: string, operation: Operation, companyUuid: string, caller: Client): Promise<Answer> {
  const { service: prefix, method, path, query, body, bodyFrom } = operation;
  const uuidOf = (parameter: string): string => {
    const entity = named[parameter] ?? subjectOf(name, operation);
    const record = records[entity];
    if (!record) throw new Error(`${name} needs a record of "${entity}" in this test.`);
    return record.uuid;
  };
  const search = new URLSearchParams();
  for (const parameter of Object.keys(query)) {
    const value = parameter in named ? uuidOf(parameter) : parameters[parameter];
    if (parameter === 'companyUuid') search.set(parameter, companyUuid);
    else if (value !== undefined) search.set(parameter, value);
  }
  const target = `${defaultConfiguration.prefixes[prefix]}${path.replace('{uuid}', () => uuidOf('uuid'))}?${search}`;
  const paging = operation.result === 'page';
  const given = paging ? {} : bodies[body ?? ''];
  const filled = bodyFrom?.companyUuid ? { ...(given as object), companyUuid } : given;
  // What is created has no uuid yet.
  const sent = name.endsWith('.create') ? { ...(filled as object), uuid: undefined } : filled;
  return service.send(`${method} ${target}`, body || paging ? { body: sent } : {}, caller);
}

const namesCompany = ({ query, bodyFrom }: Operation): boolean =>
  'companyUuid' in query || bodyFrom?.companyUuid !== undefined;

test.each(calls.filter(([, operation]) => namesCompany(operation)))(
  '%s for a company that is not the caller’s',
  async (name, operation) => {
    const before = await dump(service.database);
    expect(await send(name, operation, service.client.companyUuid, stranger)).toMatchObject({
      status: 403,
      errorCode: 'COMPANY_MISMATCH',
    });
    expect(await dump(service.database)).toEqual(before);
  },
);

const namesRecord = ([name, { path, query, body }]: [string, Operation]): boolean =>
  path.includes('{uuid}') ||
  Object.keys(query).some((parameter) => parameter in named) ||
  name.endsWith('.modify') ||
  ['uuids', 'interfaceBatch', 'pendingBatch'].includes(body ?? '');

test.each(calls.filter(namesRecord))('%s of another company’s record', async (name, operation) => {
  const before = await dump(service.database);
  const answer = await send(name, operation, 'elsewhere', stranger);
  if (name.endsWith('.batch')) {
    expect(answer.data).toMatchObject({
      done: 0,
      skipped: [{ reason: expect.stringMatching(/not found$/) }],
    });
  } else {
    expect(answer).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
  }
  expect(await dump(service.database)).toEqual(before);
});

test.each(calls.filter(([, { result }]) => result === 'list' || result === 'page'))(
  '%s lists nothing of another company',
  async (name, operation) => {
    const mine = await send(name, operation, service.client.companyUuid, service.client);
    const theirs = await send(name, operation, 'elsewhere', stranger);
    expect([mine.success, theirs.success]).toEqual([true, true]);
    expect(JSON.stringify(theirs.data)).not.toContain(service.client.companyUuid);
  },
);

test.each<{ given: string; target: string; body: () => object; field: string }>([
  {
    given: 'an authentication',
    target: 'POST /erp',
    body: () => erpOf(String(records.dataSource?.uuid), String(records.auth?.uuid)),
    field: 'authUuid',
  },
  {
    given: 'an ERP configuration',
    target: 'POST /interfaceConfig',
    body: () => ({ ...records.interface, uuid: undefined }),
    field: 'erpUuid',
  },
])('$given of another company cannot be referred to', async ({ target, body, field }) => {
  const { errorCode, data } = await service.send(target, { body: body() }, stranger);
  expect(errorCode).toBe('INVALID_REQUEST');
  expect(data).toMatchObject({ problems: expect.arrayContaining([expect.objectContaining({ field })]) });
});
