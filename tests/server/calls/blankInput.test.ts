import { expect, test } from 'vitest';
import type { Row } from '../../../src/contract/api/envelope.ts';
import { entityOf } from '../../../src/server/platform/operations/catalog.ts';
import { decryptSecrets } from '../../../src/server/platform/records/rows/storedRow.ts';
import { editItem, exportFile, requestPlan } from '../integration/transfer/transferCalls.ts';
import { auth, createErp, dataSource, interfaceOf } from '../samples.ts';
import { serviceUnderTest } from '../serviceUnderTest.ts';

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);

const security = { apiKeyEnabled: false, payloadRetentionDays: 30, version: 0 };
const settings = { failureThreshold: 5, retryIntervalMinutes: 5, pageSize: 20, version: 0 };

interface Refusal {
  readonly target: string;
  readonly given: object;
  readonly field: string;
  readonly en: string;
  readonly zh: string;
}

const refusals: readonly Refusal[] = [
  {
    target: 'POST /interfaceConfig',
    given: { interfaceName: '   ' },
    field: 'interfaceName',
    en: 'Interface name cannot be empty',
    zh: '接口名称不能为空',
  },
  {
    target: 'POST /interfaceConfig',
    given: { path: '\u3000' },
    field: 'path',
    en: 'Path cannot be empty',
    zh: '接口路径不能为空',
  },
  {
    target: 'POST /interfaceConfig',
    given: { eventTypes: ['ARTICLE_CHANGED', 'MOON_LANDED'] },
    field: 'eventTypes',
    en: 'Event types: unknown value MOON_LANDED',
    zh: '事件类型的取值“MOON_LANDED”不存在',
  },
  {
    target: 'POST /datasource',
    given: { ...dataSource, name: ' \t ' },
    field: 'name',
    en: 'Name cannot be empty',
    zh: '名称不能为空',
  },
  {
    target: 'POST /datasource',
    given: { ...dataSource, ip: '999.1.1.1' },
    field: 'ip',
    en: 'IP or host name must be an IP address or a host name, without spaces or slashes',
    zh: '应为 IP 地址或主机名，且不含空格和斜杠',
  },
  {
    target: 'POST /interfaceConfig',
    given: { triggerStrategy: 'CRON', executionStrategy: 'EXPRESSION', cronExpression: '61 * * * *' },
    field: 'cronExpression',
    en: 'Cron expression must have five valid parts',
    zh: 'Cron 表达式应有五段',
  },
  {
    target: 'POST /globalConfig/save',
    given: { ...settings, timeZone: 'Asia/Shanghai', wmsBasePath: 'http://999.1.1.1/api' },
    field: 'wmsBasePath',
    en: 'must start with http:// or https:// and have a valid host',
    zh: '应以 http:// 或 https:// 开头，主机有效',
  },
  {
    target: 'POST /auth',
    given: { ...auth, name: '  ' },
    field: 'name',
    en: 'Name cannot be empty',
    zh: '名称不能为空',
  },
  {
    target: 'POST /securityconfig/save',
    given: { ...security, ipWhitelist: ['10.0.0.0/8', '999.1.1.1'] },
    field: 'ipWhitelist.1',
    en: 'must be an IP address or a range such as 192.168.1.0/24',
    zh: '应为 IP 地址或网段，例如 192.168.1.0/24',
  },
  {
    target: 'POST /securityconfig/save',
    given: { ...security, maskFields: ['price', ' '] },
    field: 'maskFields.1',
    en: 'cannot be empty',
    zh: '不能为空',
  },
  {
    target: 'POST /globalConfig/save',
    given: { ...settings, timeZone: 'Mars/Base' },
    field: 'timeZone',
    en: 'Time zone must be a time zone name such as Asia/Shanghai',
    zh: '时区应为时区名称，例如 Asia/Shanghai',
  },
];

test.each(refusals)('$target refuses $given', async ({ target, given, field, en, zh }) => {
  const whole = target === 'POST /interfaceConfig' ? { ...body, ...given } : given;
  for (const [lang, message] of [
    ['en_US', en],
    ['zh_CN', zh],
  ] as const) {
    const answer = await service.send(target, { body: whole, lang });
    expect(answer).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST' });
    expect(answer.data).toMatchObject({ problems: [{ field, message: expect.stringContaining(message) }] });
  }
});

test('the service trims texts, and stores secrets, code and verbatim values unchanged', async () => {
  const sent = {
    ...body,
    interfaceName: ' spaced ',
    preFilter: '  price > 0 ',
    fieldMappings: [
      {
        lineNo: 1,
        targetField: ' code ',
        type: 'STRING',
        functionType: 'CUSTOM',
        sourceField: 'code',
        expression: ' $x & " " ',
      },
    ],
  };
  const { row } = await service.send('POST /interfaceConfig', { body: sent });
  expect(row).toMatchObject({
    interfaceName: 'spaced',
    preFilter: '  price > 0 ',
    fieldMappings: [{ targetField: 'code', expression: ' $x & " " ' }],
  });
  const other = await service.send('POST /interfaceConfig', { body: { ...sent, interfaceName: 'spaced' } });
  expect(other.errorCode).toBe('DUPLICATE');

  const made = await service.send('POST /auth', { body: { ...auth, name: ' Spaced', password: ' p ' } });
  expect(made.row).toMatchObject({ name: 'Spaced' });
  const { model } = entityOf('auth');
  const { companyUuid } = service.client;
  const stored = await service.store.repository.find('auth', 'uuid', made.row.uuid, [companyUuid]);
  expect(decryptSecrets(service.service.vault, model, stored as Row).password).toBe(' p ');
});

test('an import trims and refuses texts like a request', async () => {
  const { success } = await service.send('POST /interfaceConfig', {
    body: { ...body, interfaceName: 'travels' },
  });
  expect(success).toBe(true);
  const file = await exportFile(service, { dcCode: 'SH01' });
  const index = file.items.findIndex(({ interfaceName }) => interfaceName === 'travels');
  const same = await requestPlan(service, editItem(file, index, { interfaceName: ' travels ' }));
  expect(same.issues).toEqual([]);
  expect(same.items[index]).toMatchObject({ change: 'SAME' });
  const blank = await requestPlan(service, editItem(file, index, { interfaceName: ' ' }));
  expect(blank.issues).toMatchObject([{ field: `items.${index}.interfaceName` }]);
  const event = await requestPlan(service, editItem(file, index, { eventTypes: ['MOON_LANDED'] }));
  expect(event.issues).toMatchObject([{ field: `items.${index}.eventTypes` }]);
});

test.each([
  ['POST /pendingData/cancel?uuid=u&reason=%20%20', undefined],
  ['POST /pendingData/batch', { action: 'cancel', uuids: ['u'], reason: ' \u3000' }],
])('%s %j refuses a blank reason', async (target, sent) => {
  const answer = await service.send(target, { body: sent });
  expect(answer).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST' });
  expect(answer.data).toMatchObject({ problems: [{ field: 'reason', message: 'Reason cannot be empty' }] });
});
