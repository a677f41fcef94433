import { integrationMigrations } from './integration/migrations.ts';
import { log } from './platform/base/log.ts';
import type { ServiceModule } from './platform/operations/ServiceModule.ts';
import { type Migration, platformMigrations } from './platform/store/schema/migrations.ts';

/** Entities that `integration` reads or writes. */
const integrationEntities = [
  'alarmDelivery',
  'alarmRule',
  'apiCallLog',
  'partnerKey',
  'auth',
  'carrier',
  'company',
  'configurationLog',
  'dailySettlementConfig',
  'dailySettlementLog',
  'dataSource',
  'dc',
  'erp',
  'globalConfig',
  'interface',
  'interfaceLog',
  'menu',
  'outboxDocument',
  'owner',
  'pendingData',
  'robot',
  'securityConfig',
];

/**
 * Migrations of the platform and of every module, by version. All of them run for any schemas: a database has one
 * version, and empty tables take hardly any space.
 */
export const migrations: readonly Migration[] = [...platformMigrations, ...integrationMigrations].sort(
  (a, b) => a.version - b.version,
);

/** The version of a database to which all migrations were applied. */
export const newestVersion = Math.max(...migrations.map(({ version }) => version));

/**
 * Loads the modules whose entities all exist. The code of the others is not loaded. Warns if the schemas have
 * interfaces but lack other entities of the integration, because that is probably a mistake.
 */
export async function loadModules(entities: Readonly<Record<string, unknown>>): Promise<ServiceModule[]> {
  const missing = integrationEntities.filter((name) => !(name in entities));
  if (missing.length === 0) return [(await import('./integration/module.ts')).integration];
  if ('interface' in entities)
    log.warn(
      `The integration with partners does not start, because schemas/entities lacks: ${missing.join(', ')}.`,
    );
  return [];
}
