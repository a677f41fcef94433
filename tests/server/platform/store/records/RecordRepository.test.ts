import { expect, test } from 'vitest';
import { entityTables } from '../../../../../src/server/platform/operations/catalog.ts';
import type { Sql } from '../../../../../src/server/platform/store/databases/Database.ts';
import type { KeyedRecord } from '../../../../../src/server/platform/store/records/KeyedRecord.ts';
import { RecordRepository } from '../../../../../src/server/platform/store/records/RecordRepository.ts';

const recordOf = (entity: string, uuid: string): KeyedRecord => ({
  entity,
  companyUuid: 'c1',
  naturalKey: null,
  data: { uuid },
});

const two = [recordOf('erp', 'e1'), recordOf('erp', 'e2')];

test.each<[string, (repository: RecordRepository) => Promise<void>, want: readonly string[][]]>([
  ['an insert', (repository) => repository.insertAll(two), [['erp']]],
  [
    'an insert of two entities',
    (repository) => repository.insertAll([...two, recordOf('robot', 'r1')]),
    [['erp', 'robot']],
  ],
  ['an insert of nothing', (repository) => repository.insertAll([]), []],
  ['an update', (repository) => repository.updateAll(two), [['erp']]],
  ['a removal', (repository) => repository.removeAll('erp', ['e1']), [['erp']]],
])('%s reports the entities of its records', async (_what, write, want) => {
  const reported: (readonly string[])[] = [];
  const sql = { query: async () => [] } as unknown as Sql;
  await write(
    new RecordRepository(sql, entityTables, async (entities) => {
      reported.push(entities);
    }),
  );
  expect(reported).toEqual(want);
});
