import { migrations } from '../../../src/server/modules.ts';
import { entityModels, entityTables } from '../../../src/server/platform/operations/catalog.ts';
import type { Database } from '../../../src/server/platform/store/databases/Database.ts';
import { EntityTable } from '../../../src/server/platform/store/schema/EntityTable.ts';
import { migrate } from '../../../src/server/platform/store/schema/migrate.ts';
import {
  addMonths,
  isPartitioned,
  type Month,
  monthOf,
  Partitions,
} from '../../../src/server/platform/store/schema/Partitions.ts';

/** Number of interfaces in the logs. Their uuids are `md5('interface' || n)` for n from 0. */
export const interfaceCount = 200;

/** Number of months up to now over which the entries are spread evenly. */
const monthCount = 12;

/** Number of entries that one statement inserts. */
const batchSize = 250_000;

/**
 * Inserts the entries $3 to $4 of $2 for company $1, the newest first. They look like those of an exchange,
 * each with a payload of 200 bytes. One percent are errors and three percent are warnings.
 */
const insertSql = `
  INSERT INTO "document_interfaceLog" (entity, uuid, company_uuid, natural_key, data, "instant time")
  SELECT 'interfaceLog', made.uuid, $1, NULL,
         jsonb_build_object(
           'uuid', made.uuid, 'companyUuid', $1::text, 'version', 1,
           'interfaceUuid', md5('interface' || n % ${interfaceCount}), 'interfaceName', 'Interface ' || n % ${interfaceCount},
           'interfaceType', (ARRAY['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'WCS_UP'])[1 + n % 4],
           'level', CASE WHEN n % 100 = 0 THEN 'ERROR' WHEN n % 100 < 4 THEN 'WARN' ELSE 'INFO' END,
           'type', (ARRAY['RECEIVE', 'MAPPING', 'SEND'])[1 + n % 3],
           'time', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'modifiedAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'elapsedMs', n % 900, 'entity', 'SO-' || n, 'details', 'Delivered: HTTP 200',
           'data', '{"lines": "' || repeat(md5(n::text), 6) || '"}'
         ), at
    FROM (SELECT n, md5('entry' || n) AS uuid,
                 date_trunc('milliseconds', now() - n * (interval '${monthCount} months' / $2::int)) AS at
            FROM generate_series($3::int, $4::int) AS n) AS made`;

const logs = entityTables.find(({ entity }) => entity === 'interfaceLog');

/** Returns the table without indexes, which halves the time to fill it. */
function unindexedLogTable(): EntityTable {
  const { name, compared, partitionBy } = entityModels.interfaceLog ?? { name: '', compared: {} };
  return new EntityTable({
    entity: name,
    compared,
    partitionBy,
    indexed: [],
    filtered: [],
    referenceLists: [],
    systemCounters: [],
    extraIndexes: [],
  });
}

/** Fills the interface log of a company. Creates missing tables. */
export async function seedLogs(database: Database, companyUuid: string, rows: number): Promise<void> {
  if (!logs || !isPartitioned(logs)) throw new Error('The interface log is not partitioned by month.');
  const spread: Month[] = Array.from({ length: monthCount + 1 }, (_, back) =>
    addMonths(monthOf(new Date()), -back),
  );
  await migrate(database, [unindexedLogTable()], migrations);
  await database.transaction((sql) => new Partitions(sql, [logs]).createMonths(logs, spread));
  for (let first = 0; first < rows; first += batchSize)
    await database.query(insertSql, [companyUuid, rows, first, Math.min(first + batchSize, rows) - 1]);
  await migrate(database, entityTables, migrations);
  await database.query(`VACUUM (ANALYZE) ${logs.sql}`);
}

/**
 * Creates the interfaces of the seeded logs as copies of an existing interface. They are offline, and each of
 * the four families has a quarter of them.
 */
export async function seedLogInterfaces(database: Database, templateUuid: string): Promise<void> {
  await database.query(
    `INSERT INTO document_interface (entity, uuid, company_uuid, natural_key, data)
     SELECT entity, made.uuid, company_uuid, made.name,
            data || jsonb_build_object('uuid', made.uuid, 'interfaceName', made.name, 'status', 'OFFLINE',
              'interfaceType', (ARRAY['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'WCS_UP'])[1 + n % 4])
       FROM document_interface,
            (SELECT n, md5('interface' || n) AS uuid, 'Interface ' || n AS name
               FROM generate_series(0, ${interfaceCount - 1}) AS n) AS made
      WHERE document_interface.uuid = $1`,
    [templateUuid],
  );
  await database.query('VACUUM (ANALYZE) document_interface');
}
