import { expect, test } from 'vitest';
import type { ExportFile } from '../../../../src/server/integration/transfer/ExportFile.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { dumpWithoutAudit } from './dumpDatabase.ts';
import { nameOf, storeInterfaces } from './storeInterfaces.ts';
import { callTransfer, editItem, exportFile, requestPlan } from './transferCalls.ts';

/** I0000 is offline and unchanged, I0001 offline and changed, I0002 online and changed, I0003 new. */
let file: ExportFile;

const find = async (interfaceName: string) =>
  (await service.send('POST /interfaceConfig/query', { body: { interfaceName } })).page.records[0];

const service = await serviceUnderTest();
await storeInterfaces(service, 4);
file = await exportFile(service, { dcCode: 'SH01' });
for (const [index, change] of [
  [1, { path: '/changed', rules: { ignoreUpdateConfig: [{ fields: ['barcode'] }] } }],
  [2, { path: '/changed' }],
] as const) {
  file = editItem(
    file,
    file.items.findIndex(({ interfaceName }) => interfaceName === nameOf(index)),
    change,
  );
}
const online = await find(nameOf(2));
await service.send(`POST /interfaceConfig/online?uuid=${online?.uuid}`);
await service.send(`POST /interfaceConfig/remove?uuid=${(await find(nameOf(3)))?.uuid}`);

const changes = async (parameters = {}) => {
  const plan = await requestPlan(service, file, parameters);
  const byName = plan.items.map(
    ({ naturalKey, change }) => [naturalKey.split(' / ').at(-1), change] as const,
  );
  return { plan, changes: Object.fromEntries(byName) };
};

test('the plan marks interfaces as new, equal, different, or different and not offline', async () => {
  const { plan, changes: found } = await changes();
  expect(found).toEqual({ I0000: 'SAME', I0001: 'UPDATE', I0002: 'CONFLICT', I0003: 'CREATE' });
  expect(plan.items.find(({ change }) => change === 'UPDATE')).toMatchObject({
    naturalKey: 'SH01 / I0001',
    fieldDiffs: [
      { field: 'path', before: '/articles', after: '/changed' },
      { field: 'ignoreUpdateConfig.fields', after: '["barcode"]' },
    ],
  });
  expect(plan.issues).toEqual([]);
});

const exists = /“SH01 \/ I0001”: already exists with other content$/;
const notOffline = /“SH01 \/ I0002”: already exists with other content and is not offline$/;
const refusals = [
  { policy: 'fail', want: [exists, notOffline] },
  { policy: 'overwrite', want: [notOffline] },
];

test.each(refusals)('a plan with policy $policy lists the refused interfaces', async ({ policy, want }) => {
  const { plan } = await changes({ policy });
  expect(plan.issues.map(({ message }) => message)).toEqual(want.map((one) => expect.stringMatching(one)));
});

test.each([{ policy: '', want: [exists, notOffline] }, ...refusals])(
  'policy "$policy" refuses the whole file and changes nothing',
  async ({ policy, want }) => {
    const before = await dumpWithoutAudit(service.database);
    const answer = await callTransfer(service, 'import', policy ? { policy } : {}, file);
    expect(answer).toMatchObject({ success: false, status: 409, errorCode: 'EXISTS' });
    expect(answer.data).toEqual({
      problems: want.map((one) => ({
        field: expect.stringMatching(/^items\.\d$/),
        message: expect.stringMatching(one),
      })),
    });
    expect(await dumpWithoutAudit(service.database)).toEqual(before);
  },
);

test('policy skip keeps existing interfaces with a reason, and overwrite replaces them when they are offline', async () => {
  const skipped = await callTransfer(service, 'import', { policy: 'skip' }, file);
  expect(skipped.data).toEqual({
    created: 1,
    updated: 0,
    unchanged: 1,
    skipped: [
      { naturalKey: 'SH01 / I0001', reason: 'already exists with other content' },
      { naturalKey: 'SH01 / I0002', reason: 'already exists with other content and is not offline' },
    ],
  });
  expect(await find(nameOf(1))).toMatchObject({ path: '/articles', version: 1 });
  expect(await find(nameOf(3))).toMatchObject({
    status: 'OFFLINE',
    debug: false,
    pendingCount: 0,
    version: 1,
  });

  const online = await find(nameOf(2));
  await service.send(`POST /interfaceConfig/offline?uuid=${online?.uuid}`);
  const answer = await callTransfer(service, 'import', { policy: 'overwrite' }, file);
  expect(answer.data).toEqual({ created: 0, updated: 2, unchanged: 2, skipped: [] });
  expect(await find(nameOf(1))).toMatchObject({ path: '/changed', version: 2 });
  expect(await find(nameOf(2))).toMatchObject({ uuid: online?.uuid, path: '/changed', status: 'OFFLINE' });
  expect((await changes()).changes).toEqual({ I0000: 'SAME', I0001: 'SAME', I0002: 'SAME', I0003: 'SAME' });
});

test('the configuration log has every imported interface and rule', async () => {
  const { page } = await service.send('POST /configurationLog/query', {
    body: { action: 'import', pageSize: 50 },
  });
  const entries = page.records.map(({ kind, recordName }) => `${kind} ${recordName}`);
  expect(entries.sort()).toEqual([
    'ignoreUpdateConfig I0001',
    'interface I0001',
    'interface I0002',
    'interface I0003',
  ]);
});
