import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { ExportFile } from '../../../src/server/transfer/ExportFile.ts';
import { createErp } from '../samples.ts';
import { type ServiceUnderTest, serviceUnderTest } from '../serviceUnderTest.ts';
import { edited, exported, planned, transfer } from './calls.ts';
import { storeInterfaces, wipe } from './interfaces.ts';

let service: ServiceUnderTest;
let erp: string;
let file: ExportFile;

beforeAll(async () => {
  service = await serviceUnderTest();
  erp = await storeInterfaces(service, 2);
  file = await exported(service, { dcCode: 'SH01' });
});

beforeEach(() => wipe(service));

/** The file as if it came from another company: its ERP configuration has a uuid that is not known here. */
const foreign = (name: string): ExportFile => {
  const uuid = randomUUID();
  return edited(file, {
    items: file.items.map((item) => ({ ...item, erpUuid: uuid })),
    references: [{ kind: 'erp', uuid, name }],
  });
};

const erpsIn = async (companyUuid: string) =>
  (await service.store.documents.list({ entity: 'interface', companyUuid })).records.map(
    ({ erpUuid }) => erpUuid,
  );
const erpsHere = () => erpsIn(service.client.companyUuid);

test('the same uuid is what is meant, however it is called now', async () => {
  const renamed = edited(file, { references: [{ kind: 'erp', uuid: erp, name: 'Called so once' }] });
  expect(await transfer(service, 'import', {}, renamed)).toMatchObject({ success: true });
  expect(await erpsHere()).toEqual([erp, erp]);
});

test('else the same name is', async () => {
  expect(await transfer(service, 'import', {}, foreign('SAP'))).toMatchObject({ success: true });
  expect(await erpsHere()).toEqual([erp, erp]);
});

test('else the operator must say what is: the plan lists it, the import refuses', async () => {
  const unknown = foreign('Kingdee');
  const { unresolved } = await planned(service, unknown);
  expect(unresolved).toEqual(unknown.references);
  expect(await transfer(service, 'import', {}, unknown)).toMatchObject({
    status: 409,
    errorCode: 'UNRESOLVED',
    message: 'The file refers to records that do not exist here: ERP configuration Kingdee',
    data: { unresolved },
  });
  expect(await erpsHere()).toEqual([]);
});

test('what the operator names wins over uuid and name', async () => {
  const named: ServiceUnderTest['send'] = (target, sent = {}) =>
    service.send(target, { ...sent, body: { ...(sent.body as object), name: `Other ${target}` } });
  const other = (await createErp({ ...service, send: named })).erp;
  for (const given of [file, foreign('Kingdee')]) {
    expect(await transfer(service, 'import', { erpUuid: other, policy: 'overwrite' }, given)).toMatchObject({
      success: true,
    });
    expect(await erpsHere()).toEqual([other, other]);
  }
});

test('what the operator names must exist', async () => {
  expect(await transfer(service, 'importPlan', { erpUuid: randomUUID() }, file)).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    message: 'ERP configuration refers to a record that does not exist',
  });
});

test('absent parameters may be empty strings', async () => {
  const absent = { dcCode: '', ownerCode: '', erpUuid: '', dingDingUuid: '', planHash: '' };
  expect(await transfer(service, 'import', absent, file)).toMatchObject({
    success: true,
    data: { created: 2 },
  });
});

test('a file of one place lands in another', async () => {
  const target = { dcCode: 'GZ01', ownerCode: 'OWN2' };
  expect(await transfer(service, 'import', target, file)).toMatchObject({ success: true });
  const { page } = await service.send('POST /interfaceConfig/query', { body: target });
  expect(page.paging.recordCount).toBe(2);
});

test('a file of one company lands in another, which has the menus and codes that it names', async () => {
  const { store, database, client } = service;
  const companyUuid = randomUUID();
  await database.query('INSERT INTO operator_company (login_id, company_uuid) VALUES ($1, $2)', [
    client.loginId,
    companyUuid,
  ]);
  const here = { ...service, client: { ...client, companyUuid } };
  const lacking = await transfer(here, 'import', {}, file);
  const problems = (lacking.data as { problems: { field: string; message: string }[] }).problems;
  expect(problems.map(({ message }) => message)).toContain(
    'Item 1 “I0000”: Distribution center “SH01” does not exist here',
  );
  expect(new Set(problems.map(({ field }) => field.split('.').at(-1)))).toEqual(
    new Set(['menuName', 'dcCode', 'ownerCode']),
  );

  for (const entity of ['menu', 'dc', 'owner']) {
    const { records } = await store.documents.list({
      entity,
      companyUuid: client.companyUuid,
    });
    await store.documents.insertAll(
      records.map((row) => {
        const data = { ...row, uuid: randomUUID(), companyUuid };
        return { entity, companyUuid, naturalKey: JSON.stringify(row), data };
      }),
    );
  }
  expect((await planned(here, file)).unresolved).toEqual(file.references);
  await createErp({
    ...here,
    send: (target, sent = {}) =>
      service.send(target, { ...sent, body: { ...(sent.body as object), companyUuid } }),
  });
  expect(await transfer(here, 'import', {}, file)).toMatchObject({ success: true, data: { created: 2 } });
  expect(await erpsHere()).toEqual([]);
});
