import { parseCommandLine, UsageError } from '../../generator/pipeline/parseCommandLine.ts';
import { readEnvironment } from '../../src/server/environment/readEnvironment.ts';
import { manageOperator } from '../../src/server/manageOperator.ts';
import { loadModules, migrations } from '../../src/server/modules.ts';
import { openServiceDatabase } from '../../src/server/openResources.ts';
import { entityModels, entityTables } from '../../src/server/platform/operations/catalog.ts';
import { recordFormat } from '../../src/server/platform/recordFormat/recordFormat.ts';
import { createServiceStore } from '../../src/server/platform/store/ServiceStore.ts';
import { migrate } from '../../src/server/platform/store/schema/migrate.ts';

/**
 * `interface-console operator create|reset LOGIN`: prints a new password for an operator of the embedded
 * database, whose service must be stopped, or of the database at DATABASE_URL.
 */
const [action, loginId, ...others] = parseCommandLine({ allowPositionals: true }).positionals;
if ((action !== 'create' && action !== 'reset') || loginId === undefined || others.length > 0)
  throw new UsageError('Usage: interface-console operator create LOGIN, or operator reset LOGIN');
const { database, close } = await openServiceDatabase(readEnvironment(process.env));
try {
  await migrate(database, entityTables, migrations, recordFormat);
  const store = createServiceStore(database, entityTables, await loadModules(entityModels));
  const password = await manageOperator(store, action, loginId);
  console.log(`Operator ${loginId}, password ${password} (shown only once)`);
} finally {
  await close();
}
