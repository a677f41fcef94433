import { migrations } from '../../../src/server/modules.ts';
import { entityModels, entityTables } from '../../../src/server/platform/operations/catalog.ts';
import type { Database } from '../../../src/server/platform/store/databases/Database.ts';
import { EntityTable } from '../../../src/server/platform/store/schema/EntityTable.ts';
import { migrate } from '../../../src/server/platform/store/schema/migrate.ts';

export const benchCompanyUuid = 'company';

/**
 * Inserts $1 interfaces of one company, with 20 distribution centres, 40 menus and 200 ERP configurations.
 * Each interface has eight mapping rows.
 */
const insertSql = `
  INSERT INTO document_interface (entity, uuid, company_uuid, natural_key, data)
  SELECT 'interface', data->>'uuid', '${benchCompanyUuid}', data->>'interfaceName', data
    FROM (SELECT jsonb_build_object(
            'uuid', md5(n::text), 'companyUuid', '${benchCompanyUuid}', 'version', 1,
            'interfaceName', 'Interface ' || md5('name' || n),
            'interfaceType', (ARRAY['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'WCS_UP'])[1 + n % 4],
            'menuName', 'Menu ' || n / 4 % 40, 'scope', 'DC', 'dcCode', 'DC' || n / 4 % 20,
            'carrierCode', 'C' || n / 4 % 30, 'ownerCode', 'OWN' || n / 4 % 50,
            'entityIdentifier', 'orderNo', 'remarks', 'remark ' || n,
            'type', (ARRAY['HTTP', 'ACTIVE_MQ', 'WEB_SERVICE', 'INTERMEDIATE_TABLE'])[1 + n / 4 % 4],
            'erpUuid', 'erp-' || n / 4 % 200, 'dataSourceUuid', 'ds-' || n / 4 % 97,
            'dingDingUuid', 'robot-' || n / 4 % 10,
            'triggerStrategy', (ARRAY['EVENT', 'CRON'])[1 + n / 4 % 2], 'itemProcessingType', 'INC',
            'status', (ARRAY['OFFLINE', 'ONLINE', 'SUSPENDED'])[1 + n / 4 % 3], 'debug', n % 100 = 0,
            'pendingCount', n / 4 % 1000, 'blockedCount', n / 4 % 7, 'failureCount', n / 4 % 17,
            'failureReason', 'connection refused ' || n / 4 % 11,
            'lastScheduleTime', '2026-11-01T00:00:00.' || lpad((n % 1000)::text, 3, '0') || 'Z',
            'modifiedAt', '2026-11-02T00:00:00.' || lpad((n % 997)::text, 3, '0') || 'Z',
            'fieldMappings', mappings.rows
          ) AS data
            FROM generate_series(1, $1::int) AS n,
                 (SELECT jsonb_agg(jsonb_build_object(
                           'lineNo', line, 'targetField', 'target' || line, 'type', 'STRING',
                           'functionType', 'REGULAR', 'sourceField', 'source.field' || line)) AS rows
                    FROM generate_series(1, 8) AS line) AS mappings) AS made`;

/** Creates the tables and fills the interface table. The indexes are created last, which halves the time. */
export async function seedInterfaces(database: Database, count: number): Promise<void> {
  const { name, compared } = entityModels.interface ?? { name: '', compared: {} };
  const bare = new EntityTable({
    entity: name,
    compared,
    indexed: [],
    filtered: [],
    referenceLists: [],
    extraIndexes: [],
  });
  await migrate(database, [bare], migrations);
  await database.query(insertSql, [count]);
  await migrate(database, entityTables, migrations);
  await database.query('VACUUM (ANALYZE) document_interface');
}
