import { expect, test } from 'vitest';
import menuForm from '../../../../../src/generated/forms/menu.ts';
import { auth, createErp, dataSource, erpOf, interfaceOf } from '../../../samples.ts';
import { account, type ServiceUnderTest, serviceUnderTest } from '../../../serviceUnderTest.ts';

const service = await serviceUnderTest();
const uuids = await createErp(service);

test('a created record has a uuid, a version, a time and its defaults', async () => {
  const { row } = await service.send('POST /datasource', {
    body: { ...dataSource, name: 'defaults', encoding: undefined, uuid: 'mine', version: 7 },
  });
  expect(row).toMatchObject({
    name: 'defaults',
    encoding: 'UTF-8',
    companyUuid: service.client.companyUuid,
    version: 1,
    modifiedAt: '2026-11-21T08:00:00.000Z',
  });
  expect(row.uuid).toMatch(/^[\da-f-]{36}$/);
});

test('a record stored before its properties were added has their defaults, but no hidden property', async () => {
  const { database, send } = service;
  const { row } = await send('POST /auth', { body: { ...auth, name: 'old basic' } });
  const robot = { name: 'old robot', webhook: 'https://oapi.dingtalk.com/robot/send?access_token=t' };
  await send(`POST ${account}/dingding`, { body: robot });
  await database.query(`UPDATE document_robot SET data = data - '{enabled,language}'::text[]`);
  const list = await send(`GET ${account}/dingding/query?companyUuid=${service.client.companyUuid}`);
  expect(list.rows).toMatchObject([{ name: 'old robot', enabled: true, language: 'zh-CN' }]);
  // Only OAuth 2.0 has a client authentication.
  expect((await send(`GET /auth/${row.uuid}`)).row).not.toHaveProperty('clientAuthentication');
});

test('modify replaces all writable properties and keeps read-only ones', async () => {
  const { row } = await service.send('POST /auth', {
    body: { ...auth, name: 'modified', remarks: 'gone soon' },
  });
  const changed = await service.send('POST /auth/modify', {
    body: { uuid: row.uuid, version: 1, name: 'modified', authType: 'DIGEST', username: 'new' },
  });
  expect(changed.row).toEqual({
    uuid: row.uuid,
    companyUuid: service.client.companyUuid,
    name: 'modified',
    authType: 'DIGEST',
    username: 'new',
    passwordSet: true,
    version: 2,
    modifiedAt: '2026-11-21T08:00:00.000Z',
  });
  expect((await service.send(`GET /auth/${row.uuid}`)).row).toEqual(changed.row);
});

test('a stale version causes a conflict with the current row', async () => {
  const { row } = await service.send('POST /auth', { body: { ...auth, name: 'contested' } });
  const first = await service.send('POST /auth/modify', { body: { ...auth, ...row, username: 'first' } });
  const second = await service.send('POST /auth/modify', { body: { ...auth, ...row, username: 'second' } });
  expect(second).toMatchObject({ status: 409, errorCode: 'CONFLICT', data: first.row });
  expect((await service.send(`GET /auth/${row.uuid}`)).row.username).toBe('first');
});

test('one of two parallel changes succeeds, and the other one gets a conflict', async () => {
  const { row } = await service.send('POST /auth', { body: { ...auth, name: 'raced' } });
  const answers = await Promise.all(
    ['a', 'b'].map((username) => service.send('POST /auth/modify', { body: { ...auth, ...row, username } })),
  );
  expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual(['CONFLICT', undefined]);
});

test('the refusal of a name in use contains the field', async () => {
  const { row } = await service.send('POST /auth', { body: { ...auth, name: 'renamed' } });
  const answer = await service.send('POST /auth/modify', {
    body: { ...auth, uuid: row.uuid, name: auth.name },
  });
  expect(answer).toMatchObject({
    errorCode: 'DUPLICATE',
    data: { problems: [{ field: 'name', message: 'Name is already used by another record' }] },
  });
});

test('a record can be removed after the records that refer to it', async () => {
  const used = await createErp({ ...service, send: named('chain') });
  const order = [
    `/erp/remove?uuid=${used.erp}`,
    `/auth/remove?uuid=${used.auth}`,
    `/datasource/remove?uuid=${used.dataSource}`,
  ];
  for (const target of [...order].reverse().slice(0, 2)) {
    expect((await service.send(`POST ${target}`)).errorCode).toBe('IN_USE');
  }
  for (const target of order) expect(await service.send(`POST ${target}`)).toMatchObject({ success: true });
  expect((await service.send(`GET /erp/${used.erp}`)).errorCode).toBe('NOT_FOUND');
});

/** Returns `send` with a prefix for the names of records, because names are unique within a company. */
const named =
  (prefix: string): ServiceUnderTest['send'] =>
  (target, sent = {}, client = service.client) => {
    const body = { ...(sent.body as object), name: `${prefix} ${(sent.body as { name: string }).name}` };
    return service.send(target, { ...sent, body }, client);
  };

const lists: { given: object; want: string[]; more?: boolean; count?: number }[] = [
  { given: {}, want: ['list 100% A', 'list b', 'list C'], count: 3 },
  { given: { sort: 'name', order: 'desc', pageSize: 2 }, want: ['list b', 'list C'], more: true, count: 3 },
  { given: { sort: 'name', order: 'desc', pageSize: 2, page: 1 }, want: ['list 100% A'], count: 3 },
  { given: { page: 9 }, want: [], count: 3 },
  { given: { page: Number.MAX_SAFE_INTEGER, pageSize: 1000 }, want: [], count: 3 },
  { given: { name: 'LIST c' }, want: ['list C'], count: 1 },
  { given: { name: '100%' }, want: ['list 100% A'], count: 1 },
  { given: { name: 'list%b' }, want: [], count: 0 },
  { given: { name: 'list _' }, want: [], count: 0 },
  { given: { erpType: 'KINGDEE' }, want: ['list C'], count: 1 },
  { given: { erpType: 'KING' }, want: [], count: 0 },
  { given: { erpType: '' }, want: ['list 100% A', 'list b', 'list C'], count: 3 },
];

test('a page is filtered, ordered and counted by the service', async () => {
  const { row } = await service.send('POST /datasource', { body: { ...dataSource, name: 'for lists' } });
  const base = erpOf(row.uuid, uuids.auth);
  for (const [name, erpType] of [
    ['list b', 'SAP'],
    ['list C', 'KINGDEE'],
    ['list 100% A', 'SAP'],
  ] as const) {
    await service.send('POST /erp', { body: { ...base, name, erpType } });
  }
  for (const { given, want, more = false, count } of lists) {
    const { page } = await service.send('POST /erp/query', { body: { dataSourceUuid: row.uuid, ...given } });
    const names = page.records.map(({ name }) => name);
    expect([...names].sort(), JSON.stringify(given)).toEqual([...want].sort());
    expect(page.paging).toMatchObject({ recordCount: count, more });
  }
});

test('the order is the same on every page, in both directions', async () => {
  const read = async (order: 'asc' | 'desc') => {
    const pages = await Promise.all(
      [0, 1, 2].map((page) =>
        service.send('POST /interfaceConfig/query', { body: { page, pageSize: 1, sort: 'type', order } }),
      ),
    );
    return pages.flatMap(({ page }) => page.records.map(({ interfaceName }) => interfaceName));
  };
  for (const name of ['one', 'two', 'three']) {
    await service.send('POST /interfaceConfig', {
      body: { ...(await interfaceOf(service, uuids.erp)), interfaceName: name },
    });
  }
  const up = await read('asc');
  expect(new Set(up)).toEqual(new Set(['one', 'two', 'three']));
  expect(await read('desc')).toEqual([...up].reverse());
});

test('numbers are ordered as numbers', async () => {
  for (const port of [9, 80, 1433]) {
    await service.send('POST /datasource', { body: { ...dataSource, name: `port ${port}`, port } });
  }
  const { records } = await service.store.repository.list({
    entity: 'dataSource',
    companyUuid: service.client.companyUuid,
    contains: { name: 'port ' },
    equals: {},
    sort: { property: 'port', order: 'asc' },
  });
  expect(records.map(({ port }) => port)).toEqual([9, 80, 1433]);
});

test('a page can have 200 records', async () => {
  const { page } = await service.send('POST /iwms-basic/basic/dc/page', { body: { pageSize: 1000 } });
  expect(page.paging).toEqual({ recordCount: 3, pageSize: 1000, more: false });
});

test('list operations return all matching records', async () => {
  const { rows } = await service.send(`GET /auth/query?companyUuid=${service.client.companyUuid}&name=sap`);
  expect(rows.map(({ name }) => name)).toEqual([auth.name]);
});

test('a hidden field is not stored', async () => {
  const body = {
    ...(await interfaceOf(service, uuids.erp)),
    interfaceName: 'hidden',
    queueName: 'left behind',
  };
  const { row } = await service.send('POST /interfaceConfig', { body });
  expect(row).not.toHaveProperty('queueName');
  expect(row).not.toHaveProperty('cronExpression');
});

test('modifyHttpExtend replaces the extension parameters and keeps the other properties', async () => {
  const extendInfo = [{ parameterName: 'X-Tenant', parameterValue: '7' }];
  const answer = await service.send(`POST /erp/modifyHttpExtend?uuid=${uuids.erp}`, { body: extendInfo });
  expect(answer.row).toMatchObject({ name: 'SAP', extendInfo });
  const blank = await service.send(`POST /erp/modifyHttpExtend?uuid=${uuids.erp}`, {
    body: [{ parameterName: ' ' }],
  });
  expect(blank).toMatchObject({ errorCode: 'INVALID_REQUEST', message: 'Parameter name must not be blank' });
});

const choices: { target: string; zh: string; en: string }[] = [
  { target: 'GET /erp/geterpType', zh: '金蝶', en: 'Kingdee' },
  { target: 'GET /auth/getType', zh: 'HTTP Basic 认证', en: 'HTTP Basic' },
  { target: 'GET /interfaceConfig/getEventTypes', zh: '商品变更', en: 'Item changed' },
  { target: 'GET /interfaceConfig/getAllInterfaceType', zh: 'ERP 下发接口', en: 'ERP download interfaces' },
];

test.each(choices)('$target answers in the requested language', async ({ target, zh, en }) => {
  const names = async (lang: 'zh_CN' | 'en_US') =>
    (await service.send(target, { lang })).rows.map(({ name }) => name);
  expect(await names('zh_CN')).toContain(zh);
  expect(await names('en_US')).toContain(en);
});

test('menus belong to existing families, keep their order and have unique names', async () => {
  const families = (await service.send('GET /menu/queryAllMenus')).rows.map((menu) => menu.interfaceType);
  expect(menuForm.fields.interfaceType?.choices).toEqual(expect.arrayContaining([...new Set(families)]));
  const { rows } = await service.send('GET /menu?interfaceType=ERP_DOWN');
  expect(rows.map(({ order }) => order)).toEqual([10, 20, 30, 40]);
  const names = (await service.send('GET /interfaceConfig/getAllMenuName')).rows.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
});

test('a menu without interfaces can be removed although another family has a used one with its name', async () => {
  const menuName = 'Shared';
  const menus: string[] = [];
  for (const interfaceType of ['WCS_UP', 'ERP_DOWN'])
    menus.push(
      (await service.send('POST /menu', { body: { interfaceType, menuName, category: 'DOCUMENT' } })).row
        .uuid,
    );
  const body = { ...(await interfaceOf(service, uuids.erp, 'In a menu')), menuName };
  expect(await service.send('POST /interfaceConfig', { body })).toMatchObject({ success: true });
  const removals = [];
  for (const uuid of menus) removals.push((await service.send(`POST /menu/remove?uuid=${uuid}`)).errorCode);
  expect(removals).toEqual([undefined, 'IN_USE']);
});
