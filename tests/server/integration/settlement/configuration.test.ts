import { beforeEach, expect, test } from 'vitest';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { clearAll, config, interfaceRow, pendingRow, saveOnline, storeRows } from './settlementUnderTest.ts';

const under = await serviceUnderTest();

beforeEach(() => clearAll(under));

const configurations = () =>
  under.send(`GET /dailyKnotConfig/queryconfig?companyUuid=${under.client.companyUuid}`);

const save = (body: object) => under.send('POST /dailyKnotConfig', { body });

test('each operation accepts and returns uuid and configUuid', async () => {
  const created = await save(config);
  const { uuid } = created.row;
  expect(created.row).toMatchObject({
    ...config,
    configUuid: uuid,
    status: 'OFFLINE',
    version: 1,
    pendingReset: true,
  });

  const changed = await save({ ...config, uuid, version: 1, settlementTime: '22:00' });
  expect(changed.row).toMatchObject({ uuid, configUuid: uuid, settlementTime: '22:00', version: 2 });
  const again = await save({ ...config, configUuid: uuid, settlementTime: '21:00' });
  expect(again.row).toMatchObject({ uuid, settlementTime: '21:00', version: 3 });

  const taken = await under.send(`POST /dailyKnotConfig/online?configUuid=${uuid}`);
  expect(taken.row).toMatchObject({ configUuid: uuid, status: 'ONLINE' });
  expect((await configurations()).rows).toEqual([taken.row]);
  expect((await under.send(`POST /dailyKnotConfig/offline?configUuid=${uuid}`)).row).toMatchObject({
    status: 'OFFLINE',
  });

  const log = await under.send('POST /configurationLog/query', { body: { recordUuid: uuid } });
  const actions = log.page.records.map(({ action }) => action);
  expect(actions.sort()).toEqual(['create', 'modify', 'modify', 'offline', 'online']);
});

const elsewhere = { configType: 'WCS' };
const bad: { given: object; field: string; en: string; zh: string }[] = [
  { given: { settlementTime: '24:00' }, field: 'settlementTime', en: 'Settlement time', zh: '日结时间' },
  {
    given: { failureCountStart: 0 },
    field: 'failureCountStart',
    en: 'Failure count start',
    zh: '失败次数起始值',
  },
  {
    given: { failureCountStart: 1.5 },
    field: 'failureCountStart',
    en: 'Failure count start',
    zh: '失败次数起始值',
  },
  { given: { resetDayRange: 'three' }, field: 'resetDayRange', en: 'Reset day range', zh: '重置天数范围' },
  {
    given: { resetDayRange: 7 },
    field: 'resetDayRange',
    en: 'must be less than the cancel day range',
    zh: '应小于取消天数范围',
  },
  {
    given: { resetDayRange: 8 },
    field: 'resetDayRange',
    en: 'must be less than the cancel day range',
    zh: '应小于取消天数范围',
  },
  { given: { configType: 'TMS' }, field: 'configType', en: 'Configuration type', zh: '配置类型' },
  { given: { interfaceRange: 'SELECTED' }, field: 'interfaceUuids', en: 'Interfaces', zh: '指定接口' },
  {
    given: { interfaceRange: 'SELECTED', interfaceUuids: ['none'] },
    field: 'interfaceUuids',
    en: 'Interfaces',
    zh: '指定接口',
  },
  {
    given: { interfaceRange: 'SELECTED', interfaceUuids: [{}] },
    field: 'interfaceUuids',
    en: 'Interface',
    zh: '接口',
  },
  {
    given: { ...elsewhere, interfaceRange: 'SELECTED', interfaceUuids: ['an-erp-one'] },
    field: 'interfaceUuids',
    en: 'asn: not of the type “Configuration type”',
    zh: 'asn 与所选的配置类型不符',
  },
];

for (const call of ['POST /dailyKnotConfig', 'POST /dailyKnotConfig/preview'])
  test.each(bad)(`${call} refuses $given`, async ({ given, field, en, zh }) => {
    const { companyUuid } = under.client;
    await storeRows(under, 'interface', [
      interfaceRow(companyUuid, { uuid: 'an-erp-one', interfaceName: 'asn' }),
    ]);
    for (const [lang, words] of [
      ['en_US', en],
      ['zh_CN', zh],
    ] as const) {
      const answer = await under.send(call, { body: { ...config, ...given }, lang });
      expect(answer).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST' });
      expect(answer.data).toMatchObject({
        problems: expect.arrayContaining([
          { field: expect.stringContaining(field), message: expect.stringContaining(words) },
        ]),
      });
    }
    expect((await configurations()).rows).toEqual([]);
  });

const bodies: { body: unknown }[] = [{ body: null }, { body: {} }, { body: { uuid: '' } }];

test.each(bodies)('a configuration from $body has the defaults of missing properties', async ({ body }) => {
  const answer = await under.send('POST /dailyKnotConfig', { body });
  expect(answer.row).toMatchObject({ configType: 'ERP', interfaceRange: 'ALL', settlementTime: '23:30' });
});

test('saving drops the days of a disabled part and the interfaces without a selection', async () => {
  const { row } = await save({ ...config, pendingReset: false, resetDayRange: 9, interfaceUuids: ['none'] });
  expect(row).not.toHaveProperty('resetDayRange');
  expect(row).not.toHaveProperty('interfaceUuids');
});

test('the service refuses invalid changes and transitions', async () => {
  const uuid = await saveOnline(under);
  const fresh = { uuid, configUuid: uuid, status: 'ONLINE' };
  const table: [target: string, body: object | undefined, want: object][] = [
    ['/dailyKnotConfig', { ...config, uuid: 'none' }, { status: 404, errorCode: 'NOT_FOUND' }],
    [
      '/dailyKnotConfig',
      { ...config, uuid },
      { status: 409, message: 'Only available while offline', data: fresh },
    ],
    [
      '/dailyKnotConfig',
      { ...config, uuid, version: 1 },
      { status: 409, message: 'Someone else has changed “ERP interfaces”', data: fresh },
    ],
    ['/dailyKnotConfig', config, { status: 409, errorCode: 'DUPLICATE' }],
    [
      `/dailyKnotConfig/online?configUuid=${uuid}`,
      undefined,
      { status: 409, errorCode: 'ILLEGAL_TRANSITION' },
    ],
    ['/dailyKnotConfig/online?configUuid=none', undefined, { status: 404, errorCode: 'NOT_FOUND' }],
    ['/dailyKnotConfig/online', undefined, { status: 400 }],
    [`/dailyKnotConfig/offline?uuid=${uuid}`, undefined, { status: 400 }],
  ];
  for (const [target, body, want] of table)
    expect({ target, ...(await under.send(`POST ${target}`, { body })) }).toMatchObject({ target, ...want });
});

test('a selected interface cannot be removed', async () => {
  const one = interfaceRow(under.client.companyUuid, { status: 'OFFLINE', pendingCount: 0 });
  await storeRows(under, 'interface', [one]);
  await save({ ...config, interfaceRange: 'SELECTED', interfaceUuids: [one.uuid] });
  expect(await under.send(`POST /interfaceConfig/remove?uuid=${one.uuid}`)).toMatchObject({
    errorCode: 'IN_USE',
  });
});

test('the settlement ignores interfaces of another company', async () => {
  const foreign = interfaceRow('elsewhere', { uuid: 'foreign' });
  await storeRows(under, 'interface', [foreign]);
  await storeRows(under, 'pendingData', [pendingRow(foreign)]);
  const { row } = await under.send('POST /dailyKnotConfig/preview', { body: config });
  expect(row).toMatchObject({ resetCount: 0, cancelCount: 0 });
  const body = { ...config, interfaceRange: 'SELECTED', interfaceUuids: ['foreign'] };
  expect(await save(body)).toMatchObject({ errorCode: 'INVALID_REQUEST' });
});
