import { beforeEach, expect, test } from 'vitest';
import { entityModels, entityOf } from '../../../../../src/server/platform/operations/catalog.ts';
import { sealStoredEntries } from '../../../../../src/server/platform/records/rows/sealStoredEntries.ts';
import { decryptSecrets } from '../../../../../src/server/platform/records/rows/storedRow.ts';
import { findAllRecords } from '../../../findAllRecords.ts';
import { createErp, erpOf } from '../../../samples.ts';
import { serviceUnderTest } from '../../../serviceUnderTest.ts';

interface Entry {
  readonly parameterName: string;
  readonly parameterValue?: string;
  readonly secret?: string;
  readonly parameterValueSet?: boolean;
}

const token: Entry = { parameterName: 'X-Api-Token', parameterValue: 'open sesame' };
const tenant: Entry = { parameterName: 'X-Tenant', parameterValue: 'east' };

const service = await serviceUnderTest();
const uuids = await createErp(service);
beforeEach(async () => {
  await change([]);
  await change([token, tenant]);
});

/** Stores these parameters. Resolves to the answer. */
async function change(extendInfo: readonly Entry[]) {
  const { row } = await service.send(`GET /erp/${uuids.erp}`);
  const body = { ...erpOf(uuids.dataSource, uuids.auth), uuid: uuids.erp, version: row.version, extendInfo };
  return service.send('POST /erp/modify', { body });
}

/** Resolves to the values that requests to the ERP would have, by name. */
async function valuesSent(): Promise<Record<string, string | undefined>> {
  const row = await service.store.repository.find('erp', 'uuid', uuids.erp, [service.client.companyUuid]);
  const plain = row && decryptSecrets(service.service.vault, entityOf('erp').model, row);
  const entries = (plain?.extendInfo ?? []) as readonly Entry[];
  return Object.fromEntries(
    entries.map(({ parameterName, parameterValue }) => [parameterName, parameterValue]),
  );
}

test('no answer, log or record contains a secret value', async () => {
  const answers = [
    await service.send(`GET /erp/${uuids.erp}`),
    await service.send('POST /erp/query', { body: {} }),
    await change([{ ...token, parameterValue: 'open sesame 2' }, tenant]),
    await service.send(`POST /erp/modifyHttpExtend?uuid=${uuids.erp}`, { body: [token, tenant] }),
    await service.send('POST /configurationLog/query', { body: { recordUuid: uuids.erp } }),
  ];
  const everything = JSON.stringify([answers, await findAllRecords(service.database)]);
  expect(everything).not.toContain('open sesame');
  expect(JSON.stringify(answers)).not.toContain('aes256gcm');
  expect(everything).toContain('[SECRET]');
  expect(answers[0]?.row.extendInfo).toEqual([
    { parameterName: 'X-Api-Token', parameterValueSet: true },
    tenant,
  ]);
});

test.each<{ name: string; given: readonly Entry[]; want: Record<string, string | undefined> }>([
  {
    name: 'a blank value',
    given: [{ parameterName: 'X-Api-Token', parameterValue: '' }],
    want: { 'X-Api-Token': 'open sesame' },
  },
  {
    name: 'the entry as it was returned',
    given: [{ parameterName: 'x-api-token', parameterValueSet: true }],
    want: { 'x-api-token': 'open sesame' },
  },
  { name: 'a new value', given: [{ ...token, parameterValue: 'new' }], want: { 'X-Api-Token': 'new' } },
  {
    name: 'a value that looks sealed',
    given: [{ ...token, parameterValue: 'aes256gcm:AAAA' }],
    want: { 'X-Api-Token': 'aes256gcm:AAAA' },
  },
  {
    name: 'another name',
    given: [{ parameterName: 'X-Other-Token', parameterValueSet: true }],
    want: { 'X-Other-Token': undefined },
  },
  {
    name: 'an entry that is no longer a secret',
    given: [{ parameterName: 'X-Api-Token', secret: 'NO', parameterValueSet: true }],
    want: { 'X-Api-Token': undefined },
  },
])('a change with $name stores the value $want', async ({ given, want }) => {
  expect(await change(given)).toMatchObject({ success: true });
  expect(await valuesSent()).toEqual(want);
});

test.each<[Entry, boolean]>([
  [{ parameterName: 'apiKey', parameterValue: 'v' }, true],
  [{ parameterName: 'X-PASSWORD', parameterValue: 'v', secret: 'AUTO' }, true],
  [{ parameterName: 'X-Key-Id', parameterValue: 'v', secret: 'NO' }, false],
  [{ parameterName: 'X-Tenant', parameterValue: 'v', secret: 'YES' }, true],
  [{ parameterName: 'X-Tenant', parameterValue: 'v' }, false],
])('the value of %j is a secret: %s', async (entry, isSecret) => {
  const { row } = await change([entry]);
  const [shown] = (row.extendInfo ?? []) as readonly Entry[];
  expect([shown?.parameterValue, shown?.parameterValueSet]).toEqual(
    isSecret ? [undefined, true] : ['v', undefined],
  );
});

test('a start seals the values that an earlier version stored in plain text', async () => {
  await service.database.query(
    `UPDATE document_erp SET data = jsonb_set(data, '{extendInfo,0,parameterValue}', '"plain words"') WHERE uuid = $1`,
    [uuids.erp],
  );
  expect((await valuesSent())['X-Api-Token']).toBe('plain words');
  await sealStoredEntries(service.store, service.service.vault, Object.values(entityModels));
  expect(JSON.stringify(await findAllRecords(service.database))).not.toContain('plain words');
  expect(await valuesSent()).toEqual({ 'X-Api-Token': 'plain words', 'X-Tenant': 'east' });
});
