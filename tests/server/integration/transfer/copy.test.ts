import { expect, test } from 'vitest';
import type { ImportPlan } from '../../../../src/contract/model/importPlan.ts';
import { createErp } from '../../samples.ts';
import { type ServiceUnderTest, serviceUnderTest } from '../../serviceUnderTest.ts';
import { dumpWithoutAudit } from './dumpDatabase.ts';
import { storeInterfaces } from './storeInterfaces.ts';
import { callTransfer } from './transferCalls.ts';

const list = async (filter: object) =>
  (await service.send('POST /interfaceConfig/query', { body: { pageSize: 200, ...filter } })).page.records;

const service = await serviceUnderTest();
const erp = await storeInterfaces(service, 6);
const named: ServiceUnderTest['send'] = (target, sent = {}) =>
  service.send(target, { ...sent, body: { ...(sent.body as object), name: `Other ${target}` } });
const otherErp = (await createErp({ ...service, send: named })).erp;
const [first] = await list({ interfaceName: 'I0001' });
await service.send(`POST /interfaceConfig/online?uuid=${first?.uuid}`);
await service.send(`POST /interfaceConfig/debug?uuid=${first?.uuid}`);

test.each([
  [
    'en_US',
    'Callers that do not send dcCode will get AMBIGUOUS from “I0000”, “I0001”, “I0002” and 3 more. Add dcCode',
  ],
  ['zh_CN', '若未传 dcCode，将收到 AMBIGUOUS 错误：“I0000”、“I0001”、“I0002”，另有 3 个。'],
] as const)(
  'the plan of a copy to another center warns about callers without dcCode: %s',
  async (lang, want) => {
    const direction = { sourceDcCode: 'SH01', dcCode: 'GZ01' };
    const query = new URLSearchParams({ companyUuid: service.client.companyUuid, ...direction });
    const { data } = await service.send(`POST /interfaceConfig/copyPlan?${query}`, { lang });
    expect((data as ImportPlan).warnings).toEqual([{ message: expect.stringContaining(want) }]);
  },
);

test('a copy to another distribution center is offline and has its rules, and a repetition changes nothing', async () => {
  const direction = { sourceDcCode: 'SH01', dcCode: 'GZ01' };
  const plan = (await callTransfer(service, 'copyPlan', direction)).data as ImportPlan;
  expect(plan.items.map(({ naturalKey, change }) => `${change} ${naturalKey}`)).toContain(
    'CREATE GZ01 / OWN1 / I0000',
  );

  const { planHash } = plan;
  expect((await callTransfer(service, 'copydc', { ...direction, planHash })).data).toEqual({
    created: 6,
    updated: 0,
    unchanged: 0,
    skipped: [],
  });
  const copies = await list({ dcCode: 'GZ01' });
  expect(copies).toHaveLength(6);
  for (const copy of copies) expect(copy).toMatchObject({ status: 'OFFLINE', debug: false, erpUuid: erp });
  const original = (await list({ dcCode: 'SH01', interfaceName: 'I0000' }))[0];
  const copy = copies.find(({ interfaceName }) => interfaceName === 'I0000');
  const rule = await service.send(`GET /ignoreUpdateConfig/queryConfig?interfaceConfigUuid=${copy?.uuid}`);
  expect(rule.row).toMatchObject({ fields: ['articleName', 'unit'], interfaceConfigUuid: copy?.uuid });
  expect(copy?.uuid).not.toBe(original?.uuid);

  const stored = await dumpWithoutAudit(service.database);
  expect((await callTransfer(service, 'copydc', { ...direction, policy: 'overwrite' })).data).toEqual({
    created: 0,
    updated: 0,
    unchanged: 6,
    skipped: [],
  });
  expect(await dumpWithoutAudit(service.database)).toEqual(stored);
});

test('a copy to another owner replaces only the given ERP configuration', async () => {
  const [other] = await list({ dcCode: 'SH01', interfaceName: 'I0003' });
  await service.send('POST /interfaceConfig/modify', { body: { ...other, erpUuid: otherErp } });
  const parameters = {
    sourceOwnerCode: 'OWN1',
    ownerCode: 'OWN2',
    sourceErpUuid: erp,
    targetErpUuid: otherErp,
  };
  const answer = await callTransfer(service, 'copyowner', parameters);
  expect(answer.data).toMatchObject({ created: 4 });
  const copies = await list({ ownerCode: 'OWN2' });
  expect(copies.map(({ dcCode, interfaceName, erpUuid }) => [dcCode, interfaceName, erpUuid]).sort()).toEqual(
    ['GZ01', 'SH01'].flatMap((dcCode) => [
      [dcCode, 'I0000', otherErp],
      [dcCode, 'I0003', otherErp],
    ]),
  );
});

test('a copy is in the configuration log', async () => {
  const { page } = await service.send('POST /configurationLog/query', {
    body: { action: 'copy', kind: 'interface', pageSize: 50 },
  });
  expect(page.paging.recordCount).toBe(10);
});

/** Parameters with source and target of a copy → the invalid field and its message in both languages. */
const refused: {
  given: string;
  operation: string;
  parameters: Record<string, string>;
  field: string;
  en: string;
  zh: string;
}[] = [
  {
    given: 'without source and target',
    operation: 'copyPlan',
    parameters: {},
    field: '',
    en: 'Select the source and the target',
    zh: '请选择复制的来源和目标',
  },
  {
    given: 'to its own center',
    operation: 'copydc',
    parameters: { sourceDcCode: 'SH01', dcCode: 'SH01' },
    field: 'dcCode',
    en: 'Distribution center: source and target cannot be the same',
    zh: '配送中心：来源与目标不能相同',
  },
  {
    given: 'to an unknown center',
    operation: 'copydc',
    parameters: { sourceDcCode: 'SH01', dcCode: 'XX' },
    field: 'dcCode',
    en: 'Distribution center refers to a record that does not exist',
    zh: '配送中心引用的记录不存在',
  },
  {
    given: 'from a carrier without interfaces',
    operation: 'copycarrier',
    parameters: { sourceCarrierCode: 'SF', carrierCode: 'LTL' },
    field: '',
    en: 'The source has no interfaces to copy',
    zh: '来源下没有可复制的接口',
  },
  {
    given: 'with half of a direction',
    operation: 'copyPlan',
    parameters: { sourceOwnerCode: 'OWN1' },
    field: 'ownerCode',
    en: 'Owner must be selected',
    zh: '请选择货主',
  },
];

test.each(refused)('the service refuses a copy $given', async ({ operation, parameters, field, en, zh }) => {
  const answer = await callTransfer(service, operation, parameters);
  expect(answer).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    data: { problems: [{ field, message: en }] },
  });
  const query = new URLSearchParams({ companyUuid: service.client.companyUuid, ...parameters });
  expect(await service.send(`POST /interfaceConfig/${operation}?${query}`, { lang: 'zh_CN' })).toMatchObject({
    message: zh,
  });
});

test('a copy to a disabled center is refused', async () => {
  await service.send('POST /iwms-basic/basic/dc', { body: { code: 'OFF', name: 'Closed', disabled: true } });
  const answer = await callTransfer(service, 'copydc', { sourceDcCode: 'SH01', dcCode: 'OFF' });
  expect(answer).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    message: expect.stringContaining('Distribution center refers to a disabled record; choose another one'),
  });
});
