import type { Row } from '../../src/contract/envelope.ts';
import { tables } from '../../src/server/catalog.ts';
import type { Database } from '../../src/server/store/Database.ts';

const everyTable = tables
  .map(({ sql, record }) => `SELECT entity, uuid, ${record} AS data FROM ${sql}`)
  .join(' UNION ALL ');

/** All that is stored of all entities. */
export const everyDocument = (
  database: Database,
): Promise<readonly { readonly entity: string; readonly uuid: string; readonly data: Row }[]> =>
  database.query(`SELECT * FROM (${everyTable}) AS document ORDER BY entity, uuid`);
