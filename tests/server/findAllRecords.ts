import type { Row } from '../../src/contract/api/envelope.ts';
import { entityTables } from '../../src/server/platform/operations/catalog.ts';
import type { Database } from '../../src/server/platform/store/databases/Database.ts';

const unionOfTables = entityTables
  .map(({ sql, recordSql }) => `SELECT entity, uuid, ${recordSql} AS data FROM ${sql}`)
  .join(' UNION ALL ');

/** Resolves to all stored records of all entities. */
export const findAllRecords = (
  database: Database,
): Promise<readonly { readonly entity: string; readonly uuid: string; readonly data: Row }[]> =>
  database.query(`SELECT * FROM (${unionOfTables}) AS document ORDER BY entity, uuid`);
