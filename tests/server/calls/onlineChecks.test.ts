import { expect, test } from 'vitest';
import { createErp, interfaceOf } from '../samples.ts';
import { serviceUnderTest, succeeded } from '../serviceUnderTest.ts';

let count = 0;

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);

/** Saves an interface. An incomplete mapping is allowed, so operators can continue their work later. */
async function create(over: object): Promise<string> {
  count += 1;
  const sent = { body: { ...body, interfaceName: `w${count}`, ...over } };
  return (await succeeded(service.send('POST /interfaceConfig', sent))).row.uuid;
}

const sound = {
  lineNo: 1,
  targetField: 'code',
  type: 'STRING',
  functionType: 'REGULAR',
  sourceField: 'no',
};
const mapping = (row: object) => ({ fieldMappings: [sound, { ...sound, lineNo: 2, ...row }] });

const faulty = [
  {
    why: 'an invalid expression',
    over: mapping({ targetField: 'sum', functionType: 'CUSTOM', expression: 'qty *' }),
    field: 'fieldMappings.1.expression',
    en: /^Field mapping, line 2, sum \(Custom\): The expression is not valid/,
    zh: /^字段映射第 2 行，sum（自定义）：表达式/,
  },
  {
    why: 'a row without its sub-table',
    over: mapping({ targetField: 'lines[].sku', lineNo: undefined }),
    field: 'fieldMappings.1.targetField',
    en: /^Field mapping, line 2, lines\[\]\.sku \(Regular\): /,
    zh: /^字段映射第 2 行，lines\[\]\.sku（常规）：/,
  },
  {
    why: 'an invalid path',
    over: mapping({ sourceField: 'a[', lineNo: 20 }),
    field: 'fieldMappings.1.sourceField',
    en: /^Field mapping, line 2, code \(Regular\): /,
    zh: /^字段映射第 2 行，code（常规）：/,
  },
  {
    why: 'a look-up of a property that the record does not have',
    over: mapping({ functionType: 'SUB_QUERY', expression: 'dc.nope' }),
    field: 'fieldMappings.1.expression',
    en: /^Field mapping, line 2, code \(Sub-query\): dc has no property “nope”\. Available: .*name, timeZone/,
    zh: /^字段映射第 2 行，code（子查询）：dc 没有属性“nope”，可用：.*name, timeZone/,
  },
  {
    why: 'an invalid filter',
    over: { preFilter: 'status =' },
    field: 'preFilter',
    en: /^Pre-filter: The expression is not valid/,
    zh: /^前置过滤：表达式/,
  },
];

test.each(faulty)('the service saves $why but does not take it online', async ({ over, field, en, zh }) => {
  const uuid = await create(over);
  for (const [lang, words] of [
    ['en_US', en],
    ['zh_CN', zh],
  ] as const) {
    const message = expect.stringMatching(words);
    expect(await service.send(`POST /interfaceConfig/online?uuid=${uuid}`, { lang })).toMatchObject({
      status: 400,
      errorCode: 'INVALID_REQUEST',
      message,
      data: { problems: [{ field, message }] },
    });
  }
});

test('a batch skips invalid interfaces with the reason', async () => {
  const [well, broken] = [await create(mapping({ targetField: 'b' })), await create({ postFilter: '(' })];
  const { data } = await service.send('POST /interfaceConfig/batch', {
    body: { action: 'online', uuids: [well, broken] },
  });
  expect(data).toMatchObject({
    done: 1,
    skipped: [{ uuid: broken, reason: expect.stringMatching(/^Post-filter: /) }],
  });
});

test('other actions accept an invalid configuration', async () => {
  const { data } = await service.send('POST /interfaceConfig/batch', {
    body: { action: 'remove', uuids: [await create({ postFilter: '(' })] },
  });
  expect(data).toEqual({ done: 1, skipped: [] });
});

test('an interface with 10,000 mapping rows goes online, and one row more is refused', async () => {
  const rows = Array.from({ length: 10_001 }, (_, index) => ({
    ...sound,
    lineNo: index + 1,
    targetField: `code${index}`,
    description: '说明'.repeat(50),
  }));
  const uuid = await create({ fieldMappings: rows.slice(1) });
  expect((await service.send(`POST /interfaceConfig/online?uuid=${uuid}`)).row.status).toBe('ONLINE');
  await expect(create({ fieldMappings: rows })).rejects.toThrow('Field mapping can have at most 10000 items');
});

test('the service refuses 8.5 MB for a mapping and 1.1 MB for other bodies', async () => {
  const text = (length: number) => JSON.stringify({ remarks: 'x'.repeat(length) });
  for (const [path, length] of [
    ['interfaceConfig', 8_500_000],
    ['interfaceConfig/modify', 8_500_000],
    ['auth', 1_100_000],
    ['interfaceConfig/query', 1_100_000],
  ] as const) {
    // The digest of such a text takes half a second, and the service refuses the length first.
    const answer = await service.send(`POST /${path}`, { text: text(length), headers: { secret: '' } });
    expect([path, answer.status, answer.errorCode]).toEqual([path, 413, 'TOO_LARGE']);
  }
});

const warn = async (body: object, lang?: 'zh_CN') =>
  (await service.send('POST /interfaceConfig/batchWarning', { body, ...(lang && { lang }) })).data;

test('a warning precedes interfaces that go online without a field mapping', async () => {
  const [first, second] = [await create({}), await create({ fieldMappings: [] })];
  const mapped = await create(mapping({ targetField: 'b' }));
  const online = await create({});
  await service.send(`POST /interfaceConfig/online?uuid=${online}`);
  const one = /^1 interface has no field mapping: “w\d+”\. Documents pass through unmapped\.$/;
  const two = /^2 interfaces have no field mapping: “w\d+”, “w\d+”\. Documents/;
  for (const [action, uuids, want] of [
    ['online', [first], { message: expect.stringMatching(one) }],
    ['online', [first, second, mapped, online], { message: expect.stringMatching(two) }],
    ['online', [mapped], {}],
    ['online', [online], {}],
    ['suspend', [first], {}],
    ['remove', [first], {}],
  ] as const)
    expect([action, await warn({ action, uuids })]).toEqual([action, want]);
  expect(await warn({ action: 'online', uuids: [first] }, 'zh_CN')).toEqual({
    message: expect.stringMatching(/^1 个接口未配置字段映射：“w\d+”。单据将不经映射、原样传递。$/),
  });
});

test('the warning about all interfaces of a filter names three and counts the rest', async () => {
  for (let index = 0; index < 5; index += 1) await create({ entityIdentifier: 'id', remarks: 'many' });
  const { page } = await service.send('POST /interfaceConfig/query', { body: { status: 'OFFLINE' } });
  const filter = { status: 'OFFLINE' };
  expect(await warn({ action: 'online', filter, expectedCount: page.paging.recordCount })).toEqual({
    message: expect.stringMatching(
      /^\d+ interfaces have no field mapping: “w\d+”, “w\d+”, “w\d+” and \d+ more\./,
    ),
  });
});
