import { afterEach, expect, test, vi } from 'vitest';
import type { ExportFile } from '../../../../src/server/integration/transfer/ExportFile.ts';
import type { KeyedRecord } from '../../../../src/server/platform/store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../../../src/server/platform/store/records/RecordRepository.ts';
import type { Tables } from '../../../../src/server/platform/store/ServiceStore.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { dumpWithoutAudit } from './dumpDatabase.ts';
import { nameOf, storeInterfaces } from './storeInterfaces.ts';
import { callTransfer, editFile, exportFile } from './transferCalls.ts';

const count = 30;

const service = await serviceUnderTest();
await storeInterfaces(service, count);
const file = await exportFile(service, { dcCode: 'SH01' });

afterEach(() => vi.restoreAllMocks());

/** Returns a repository that writes the records before the interface `name`, and then fails. */
const failingAt = (documents: RecordRepository, name: string): RecordRepository => {
  const upTo =
    (write: (given: readonly KeyedRecord[]) => Promise<void>) => async (given: readonly KeyedRecord[]) => {
      const index = given.findIndex(({ data }) => data.interfaceName === name);
      await write(index < 0 ? given : given.slice(0, index));
      if (index >= 0) throw new Error(`The store fails at ${name}.`);
    };
  return new Proxy(documents, {
    get(target, property) {
      const method = Reflect.get(target, property).bind(target);
      return property === 'insertAll' || property === 'updateAll' ? upTo(method) : method;
    },
  });
};

function failAt(name: string): void {
  const { transaction } = service.store;
  vi.spyOn(service.store, 'transaction').mockImplementation(<T>(work: (tables: Tables) => Promise<T>) =>
    transaction((tables) => work({ ...tables, repository: failingAt(tables.repository, name) })),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** Returns the exported file with a change of every interface. */
const changedFile = (): ExportFile =>
  editFile(file, { items: file.items.map((item) => ({ ...item, path: '/changed', rules: {} })) });

const ways = [
  { way: 'an import to another place', run: () => callTransfer(service, 'import', { dcCode: 'GZ01' }, file) },
  {
    way: 'an import that overwrites',
    run: () => callTransfer(service, 'import', { policy: 'overwrite' }, changedFile()),
  },
  { way: 'a copy', run: () => callTransfer(service, 'copydc', { sourceDcCode: 'SH01', dcCode: 'CD01' }) },
];
const places = [0, count / 2, count - 1];

test.each(ways.flatMap(({ way, run }) => places.map((at) => ({ way, run, at }))))(
  '$way that fails at item $at leaves the store unchanged',
  async ({ run, at }) => {
    const before = await dumpWithoutAudit(service.database);
    failAt(nameOf(at));
    expect(await run()).toMatchObject({ success: false, errorCode: 'INTERNAL' });
    vi.restoreAllMocks();
    expect(await dumpWithoutAudit(service.database)).toEqual(before);
  },
);

test.each(ways)('$way without a failure changes the store', async ({ run }) => {
  const before = await dumpWithoutAudit(service.database);
  expect(await run()).toMatchObject({ success: true });
  expect(await dumpWithoutAudit(service.database)).not.toEqual(before);
});
