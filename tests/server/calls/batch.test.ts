import { beforeEach, expect, test } from 'vitest';
import { entityOf } from '../../../src/server/platform/operations/catalog.ts';
import type { OperationCall } from '../../../src/server/platform/operations/ServiceContext.ts';
import { handleBatch } from '../../../src/server/platform/records/handlers/handleTransition.ts';
import { insertRows } from '../insertRows.ts';
import { createErp, interfaceOf } from '../samples.ts';
import { type Answer, serviceUnderTest } from '../serviceUnderTest.ts';

/** uuids of the interfaces of one test, by name. */
let uuids: Record<string, string>;
let round = 0;

const service = await serviceUnderTest();
const body = await interfaceOf(service, (await createErp(service)).erp);

const act = (action: string, name: string) =>
  service.send(`POST /interfaceConfig/${action}?uuid=${uuids[name]}`);

/** Creates three interfaces for each test: a and b are offline, c is online. */
beforeEach(async () => {
  round += 1;
  uuids = {};
  for (const name of ['a', 'b', 'c']) {
    const sent = { ...body, interfaceName: `${name}${round}`, entityIdentifier: `round ${round}` };
    uuids[name] = (await service.send('POST /interfaceConfig', { body: sent })).row.uuid;
  }
  await act('online', 'c');
});

const uuidOf = (name: string): string => uuids[name] ?? name;

const batch = (sent: Readonly<Record<string, unknown>>): Promise<Answer> =>
  service.send('POST /interfaceConfig/batch', { body: sent });

/** Returns the status of a, b and c; `–` for a removed one. */
async function states(): Promise<string> {
  const pages = Object.values(uuids).map((uuid) =>
    service.send('POST /interfaceConfig/query', { body: { uuid } }),
  );
  return (await Promise.all(pages)).map(({ page }) => page.records[0]?.status ?? '–').join(' ');
}

interface Case {
  readonly action: string;
  readonly names: readonly string[];
  readonly done: number;
  readonly skipped: readonly { readonly name?: string; readonly uuid?: string; readonly reason: string }[];
  readonly after: string;
}

const table: readonly Case[] = [
  { action: 'online', names: ['a', 'b'], done: 2, skipped: [], after: 'ONLINE ONLINE ONLINE' },
  {
    action: 'online',
    names: ['c', 'a'],
    done: 1,
    skipped: [{ name: 'c', reason: 'Already online' }],
    after: 'ONLINE OFFLINE ONLINE',
  },
  {
    action: 'remove',
    names: ['a', 'b', 'c'],
    done: 2,
    skipped: [{ name: 'c', reason: 'Only available while offline' }],
    after: '– – ONLINE',
  },
  {
    action: 'suspend',
    names: ['c', 'nowhere'],
    done: 1,
    skipped: [{ uuid: 'nowhere', reason: 'Interface not found' }],
    after: 'OFFLINE OFFLINE SUSPENDED',
  },
];

test.each(table)('$action changes $done of $names', async ({ action, names, done, skipped, after }) => {
  const answer = await batch({ action, uuids: names.map(uuidOf) });
  expect(answer.data).toEqual({
    done,
    skipped: skipped.map(({ name, uuid, reason }) => ({
      uuid: uuid ?? uuidOf(String(name)),
      ...(name && { name: `${name}${round}` }),
      reason,
    })),
  });
  expect(await states()).toBe(after);
});

test('a batch with a filter changes the records that the list shows', async () => {
  const filter = { interfaceType: 'ERP_DOWN', interfaceName: String(round), status: 'OFFLINE' };
  const listed = await service.send('POST /interfaceConfig/query', { body: filter });
  const expectedCount = listed.page.paging.recordCount;
  expect(expectedCount).toBe(2);
  expect((await batch({ action: 'online', filter, expectedCount })).data).toEqual({ done: 2, skipped: [] });
  expect(await states()).toBe('ONLINE ONLINE ONLINE');
});

test('a batch changes nothing if the filter matches another number than expected', async () => {
  const filter = { interfaceName: String(round) };
  expect(await batch({ action: 'online', filter, expectedCount: 2 })).toMatchObject({
    status: 409,
    errorCode: 'COUNT_CHANGED',
    message: 'Nothing changed: 3 records match now, not 2. Review the selection and try again',
    data: { expected: 2, actual: 3 },
  });
  expect(await states()).toBe('OFFLINE OFFLINE ONLINE');
});

test('a batch skips a record in use and names its user in the reason', async () => {
  const rule = { uuid: `rule ${round}`, name: 'night alarm', interfaceUuids: [uuidOf('a')] };
  await insertRows(service, 'alarmRule', [rule]);
  expect((await batch({ action: 'remove', uuids: [uuidOf('a'), uuidOf('b')] })).data).toEqual({
    done: 1,
    skipped: [
      {
        uuid: uuidOf('a'),
        name: `a${round}`,
        reason: `“a${round}” is in use: Alarm rule night alarm`,
      },
    ],
  });
  expect(await states()).toBe('OFFLINE – ONLINE');
});

test('each record of a batch has one log entry, and reasons are in the requested language', async () => {
  const sent = { action: 'online', uuids: ['a', 'b', 'c'].map(uuidOf) };
  const answer = await service.send('POST /interfaceConfig/batch', { body: sent, lang: 'zh_CN' });
  expect(answer.data).toMatchObject({
    done: 2,
    skipped: [{ reason: '当前已上线，无需操作' }],
  });
  const entries = async (name: string) =>
    (
      await service.send('POST /configurationLog/query', {
        body: { recordUuid: uuidOf(name), action: 'online' },
      })
    ).page.paging.recordCount;
  expect(await Promise.all(['a', 'b', 'c'].map(entries))).toEqual([1, 1, 1]);
});

const refused = [
  { given: 'an unknown action', sent: { action: 'fly', uuids: ['x'] } },
  { given: 'neither uuids nor a filter', sent: { action: 'online' } },
  { given: 'a filter without a count', sent: { action: 'online', filter: {} } },
  { given: 'no uuids', sent: { action: 'online', uuids: [] } },
  {
    given: 'a filter that the list does not have',
    sent: { action: 'online', filter: { remarks: 'x' }, expectedCount: 0 },
  },
];

test.each(refused)('a batch refuses $given', async ({ sent }) => {
  expect(await batch(sent)).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST' });
});

test('a batch refuses another company', async () => {
  const answer = await batch({ action: 'online', uuids: [uuidOf('a')], companyUuid: 'not-mine' });
  expect(answer.errorCode).toBe('COMPANY_MISMATCH');
});

// The schema of a project's body may leave the action optional, or without choices.
test.each([undefined, 'fly', 'modify'])(
  'the handler refuses the action %s, which the batch does not list',
  async (action) => {
    const { companyUuid, loginId } = service.client;
    const call = {
      operation: 'interfaceConfig.batch',
      service: service.service,
      phrases: service.service.phrasesOf('en-US'),
      login: { loginId, roles: { [companyUuid]: 'administrator' } },
      companyUuid,
      query: {},
      body: { action, uuids: [uuidOf('a')] },
    } as unknown as OperationCall;
    await expect(handleBatch(entityOf('interface'))(call)).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      data: { problems: [{ field: 'action', message: 'action must be selected from the list' }] },
    });
    expect(await states()).toBe('OFFLINE OFFLINE ONLINE');
  },
);
