import { beforeEach, expect, test } from 'vitest';
import { createErp, interfaceOf } from '../../../samples.ts';
import { serviceUnderTest } from '../../../serviceUnderTest.ts';

let uuid: string;
let round = 0;

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);

beforeEach(async () => {
  round += 1;
  const sent = { ...body, interfaceName: `rules ${round}` };
  uuid = (await service.send('POST /interfaceConfig', { body: sent })).row.uuid;
});

/**
 * The single records of an interface, which the parameters name: paths to read and save them, sent bodies and
 * stored values (schemas/SPECIFICATION.md section 7.4).
 */
const rules = [
  {
    rule: 'processSchemeIgnoreConfig',
    get: '/processSchemeIgnoreConfig/queryConfig?',
    save: '/processSchemeIgnoreConfig?companyUuid={company}&',
    sent: ['qty', 'unit'],
    other: [],
    holds: { fields: ['qty', 'unit'] },
  },
  {
    rule: 'ignoreUpdateConfig',
    get: '/ignoreUpdateConfig/queryConfig?',
    save: '/ignoreUpdateConfig?companyUuid={company}&',
    sent: ['qpc'],
    other: [],
    holds: { fields: ['qpc'] },
  },
  {
    rule: 'ignoreStockBinUsageConfig',
    get: '/ignoreStockBinUsageConfig/queryConfig?',
    save: '/ignoreStockBinUsageConfig?companyUuid={company}&',
    sent: ['RETURN'],
    other: [],
    holds: { binUsages: ['RETURN'] },
  },
  {
    rule: 'articleItemProcessingConfig',
    get: '/articleItemProcessingConfig/get?companyUuid={company}&',
    save: '/articleItemProcessingConfig?companyUuid={company}&',
    sent: [{ group: 'SHELF_LIFE', mode: 'IGNORE' }],
    other: [],
    holds: { fields: [{ group: 'SHELF_LIFE', mode: 'IGNORE' }] },
  },
  {
    rule: 'uploadConfig',
    get: '/uploadconfig?type=ERP_UP&',
    save: '/uploadconfig?limited=true&',
    saveOther: '/uploadconfig?limited=false&',
    sent: undefined,
    holds: { limited: true },
  },
];

const call = (method: string, path: string, of: string, body?: unknown) => {
  const target = path.replace('{company}', service.client.companyUuid);
  return service.send(`${method} ${target}interfaceConfigUuid=${of}`, { body });
};
const read = (get: string, of = uuid) => call('GET', get, of);
const store = (save: string, sent: unknown, of = uuid) => call('POST', save, of, sent);

const stored = (entity: string) =>
  service.store.repository.findAll(entity, 'interfaceConfigUuid', [uuid], service.client.companyUuid);

test.each(rules)(
  '$rule is empty at first, then stored, then replaced',
  async ({ rule, get, save, saveOther = save, sent, other, holds }) => {
    const empty = await read(get);
    expect(empty).toMatchObject({ success: true, data: { interfaceConfigUuid: uuid, version: 0 } });
    expect(empty.row).not.toHaveProperty('uuid');

    const first = await store(save, sent);
    expect(first).toMatchObject({ success: true, data: { ...holds, interfaceConfigUuid: uuid, version: 1 } });
    expect((await read(get)).row).toMatchObject(first.row);

    const second = await store(saveOther, other);
    expect(second.row).toMatchObject({ uuid: first.row.uuid, version: 2 });
    expect(await stored(rule)).toHaveLength(1);
  },
);

test.each(rules)('$rule is not written again without a change', async ({ save, sent }) => {
  const entries = async () => (await service.send('POST /configurationLog/query')).page.paging.recordCount;
  const first = await store(save, sent);
  const before = await entries();
  service.clock.now = new Date(service.clock.now.getTime() + 1000);
  expect((await store(save, sent)).row).toEqual(first.row);
  expect(await entries()).toBe(before);
});

test.each(rules.filter(({ sent }) => sent))('$rule is not cleared by a call without a body', async (one) => {
  const first = await store(one.save, one.sent);
  const [property] = Object.keys(one.holds);
  expect(await store(one.save, undefined)).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field: property }] },
  });
  expect((await read(one.get)).row).toMatchObject({ ...one.holds, version: first.row.version });
});

test.each(rules)('$rule refuses a stale version', async ({ rule, save, saveOther = save, sent, other }) => {
  const first = await store(`${save}version=0&`, sent);
  expect(first).toMatchObject({ success: true, data: { version: 1 } });
  const conflict = { status: 409, errorCode: 'CONFLICT', data: first.row };
  expect(await store(`${saveOther}version=0&`, other)).toMatchObject(conflict);
  expect(await stored(rule)).toMatchObject([{ version: 1 }]);
  expect(await store(`${saveOther}version=1&`, other)).toMatchObject({ success: true, data: { version: 2 } });
});

test.each(rules)('$rule refuses a version after its removal', async ({ rule, save, sent }) => {
  expect(await store(`${save}version=3&`, sent)).toMatchObject({
    errorCode: 'CONFLICT',
    data: { uuid: '', version: 0, interfaceConfigUuid: uuid },
  });
  expect(await stored(rule)).toEqual([]);
});

test('the conflict names the rule', async () => {
  const target = '/ignoreUpdateConfig?companyUuid={company}&version=3&';
  expect((await store(target, [])).message).toBe('Someone else has changed “Ignore-update rule”');
});

test.each(rules)('$rule cannot be saved while its interface is online', async ({ rule, save, sent }) => {
  const { row } = await service.send(`POST /interfaceConfig/online?uuid=${uuid}`);
  expect(await store(save, sent)).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION', data: row });
  expect(await stored(rule)).toEqual([]);
});

test.each(rules)('$rule is removed with its interface', async ({ rule, save, sent }) => {
  await store(save, sent);
  expect(await stored(rule)).toHaveLength(1);
  expect(await service.send(`POST /interfaceConfig/remove?uuid=${uuid}`)).toMatchObject({ success: true });
  expect(await stored(rule)).toEqual([]);
});

test.each(rules)('$rule of an unknown interface is not found', async ({ get, save, sent }) => {
  const missing = { status: 404, errorCode: 'NOT_FOUND', message: 'Interface not found' };
  expect(await read(get, 'nowhere')).toMatchObject(missing);
  expect(await store(save, sent, 'nowhere')).toMatchObject(missing);
});

test('the refusal of an invalid rule contains the field', async () => {
  expect(await store('/ignoreUpdateConfig?companyUuid={company}&', ['qpc', 'qpc'])).toMatchObject({
    status: 400,
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field: 'fields', message: 'Fields cannot contain the same item twice' }] },
  });
});
