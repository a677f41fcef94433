import { beforeEach, expect, test } from 'vitest';
import { callTransfer, editFile, exportFile } from '../integration/transfer/transferCalls.ts';
import { createErp, interfaceOf } from '../samples.ts';
import { type Answer, serviceUnderTest } from '../serviceUnderTest.ts';

const fieldMappings = [
  { lineNo: 1, targetField: 'code', type: 'STRING', functionType: 'REGULAR', sourceField: 'no' },
];
const others = [{ ...fieldMappings[0], targetField: 'name' }];

let uuid: string;
let count = 0;

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);

beforeEach(async () => {
  count += 1;
  const given = { ...body, interfaceName: `d${count}`, fieldMappings };
  const { row } = await service.send('POST /interfaceConfig', { body: given });
  uuid = row.uuid;
});

const query = async (filter: object) =>
  (await service.send('POST /interfaceConfig/query', { body: { page: 0, pageSize: 20, ...filter } })).page
    .records[0];
const modify = (more: object): Promise<Answer> =>
  service.send('POST /interfaceConfig/modify', {
    body: { ...body, interfaceName: `d${count}`, uuid, ...more },
  });
const act = async (action: string) =>
  (await service.send(`POST /interfaceConfig/${action}?uuid=${uuid}`)).row;

const answers: { name: string; answer: () => Promise<unknown>; has: boolean }[] = [
  { name: 'a page', answer: () => query({ interfaceName: `d${count}` }), has: false },
  { name: 'a sorted page', answer: () => query({ sort: 'interfaceName', order: 'desc' }), has: false },
  { name: 'a page with an empty uuid', answer: () => query({ uuid: '' }), has: false },
  { name: 'a page of one uuid', answer: () => query({ uuid }), has: true },
  { name: 'a change', answer: async () => (await modify({ remarks: 'x' })).row, has: true },
  { name: 'a transition', answer: () => act('online'), has: true },
  { name: 'a conflict', answer: async () => (await modify({ version: 7 })).data, has: true },
];

test.each(answers)('$name contains the details of a record: $has', async ({ answer, has }) => {
  const row = await answer();
  expect(row).toHaveProperty('interfaceName');
  if (has) expect(row).toHaveProperty('fieldMappings', fieldMappings);
  else expect(row).not.toHaveProperty('fieldMappings');
});

const changes: { name: string; more: object; want: unknown }[] = [
  { name: 'without details', more: { path: '/other' }, want: fieldMappings },
  { name: 'with other details', more: { fieldMappings: others }, want: others },
  { name: 'with empty details', more: { fieldMappings: [] }, want: [] },
];

test.each(changes)('a change $name stores the expected details', async ({ more, want }) => {
  expect(await modify(more)).toMatchObject({ success: true });
  expect(await query({ uuid })).toMatchObject({ ...more, fieldMappings: want });
});

test('a change with an unchanged row of a page changes nothing', async () => {
  const { row } = await modify({ ...(await query({ interfaceName: `d${count}` })) });
  expect(row).toMatchObject({ version: 1, fieldMappings });
});

test('an export contains the details, and an import without them removes them', async () => {
  const file = await exportFile(service, { interfaceUuid: uuid });
  expect(file.items).toMatchObject([{ fieldMappings }]);
  const [{ fieldMappings: _, ...bare } = {}] = file.items;
  const imported = await callTransfer(
    service,
    'import',
    { policy: 'overwrite' },
    editFile(file, { items: [bare] }),
  );
  expect(imported).toMatchObject({ success: true, data: { updated: 1 } });
  expect(await query({ uuid })).not.toHaveProperty('fieldMappings');
});
