import type { RecordMigration } from '../../../src/contract/model/recordMigration.ts';
import { migrations } from '../../../src/server/modules.ts';
import { log } from '../../../src/server/platform/base/log.ts';
import { entityOf } from '../../../src/server/platform/operations/catalog.ts';
import { recordFormatOf } from '../../../src/server/platform/recordFormat/recordFormat.ts';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';
import { openDatabase } from '../../../src/server/platform/store/databases/openDatabase.ts';
import { EntityTable } from '../../../src/server/platform/store/schema/EntityTable.ts';
import { migrate } from '../../../src/server/platform/store/schema/migrate.ts';

const rename: RecordMigration = { version: 1, entity: 'erp', path: [], former: 'note', property: 'remarks' };

export const tableOf = (recordFormat: number): EntityTable =>
  new EntityTable({
    entity: 'erp',
    compared: { name: 'text' },
    indexed: ['name'],
    filtered: ['name'],
    referenceLists: [],
    extraIndexes: [],
    recordFormat,
  });

/** A start of a program with a migration: `node migrationProgram.ts FOLDER URL|- stop|go`. */
async function start([folder = '', url = '-', mode = 'go']: readonly string[]): Promise<void> {
  log.level = 'silent';
  const database = await openDatabase(new DataFolder(folder), url === '-' ? undefined : url);
  const format = recordFormatOf({
    migrations: [rename],
    tables: [tableOf(1)],
    entityOf,
    changeLog: undefined,
  });
  console.log('starting');
  await migrate(database, [tableOf(1)], migrations, {
    newest: format.newest,
    migrate: async (sql, from) => {
      await format.migrate(sql, from);
      console.log('before commit');
      // Every record is changed, and nothing is committed. Only a kill ends this.
      if (mode === 'stop') await new Promise((resolve) => setTimeout(resolve, 600_000));
    },
  });
  console.log('started');
  await database.close();
}

if (process.argv[1] === import.meta.filename) await start(process.argv.slice(2));
