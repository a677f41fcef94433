import { quoteIdentifier, quoteLiteral, type Sql } from '../databases/Database.ts';
import type { EntityTable } from './EntityTable.ts';

/** A calendar month of UTC: `2026-11`. As text, months are in order. */
export type Month = string;

export const monthOf = (at: Date): Month => at.toISOString().slice(0, 7);

export function addMonths(month: Month, months: number): Month {
  const start = new Date(`${month}-01T00:00:00Z`);
  start.setUTCMonth(start.getUTCMonth() + months);
  return monthOf(start);
}

/** Returns the begin of a month as ISO text. */
export const startOfMonth = (month: Month): string => `${month}-01T00:00:00.000Z`;

/** A number that only this service locks in a shared database. */
const schemaLockKey = 7_402_616;

/** Prevents other processes from changing the set of tables until the transaction ends. */
export async function lockSchema(sql: Sql): Promise<void> {
  await sql.query('SELECT pg_advisory_xact_lock($1)', [schemaLockKey]);
}

/** Number of months that are created in advance. A process must run at least once in this time. */
const monthsAhead = 2;

/**
 * Limits the wait for a table whose partitions change. After that time, the process that changes them stops
 * waiting and retries later.
 */
const setLockTimeout = "SET LOCAL lock_timeout = '2s'";

export type PartitionedTable = EntityTable & Required<Pick<EntityTable, 'partitionColumn'>>;

export const isPartitioned = (table: EntityTable): table is PartitionedTable =>
  table.partitionColumn !== undefined;

const partitionName = ({ name }: EntityTable, part: Month | 'other'): string =>
  quoteIdentifier(`${name} ${part}`);

/** SQL: the month of an instant. */
export const monthSqlOf = (instant: string): string => `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM')`;

/**
 * The partitions of an entity's table: one for each month, and one for all other instants. Dropping a month takes
 * the same short time for any size, and a query for a period reads only its months. Readers wait for a moment at
 * most; writers wait while records move into their month. Call it within a transaction, after `lock` while the
 * service runs.
 */
export class Partitions {
  readonly #sql: Sql;
  readonly #tables: readonly PartitionedTable[];

  constructor(sql: Sql, tables: readonly EntityTable[]) {
    this.#sql = sql;
    this.#tables = tables.filter(isPartitioned);
  }

  /** Allows one process at a time: others may be starting, or doing the same. */
  async lock(): Promise<void> {
    await lockSchema(this.#sql);
    await this.#sql.query(setLockTimeout);
  }

  /**
   * Creates the months that begin soon and those that records wait for, from the oldest month that is kept.
   */
  async createDue(now: Date, oldest: Month = monthOf(now)): Promise<void> {
    const soon = Array.from({ length: monthsAhead + 1 }, (_, months) => addMonths(monthOf(now), months));
    const newest = addMonths(monthOf(now), monthsAhead);
    for (const table of this.#tables) {
      const waiting = await this.#waiting(table);
      const wanted = waiting.filter((month) => month >= oldest && month <= newest);
      await this.createMonths(table, [...soon, ...wanted]);
    }
  }

  /** Creates the missing ones of these months and moves the waiting records into each. */
  async createMonths(table: PartitionedTable, months: readonly Month[]): Promise<void> {
    const present = new Set(await this.#present(table));
    for (const month of new Set(months)) if (!present.has(month)) await this.#add(table, month);
  }

  /** Drops the months before this one, and older records without a month. */
  async dropBefore(oldest: Month): Promise<void> {
    for (const table of this.#tables) {
      for (const month of await this.#present(table)) {
        if (month >= oldest) continue;
        await this.#sql.query(`DROP TABLE ${partitionName(table, month)}`);
      }
      await this.#sql.query(
        `DELETE FROM ${partitionName(table, 'other')} WHERE ${table.partitionColumn.sql} < $1`,
        [startOfMonth(oldest)],
      );
    }
  }

  async #present(table: PartitionedTable): Promise<Month[]> {
    const rows = await this.#sql.query<{ name: string }>(
      `SELECT child.relname::text AS name FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
        WHERE inhparent = ${quoteLiteral(table.sql)}::regclass ORDER BY 1`,
    );
    return rows.map(({ name }) => name.slice(table.name.length + 1)).filter((part) => part !== 'other');
  }

  async #waiting(table: PartitionedTable): Promise<Month[]> {
    const rows = await this.#sql.query<{ month: Month }>(
      `SELECT DISTINCT ${monthSqlOf(table.partitionColumn.sql)} AS month FROM ${partitionName(table, 'other')}`,
    );
    return rows.map(({ month }) => month);
  }

  /**
   * Fills the table before it becomes a partition, so readers see each record once. Writers wait before they
   * choose a partition: a record for `other` would be refused after its month exists.
   */
  async #add(table: PartitionedTable, month: Month): Promise<void> {
    const [name, other, columns] = [
      partitionName(table, month),
      partitionName(table, 'other'),
      Object.keys(table.written).join(', '),
    ];
    const [from, to] = [quoteLiteral(startOfMonth(month)), quoteLiteral(startOfMonth(addMonths(month, 1)))];
    await this.#sql.query(`LOCK TABLE ONLY ${table.sql} IN SHARE ROW EXCLUSIVE MODE`);
    await this.#sql.query(`LOCK TABLE ${other} IN SHARE ROW EXCLUSIVE MODE`);
    await this.#sql.query(`CREATE TABLE ${name} (LIKE ${table.sql} INCLUDING ALL)`);
    await this.#sql.query(
      `WITH moved AS (
         DELETE FROM ${other} WHERE ${table.partitionColumn.sql} >= ${from} AND ${table.partitionColumn.sql} < ${to} RETURNING ${columns}
       )
       INSERT INTO ${name} (${columns}) SELECT ${columns} FROM moved`,
    );
    await this.#sql.query(
      `ALTER TABLE ${table.sql} ATTACH PARTITION ${name} FOR VALUES FROM (${from}) TO (${to})`,
    );
  }
}
