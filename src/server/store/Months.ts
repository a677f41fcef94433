import type { Sql } from './Database.ts';
import { later, type Month, monthOf, startOf } from './month.ts';
import { identifier, literal } from './quoted.ts';
import type { Table } from './Table.ts';
import { lockTables } from './tablesLock.ts';

/** Months that are made before they begin: as long as no process needs to run before there is one missing. */
const ahead = 2;

/** Nobody waits longer for a table whose partitions change: who changes them gives up, and tries again later. */
const patience = "SET LOCAL lock_timeout = '2s'";

export type PartitionedTable = Table & Required<Pick<Table, 'instant'>>;

export const isPartitioned = (table: Table): table is PartitionedTable => table.instant !== undefined;

const partition = ({ name }: Table, part: Month | 'other'): string => identifier(`${name} ${part}`);

/** SQL: the month of an instant. */
export const monthIn = (instant: string): string => `to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM')`;

/** The columns that are written. */
const written = ({ instant }: PartitionedTable): string =>
  ['entity', 'uuid', 'company_uuid', 'natural_key', 'data', instant.sql].join(', ');

/**
 * The partitions of what is kept by month: one for each month, and one for all other instants. So a month is dropped at
 * once, whatever it holds, and what asks for some time looks into the months of that time only. Readers wait a moment for
 * this at most, writers while what waited for its month is moved; it belongs into a transaction, after `begin` where the service runs.
 */
export class Months {
  readonly #sql: Sql;
  readonly #tables: readonly PartitionedTable[];

  constructor(sql: Sql, tables: readonly Table[]) {
    this.#sql = sql;
    this.#tables = tables.filter(isPartitioned);
  }

  /** One process at a time: others may be starting, or doing the same. */
  async begin(): Promise<void> {
    await lockTables(this.#sql);
    await this.#sql.query(patience);
  }

  /** Makes the months that begin soon and those that records wait for, from the oldest that is kept. */
  async make(now: Date, oldest: Month = monthOf(now)): Promise<void> {
    const soon = Array.from({ length: ahead + 1 }, (_, months) => later(monthOf(now), months));
    const newest = later(monthOf(now), ahead);
    for (const table of this.#tables) {
      const waiting = await this.#waiting(table);
      const wanted = waiting.filter((month) => month >= oldest && month <= newest);
      await this.add(table, [...soon, ...wanted]);
    }
  }

  /** Makes these months, as far as there are none, and moves into each what waited for it. */
  async add(table: PartitionedTable, months: readonly Month[]): Promise<void> {
    const present = new Set(await this.#present(table));
    for (const month of new Set(months)) if (!present.has(month)) await this.#add(table, month);
  }

  /** Drops the months before this one, and records from before it that have no month; resolves to how many months. */
  async drop(oldest: Month): Promise<number> {
    let dropped = 0;
    for (const table of this.#tables) {
      for (const month of await this.#present(table)) {
        if (month >= oldest) continue;
        await this.#sql.query(`DROP TABLE ${partition(table, month)}`);
        dropped += 1;
      }
      await this.#sql.query(`DELETE FROM ${partition(table, 'other')} WHERE ${table.instant.sql} < $1`, [
        startOf(oldest),
      ]);
    }
    return dropped;
  }

  async #present(table: PartitionedTable): Promise<Month[]> {
    const rows = await this.#sql.query<{ name: string }>(
      `SELECT child.relname::text AS name FROM pg_inherits JOIN pg_class child ON child.oid = inhrelid
        WHERE inhparent = ${literal(table.sql)}::regclass ORDER BY 1`,
    );
    return rows.map(({ name }) => name.slice(table.name.length + 1)).filter((part) => part !== 'other');
  }

  async #waiting(table: PartitionedTable): Promise<Month[]> {
    const rows = await this.#sql.query<{ month: Month }>(
      `SELECT DISTINCT ${monthIn(table.instant.sql)} AS month FROM ${partition(table, 'other')}`,
    );
    return rows.map(({ month }) => month);
  }

  /**
   * It is filled before it becomes a partition, so readers see each record once. Writers wait before they choose a partition: a
   * record on its way to `other` would be refused once its month is there.
   */
  async #add(table: PartitionedTable, month: Month): Promise<void> {
    const [name, other, columns] = [partition(table, month), partition(table, 'other'), written(table)];
    const [from, to] = [literal(startOf(month)), literal(startOf(later(month, 1)))];
    await this.#sql.query(`LOCK TABLE ONLY ${table.sql} IN SHARE ROW EXCLUSIVE MODE`);
    await this.#sql.query(`LOCK TABLE ${other} IN SHARE ROW EXCLUSIVE MODE`);
    await this.#sql.query(`CREATE TABLE ${name} (LIKE ${table.sql} INCLUDING ALL)`);
    await this.#sql.query(
      `WITH moved AS (
         DELETE FROM ${other} WHERE ${table.instant.sql} >= ${from} AND ${table.instant.sql} < ${to} RETURNING ${columns}
       )
       INSERT INTO ${name} (${columns}) SELECT ${columns} FROM moved`,
    );
    await this.#sql.query(
      `ALTER TABLE ${table.sql} ATTACH PARTITION ${name} FOR VALUES FROM (${from}) TO (${to})`,
    );
  }
}
