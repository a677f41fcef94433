import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from '../../../src/server/platform/store/databases/Database.ts';

/**
 * Counts of an interface at one instant: as stored in its row, and as counted from its documents (`real…`).
 */
export interface QueueCounts {
  readonly pending: number;
  readonly blocked: number;
  readonly realPending: number;
  readonly realBlocked: number;
}

/** One statement reads both sides, so they come from one snapshot. */
const countsSql = `
  SELECT coalesce((apart->>'pendingCount')::int, 0) AS pending,
         coalesce((apart->>'blockedCount')::int, 0) AS blocked,
         (SELECT count(*)::int FROM "document_pendingData"
           WHERE "code interfaceUuid" = $1 AND "code status" IN ('PENDING', 'RUNNING', 'FAILED', 'BLOCKED')) AS "realPending",
         (SELECT count(*)::int FROM "document_pendingData"
           WHERE "code interfaceUuid" = $1 AND "code status" = 'BLOCKED') AS "realBlocked"
    FROM document_interface WHERE uuid = $1`;

export async function readCounts(sql: Sql, interfaceUuid: string): Promise<QueueCounts> {
  const [row] = await sql.query<QueueCounts>(countsSql, [interfaceUuid]);
  if (!row) throw new Error(`There is no interface ${interfaceUuid}.`);
  return row;
}

export const countsAgree = ({ pending, blocked, realPending, realBlocked }: QueueCounts): boolean =>
  pending === realPending && blocked === realBlocked;

/** Milliseconds between two checks. */
const watchInterval = 1000;

/** Compares the counts of an interface repeatedly with its documents. */
export class CountWatcher {
  checks = 0;
  /** Stored counts that differ from those of the documents. */
  readonly mismatches: QueueCounts[] = [];
  readonly #sql: Sql;
  readonly #interfaceUuid: string;
  readonly #looking: Promise<void>;
  #isOver = false;

  constructor(sql: Sql, interfaceUuid: string) {
    this.#sql = sql;
    this.#interfaceUuid = interfaceUuid;
    this.#looking = this.#look();
  }

  /**
   * Stops the checks and resolves to the counts when the queue is empty, or after the time limit.
   * @param patience milliseconds
   */
  async waitUntilDrained(patience: number): Promise<QueueCounts> {
    const limit = performance.now() + patience;
    let counts = await readCounts(this.#sql, this.#interfaceUuid);
    while (counts.realPending > 0 && performance.now() < limit) {
      await delay(watchInterval);
      counts = await readCounts(this.#sql, this.#interfaceUuid);
    }
    this.#isOver = true;
    await this.#looking;
    return counts;
  }

  async #look(): Promise<void> {
    while (!this.#isOver) {
      // The query fails while the database restarts.
      const counts = await readCounts(this.#sql, this.#interfaceUuid).catch(() => undefined);
      if (counts) this.checks += 1;
      if (counts && !countsAgree(counts)) this.mismatches.push(counts);
      await delay(watchInterval);
    }
  }
}
