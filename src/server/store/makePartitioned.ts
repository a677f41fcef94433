import type { Sql } from './Database.ts';
import { Months, monthIn, type PartitionedTable } from './Months.ts';
import { identifier, literal } from './quoted.ts';

/**
 * Creates the table of an entity that is kept by month. It can inherit from no other, so what is asked of `document` does not see it.
 * What was stored before is moved into it: from the table of an older program (`isThere`), else from the one that all inherit from.
 */
export async function makePartitioned(sql: Sql, table: PartitionedTable, isThere: boolean): Promise<void> {
  const old = isThere ? identifier(`${table.name} before`) : 'ONLY document';
  if (isThere) await sql.query(`ALTER TABLE ${table.sql} RENAME TO ${old}`);
  const columns = [...table.columns.values()].flatMap(({ definition }) => (definition ? [definition] : []));
  const parts = ['LIKE document', ...columns, `PRIMARY KEY (${table.key.join(', ')})`];
  await sql.query(
    `CREATE TABLE ${table.sql} (${parts.join(', ')}) PARTITION BY RANGE (${table.instant.sql})`,
  );
  await sql.query(`CREATE TABLE ${identifier(`${table.name} other`)} PARTITION OF ${table.sql} DEFAULT`);
  await moveFrom(sql, table, old);
  await sql.query(
    isThere ? `DROP TABLE ${old}` : `DELETE FROM ${old} WHERE entity = ${literal(table.entity)}`,
  );
}

/** Whatever was stored without the instant has the present one. */
async function moveFrom(sql: Sql, table: PartitionedTable, old: string): Promise<void> {
  const instant = `coalesce((data->>${literal(table.instant.property)})::timestamptz, now())`;
  const records = `FROM ${old} WHERE entity = ${literal(table.entity)}`;
  const months = await sql.query<{ month: string }>(
    `SELECT DISTINCT ${monthIn(instant)} AS month ${records}`,
  );
  await new Months(sql, [table]).add(
    table,
    months.map(({ month }) => month),
  );
  await sql.query(
    `INSERT INTO ${table.sql} (entity, uuid, company_uuid, natural_key, data, ${table.instant.sql})
     SELECT entity, uuid, company_uuid, natural_key, data, ${instant} ${records}`,
  );
}
