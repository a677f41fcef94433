import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createErp, interfaceOf } from './samples.ts';
import { type ServiceUnderTest, serviceUnderTest } from './serviceUnderTest.ts';

let service: ServiceUnderTest;
let body: Awaited<ReturnType<typeof interfaceOf>>;
let uuid: string;
let round = 0;

beforeAll(async () => {
  service = await serviceUnderTest();
  body = await interfaceOf(service, (await createErp(service)).erp);
}, 60_000);

beforeEach(async () => {
  round += 1;
  const sent = { ...body, interfaceName: `rules ${round}` };
  uuid = (await service.send('POST /interfaceConfig', { body: sent })).row.uuid;
});

/** The records of an interface that its parameters name: how they are read and saved, and what they hold (SPEC.md section 7). */
const rules = [
  {
    rule: 'processSchemeIgnoreConfig',
    get: '/processSchemeIgnoreConfig/queryConfig?',
    save: '/processSchemeIgnoreConfig?companyUuid={company}&',
    sent: ['qty', 'unit'],
    holds: { fields: ['qty', 'unit'] },
  },
  {
    rule: 'ignoreUpdateConfig',
    get: '/ignoreUpdateConfig/queryConfig?',
    save: '/ignoreUpdateConfig?companyUuid={company}&',
    sent: ['qpc'],
    holds: { fields: ['qpc'] },
  },
  {
    rule: 'ignoreStockBinUsageConfig',
    get: '/ignoreStockBinUsageConfig/queryConfig?',
    save: '/ignoreStockBinUsageConfig?companyUuid={company}&',
    sent: ['RETURN'],
    holds: { binUsages: ['RETURN'] },
  },
  {
    rule: 'articleItemProcessingConfig',
    get: '/articleItemProcessingConfig/get?companyUuid={company}&',
    save: '/articleItemProcessingConfig?companyUuid={company}&',
    sent: [{ group: 'SHELF_LIFE', mode: 'IGNORE' }],
    holds: { fields: [{ group: 'SHELF_LIFE', mode: 'IGNORE' }] },
  },
  {
    rule: 'uploadConfig',
    get: '/uploadconfig?type=ERP_UP&',
    save: '/uploadconfig?limited=true&',
    sent: undefined,
    holds: { limited: true },
  },
];

const call = (method: string, path: string, of: string, body?: unknown) => {
  const target = path.replace('{company}', service.client.companyUuid);
  return service.send(`${method} ${target}interfaceConfigUuid=${of}`, { body });
};
const got = (get: string, of = uuid) => call('GET', get, of);
const saved = (save: string, sent: unknown, of = uuid) => call('POST', save, of, sent);

const stored = (entity: string) =>
  service.store.documents.findAll(entity, 'interfaceConfigUuid', [uuid], service.client.companyUuid);

test.each(rules)('$rule: empty, saved, saved again', async ({ rule, get, save, sent, holds }) => {
  const empty = await got(get);
  expect(empty).toMatchObject({ success: true, data: { interfaceConfigUuid: uuid } });
  expect(empty.row).not.toHaveProperty('uuid');
  expect(empty.row).not.toHaveProperty('version');

  const first = await saved(save, sent);
  expect(first).toMatchObject({ success: true, data: { ...holds, interfaceConfigUuid: uuid, version: 1 } });
  expect((await got(get)).row).toMatchObject(first.row);

  const second = await saved(save, sent);
  expect(second.row).toMatchObject({ uuid: first.row.uuid, version: 2 });
  expect(await stored(rule)).toHaveLength(1);
});

test.each(rules)('$rule: only while its interface may be modified', async ({ rule, save, sent }) => {
  const { row } = await service.send(`POST /interfaceConfig/online?uuid=${uuid}`);
  expect(await saved(save, sent)).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION', data: row });
  expect(await stored(rule)).toEqual([]);
});

test.each(rules)('$rule: goes with its interface', async ({ rule, save, sent }) => {
  await saved(save, sent);
  expect(await stored(rule)).toHaveLength(1);
  expect(await service.send(`POST /interfaceConfig/remove?uuid=${uuid}`)).toMatchObject({ success: true });
  expect(await stored(rule)).toEqual([]);
});

test.each(rules)('$rule: of an interface that does not exist', async ({ get, save, sent }) => {
  const missing = { status: 404, errorCode: 'NOT_FOUND', message: 'Interface not found' };
  expect(await got(get, 'nowhere')).toMatchObject(missing);
  expect(await saved(save, sent, 'nowhere')).toMatchObject(missing);
});

test('what is no rule is refused, by field', async () => {
  expect(await saved('/ignoreUpdateConfig?companyUuid={company}&', ['qpc', 'qpc'])).toMatchObject({
    status: 400,
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field: 'fields', message: 'Fields cannot hold the same item twice' }] },
  });
});
