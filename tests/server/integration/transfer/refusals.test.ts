import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  exportedEntity,
  ownedEntities,
} from '../../../../src/server/integration/transfer/exportedEntities.ts';
import { recordFormat } from '../../../../src/server/platform/recordFormat/recordFormat.ts';
import { openapi, serviceUnderTest } from '../../serviceUnderTest.ts';
import { dumpWithoutAudit } from './dumpDatabase.ts';
import { storeInterfaces } from './storeInterfaces.ts';
import { callTransfer, editFile, editItem, exportFile, requestPlan } from './transferCalls.ts';

/** A menu of upload interfaces. The interfaces of the file are download interfaces. */
const otherMenu = '收货确认（示例）';

const service = await serviceUnderTest();
await storeInterfaces(service, 3);
const file = await exportFile(service, { dcCode: 'SH01' });

const refused: { given: string; body: () => unknown; field: string; en: string; zh: string }[] = [
  {
    given: 'a newer file',
    body: () => ({ ...file, schemaVersion: 2, novelty: true }),
    field: 'schemaVersion',
    en: 'The file has format version 2; this console supports versions up to 1. Import it with a newer console',
    zh: '文件格式版本为 2，本控制台最高支持版本 1，请使用新版控制台导入',
  },
  {
    given: 'records of a newer format',
    body: () => ({ ...file, recordFormat: 1_000_001 }),
    field: 'recordFormat',
    en: `The file has format version 1000001; this console supports versions up to ${recordFormat.newest}. Import it with a newer console`,
    zh: `文件格式版本为 1000001，本控制台最高支持版本 ${recordFormat.newest}，请使用新版控制台导入`,
  },
  {
    given: 'a file that was edited',
    body: () => ({ ...file, items: file.items.map((item) => ({ ...item, path: '/edited' })) }),
    field: 'sha256',
    en: 'The checksum does not match: the file was edited or damaged after the export. Export it again',
    zh: '校验和不符：文件在导出后被修改过或传输时损坏，请重新导出',
  },
  {
    given: 'another file',
    body: () => ({ interfaces: [] }),
    field: 'format',
    en: 'This file was not exported from this console',
    zh: '这不是本控制台导出的文件',
  },
  {
    given: 'an interface without a path',
    body: () => editItem(file, 1, { path: undefined }),
    field: 'items.1.path',
    en: 'Item 2 “I0001”: Path cannot be empty',
    zh: '第 2 项“I0001”：接口路径不能为空',
  },
  {
    given: 'an interface with an unknown property',
    body: () => editItem(file, 0, { colour: 'red' }),
    field: 'items.0.colour',
    en: 'Item 1 “I0000”: Unsupported field: colour',
    zh: '第 1 项“I0000”：不支持的字段：colour',
  },
  {
    given: 'an interface in a menu that does not exist',
    body: () => editItem(file, 2, { menuName: 'Elsewhere' }),
    field: 'items.2.menuName',
    en: 'Item 3 “I0002”: Menu “Elsewhere” does not exist here',
    zh: '第 3 项“I0002”：本系统中没有所属菜单“Elsewhere”',
  },
  {
    given: 'an interface in a menu of another family',
    body: () => editItem(file, 2, { menuName: otherMenu }),
    field: 'items.2.menuName',
    en: 'Item 3 “I0002”: Menu “收货确认（示例）” does not exist here',
    zh: '第 3 项“I0002”：本系统中没有所属菜单“收货确认（示例）”',
  },
  {
    given: 'the same interface twice',
    body: () => editFile(file, { items: [...file.items, ...file.items.slice(0, 1)] }),
    field: 'items.3.interfaceName',
    en: 'Item 4 “I0000”: has the same scope, owner and name as item 1',
    zh: '第 4 项“I0000”：与第 1 项的适用范围、货主和名称相同',
  },
  {
    given: 'an invalid rule',
    body: () => editItem(file, 0, { rules: { ignoreUpdateConfig: [{ fields: 'all' }] } }),
    field: 'items.0.rules.ignoreUpdateConfig.0.fields',
    en: 'Item 1 “I0000”: Ignore-update rule: Fields has the wrong type',
    zh: '第 1 项“I0000”：忽略更新规则：字段的类型不正确',
  },
  {
    given: 'a repeated rule',
    body: () => editItem(file, 0, { rules: { ignoreUpdateConfig: [{ fields: ['a'] }, { fields: ['b'] }] } }),
    field: 'items.0.rules.ignoreUpdateConfig.1',
    en: 'Item 1 “I0000”: Ignore-update rule: appears more than once in this item',
    zh: '第 1 项“I0000”：忽略更新规则：在该项中重复出现',
  },
  {
    given: 'a rule of an unknown kind',
    body: () => editItem(file, 0, { rules: { other: [{}] } }),
    field: 'items.0.rules.other',
    en: 'Item 1 “I0000”: Unsupported field: other',
    zh: '第 1 项“I0000”：不支持的字段：other',
  },
  {
    given: 'rules that are a list',
    body: () => editItem(file, 0, { rules: ['ignoreUpdateConfig'] }),
    field: 'items.0.rules',
    en: 'Rules has the wrong type',
    zh: '规则的类型不正确',
  },
  {
    given: 'one rule instead of a list of rules',
    body: () => editItem(file, 0, { rules: { ignoreUpdateConfig: { fields: ['unit'] } } }),
    field: 'items.0.rules.ignoreUpdateConfig',
    en: 'items.0.rules.ignoreUpdateConfig has the wrong type',
    zh: 'items.0.rules.ignoreUpdateConfig 的类型不正确',
  },
  {
    given: 'a rule that is a text',
    body: () => editItem(file, 0, { rules: { ignoreUpdateConfig: ['unit'] } }),
    field: 'items.0.rules.ignoreUpdateConfig.0',
    en: 'items.0.rules.ignoreUpdateConfig.0 has the wrong type',
    zh: 'items.0.rules.ignoreUpdateConfig.0 的类型不正确',
  },
];

test.each(refused)('the import refuses $given', async ({ body, field, en, zh }) => {
  const before = await dumpWithoutAudit(service.database);
  const answer = await callTransfer(service, 'import', { policy: 'overwrite' }, body());
  expect(answer).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST', message: en });
  expect(answer.data).toMatchObject({ problems: expect.arrayContaining([{ field, message: en }]) });
  const query = new URLSearchParams({ companyUuid: service.client.companyUuid });
  const chinese = await service.send(`POST /interfaceConfig/import?${query}`, {
    body: body(),
    lang: 'zh_CN',
  });
  expect(chinese.message).toBe(zh);
  expect(await dumpWithoutAudit(service.database)).toEqual(before);
});

test('one answer contains all problems of all items, and the plan lists them too', async () => {
  const broken = editItem(editItem(file, 0, { path: 'x', menuName: 'Elsewhere' }), 2, { type: 'FAX' });
  const { issues } = await requestPlan(service, broken);
  // A transport other than the known ones has an own address.
  const fields = ['items.0.path', 'items.0.menuName', 'items.2.address', 'items.2.type'];
  expect(issues.map(({ field }) => field)).toEqual(fields);
  expect((await callTransfer(service, 'import', {}, broken)).data).toEqual({ problems: issues });
});

test('the import refuses an outdated plan and returns the current one', async () => {
  const moved = { dcCode: 'CD01' };
  const { planHash } = await requestPlan(service, file, moved);
  const other = await exportFile(service, { interfaceUuid: (await first()).uuid });
  await callTransfer(service, 'import', moved, other);
  const answer = await callTransfer(service, 'import', { ...moved, planHash }, file);
  expect(answer).toMatchObject({ status: 409, errorCode: 'PLAN_CHANGED' });
  const fresh = await requestPlan(service, file, moved);
  expect(answer.data).toEqual(fresh);
  const again = await callTransfer(service, 'import', { ...moved, planHash: fresh.planHash }, file);
  expect(again.data).toMatchObject({ created: 2 });
});

const first = async () => {
  const { page } = await service.send('POST /interfaceConfig/query', { body: { interfaceName: 'I0000' } });
  const [row] = page.records;
  if (!row) throw new Error('I0000 is not there.');
  return row;
};

test.each<{ given: string; parameters: Record<string, string>; body?: unknown; field: string }>([
  { given: 'nothing', parameters: {}, body: undefined, field: 'uuids' },
  { given: 'an empty list', parameters: {}, body: [], field: '' },
  { given: 'an unused owner', parameters: { ownerCode: 'OWN2' }, body: undefined, field: 'uuids' },
])('an export of $given asks to select data first', async ({ parameters, body, field }) => {
  expect(await callTransfer(service, 'export', parameters, body)).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field, message: 'Select data first' }] },
  });
});

test('an export contains the selected interfaces, and fails if one does not exist', async () => {
  const { uuid } = await first();
  expect((await callTransfer(service, 'export', { ownerCode: 'OWN2' }, [uuid])).data).toMatchObject({
    items: [{ interfaceName: 'I0000' }],
  });
  expect(await callTransfer(service, 'export', {}, [uuid, randomUUID()])).toMatchObject({
    status: 404,
    message: 'Interface not found',
  });
});

test('the import refuses invalid JSON with line and column', async () => {
  const text = `${JSON.stringify(file, null, 2).slice(0, 300)} oops`;
  const query = new URLSearchParams({ companyUuid: service.client.companyUuid });
  const answer = await service.send(`POST /interfaceConfig/import?${query}`, { text });
  expect(answer).toMatchObject({ errorCode: 'INVALID_JSON' });
  expect(answer.message).toMatch(/line \d+, column \d+/);
});

test('an import accepts a larger body than other calls, up to 32 MB', async () => {
  const large = editItem(file, 0, { colour: 'x'.repeat(2 * 1024 * 1024) });
  expect((await callTransfer(service, 'import', {}, large)).message).toBe(
    'Item 1 “I0000”: Unsupported field: colour',
  );
  const answer = await service.app.request(`${openapi}/interfaceConfig/import?lang=en_US`, {
    method: 'POST',
    headers: { 'Content-Length': String(33 * 1024 * 1024), loginKey: service.client.loginKey },
    body: '{}',
  });
  expect([answer.status, (await answer.json()).message]).toEqual([413, 'The body is larger than 32 MB']);
});

test('no exported entity has a secret', () => {
  const secrets = [exportedEntity, ...ownedEntities.map(({ entity }) => entity)].flatMap(
    ({ model }) => model.secrets,
  );
  expect(secrets).toEqual([]);
});

test('serviceUrl replaces the service in the addresses of interfaces', async () => {
  const menus = await service.send('GET /menu?interfaceType=WCS_UP');
  const { rules: _, erpUuid: __, path: ___, ...item } = file.items[0] ?? {};
  const wcs = {
    ...item,
    interfaceType: 'WCS_UP',
    menuName: menus.rows[0]?.menuName,
    address: 'http://test:8080/tasks?a=1',
  };
  const parameters = { serviceUrl: 'https://wcs.example.com:8443/', dcCode: 'GZ01' };
  const moved = editFile(file, { items: [wcs], references: [] });
  expect(await callTransfer(service, 'import', parameters, moved)).toMatchObject({ success: true });
  const { page } = await service.send('POST /interfaceConfig/query', { body: { interfaceType: 'WCS_UP' } });
  expect(page.records[0]?.address).toBe('https://wcs.example.com:8443/tasks?a=1');
});

const serviceUrlRule =
  'Service address must be http:// or https:// and a host, without a path, for example https://wcs.example.com:8443';

test.each([
  'ftp://wcs.example.com',
  'wcs',
  'https://wcs.example.com/api',
  'https://wcs.example.com?a=1',
  'https://wcs.example.com#a',
  'https://user:password@wcs.example.com',
])('the import refuses the serviceUrl %s', async (serviceUrl) => {
  const parameters = { serviceUrl, dcCode: 'SH01' };
  expect(await callTransfer(service, 'import', parameters, file)).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field: 'serviceUrl', message: serviceUrlRule }] },
  });
});
