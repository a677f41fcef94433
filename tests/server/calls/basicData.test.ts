import { expect, test } from 'vitest';
import { createErp, interfaceOf } from '../samples.ts';
import { serviceUnderTest } from '../serviceUnderTest.ts';

const basic = '/iwms-basic/basic';

const service = await serviceUnderTest();
const { send } = service;
const body = { code: 'HK01', name: 'Hong Kong', timeZone: 'Asia/Hong_Kong' };
/** A distribution center that an interface uses. */
const center = (await send(`POST ${basic}/dc`, { body })).row;
const { erp } = await createErp(service);
const interfaceBody = { ...(await interfaceOf(service, erp)), dcCode: 'HK01' };
/** That interface. */
const used = (await send('POST /interfaceConfig', { body: interfaceBody })).row;

test('a new distribution center is a choice of interfaces, with its time zone', async () => {
  const { rows } = await service.send(
    `GET ${basic}/dc/list/company?companyUuid=${service.client.companyUuid}`,
  );
  expect(rows).toContainEqual(expect.objectContaining({ code: 'HK01', timeZone: 'Asia/Hong_Kong' }));
});

test.each([
  { given: 'another name', change: { name: 'HK' }, want: { success: true } },
  {
    given: 'the code of another one',
    change: { code: 'SH01' },
    want: { errorCode: 'IN_USE', data: { problems: [{ field: 'code' }] } },
  },
  {
    given: 'a new code, although an interface refers to it',
    change: { code: 'HK02' },
    want: {
      errorCode: 'IN_USE',
      message: 'Code cannot be changed while records refer to it: Interface Articles',
      data: { problems: [{ field: 'code' }], users: [{ entity: 'interface', name: 'Articles' }] },
    },
  },
  {
    given: 'an unknown time zone',
    change: { timeZone: 'Mars/Base' },
    want: { errorCode: 'INVALID_REQUEST' },
  },
  { given: 'a stale version', change: { version: 99 }, want: { errorCode: 'CONFLICT' } },
])('modify a distribution center with $given', async ({ change, want }) => {
  const { page } = await service.send(`POST ${basic}/dc/page`, {
    body: { companyUuid: service.client.companyUuid, page: 0, pageSize: 10, code: 'HK01' },
  });
  const body = { ...page.records[0], ...change };
  expect(await service.send(`POST ${basic}/dc/modify`, { body })).toMatchObject(want);
});

test('a disabled distribution center stays with its interfaces, and no other interface can choose it', async () => {
  const { send, client } = service;
  const query = { body: { companyUuid: client.companyUuid, page: 0, pageSize: 10, code: 'HK01' } };
  const { page } = await send(`POST ${basic}/dc/page`, query);
  const disabled = { ...page.records[0], disabled: true };
  expect(await send(`POST ${basic}/dc/modify`, { body: disabled })).toMatchObject({ success: true });

  const kept = await send('POST /interfaceConfig/modify', { body: { ...used, lanes: 2 } });
  expect(kept).toMatchObject({ success: true });
  expect(await send(`POST /interfaceConfig/online?uuid=${used.uuid}`)).toMatchObject({ success: true });

  const another = { ...used, uuid: undefined, interfaceName: 'Other', version: undefined };
  expect(await send('POST /interfaceConfig', { body: another })).toMatchObject({
    errorCode: 'INVALID_REQUEST',
    data: {
      problems: [
        { field: 'dcCode', message: 'Distribution center refers to a disabled record; choose another one' },
      ],
    },
  });
});

test('a distribution center in use cannot be removed', async () => {
  const answer = await service.send(`POST ${basic}/dc/remove?uuid=${center.uuid}`);
  expect(answer).toMatchObject({ errorCode: 'IN_USE', data: { users: [{ entity: 'interface' }] } });
});

test.each(['owner', 'carrier'])('an unused %s gets another code, is removed and restored', async (entity) => {
  const { send } = service;
  const { row } = await send(`POST ${basic}/${entity}`, { body: { code: 'N1', name: 'New' } });
  const { row: renamed } = await send(`POST ${basic}/${entity}/modify`, { body: { ...row, code: 'N2' } });
  expect(renamed).toMatchObject({ code: 'N2', version: 2 });
  expect(await send(`POST ${basic}/${entity}/remove?uuid=${row.uuid}`)).toMatchObject({ success: true });
  expect(await send(`POST ${basic}/${entity}/restore?uuid=${row.uuid}`)).toMatchObject({ success: true });
});

test.each(['dc', 'owner', 'carrier'])('the sample records of %s are not disabled', async (kind) => {
  const { page } = await service.send(`POST ${basic}/${kind}/page`, { body: { disabled: false } });
  const samples = page.records.filter(({ sample }) => sample === true);
  expect(samples).not.toEqual([]);
  expect(samples).toEqual(samples.map((one) => ({ ...one, disabled: false })));
});
