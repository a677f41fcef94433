import { entityModels, tables } from '../../../src/server/catalog.ts';
import type { Database } from '../../../src/server/store/Database.ts';
import { isPartitioned, Months } from '../../../src/server/store/Months.ts';
import { migrate } from '../../../src/server/store/migrate.ts';
import { later, type Month, monthOf } from '../../../src/server/store/month.ts';
import { Table } from '../../../src/server/store/Table.ts';

/** Interfaces whose logs these are: `md5('interface' || n)` for n from 0. */
export const interfaces = 200;

/** Months that the entries are spread over, evenly, back from the present. */
const months = 12;

/** Entries of one statement. */
const portion = 250_000;

/**
 * Entries $3 to $4 of $2 of company $1, the newest first: as an exchange writes them, a payload of 200 bytes in each. Every hundredth is
 * an error, three more are warnings.
 */
const insert = `
  INSERT INTO "document_interfaceLog" (entity, uuid, company_uuid, natural_key, data, "instant time")
  SELECT 'interfaceLog', made.uuid, $1, NULL,
         jsonb_build_object(
           'uuid', made.uuid, 'companyUuid', $1::text, 'version', 1,
           'interfaceUuid', md5('interface' || n % ${interfaces}), 'interfaceName', 'Interface ' || n % ${interfaces},
           'interfaceType', (ARRAY['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'WCS_UP'])[1 + n % 4],
           'level', CASE WHEN n % 100 = 0 THEN 'ERROR' WHEN n % 100 < 4 THEN 'WARN' ELSE 'INFO' END,
           'type', (ARRAY['RECEIVE', 'MAPPING', 'SEND'])[1 + n % 3],
           'time', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'modifiedAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'elapsedMs', n % 900, 'entity', 'SO-' || n, 'details', 'Delivered: HTTP 200',
           'data', '{"lines": "' || repeat(md5(n::text), 6) || '"}'
         ), at
    FROM (SELECT n, md5('entry' || n) AS uuid,
                 date_trunc('milliseconds', now() - n * (interval '${months} months' / $2::int)) AS at
            FROM generate_series($3::int, $4::int) AS n) AS made`;

const logs = tables.find(({ entity }) => entity === 'interfaceLog');

/** The table without indexes: so it is filled in half the time. */
function bareLogs(): Table {
  const {
    name,
    compared,
    partitionBy: keptByMonth,
  } = entityModels.interfaceLog ?? { name: '', compared: {} };
  return new Table({
    entity: name,
    compared,
    keptByMonth,
    indexed: [],
    filtered: [],
    lists: [],
    apart: [],
    lookups: [],
  });
}

/** Fills the interface log of a company. The tables are made as far as they are not there. */
export async function seedLogs(database: Database, companyUuid: string, rows: number): Promise<void> {
  if (!logs || !isPartitioned(logs)) throw new Error('The interface log is not kept by month.');
  const spread: Month[] = Array.from({ length: months + 1 }, (_, back) => later(monthOf(new Date()), -back));
  await migrate(database, [bareLogs()]);
  await database.transaction((sql) => new Months(sql, [logs]).add(logs, spread));
  for (let first = 0; first < rows; first += portion)
    await database.query(insert, [companyUuid, rows, first, Math.min(first + portion, rows) - 1]);
  await migrate(database, tables);
  await database.query(`VACUUM (ANALYZE) ${logs.sql}`);
}
