import { entityTableOf } from '../../../platform/operations/catalog.ts';
import { quoteLiteral, type Sql } from '../../../platform/store/databases/Database.ts';
import type { CountedInterface } from '../../alarms/checkPendingThresholds.ts';
import { isProbingSql, withOutagesSql } from './circuitBreaker.ts';
import { LockedInterfacesError } from './LockedInterfacesError.ts';

/** Ended runs of an interface. */
export interface EndedRuns {
  /** A document was delivered, so the failures before it no longer count. */
  readonly delivered: boolean;
  /** Failures after the last delivery. */
  readonly failures: number;
  /** Reason of the last run if it failed. */
  readonly reason?: string;
  /** The receiver answered, so the outages before no longer count. */
  readonly answered: boolean;
  /** Outages after the last answer. */
  readonly outages: number;
}

/** Change of the counts of an interface. */
export interface CountChange {
  readonly interfaceUuid: string;
  readonly pending: number;
  readonly blocked: number;
  readonly runs?: EndedRuns;
}

const interfaceTable = entityTableOf('interface').sql;

/** SQL: a system counter of an interface, without changes that are not added yet. */
export const counterSqlOf = (property: string): string =>
  `coalesce((apart->>${quoteLiteral(property)})::int, 0)`;

/** SQL: a delivery leaves no blocked document, so the reason of the last failure is obsolete. */
const clearsReasonSql = (blockedCount: string): string =>
  `given.runs->>'reason' IS NULL AND ${blockedCount} + given.blocked <= 0`;

/**
 * SQL: the counters of an interface after its runs, without those of outages. The reason of the last failure stays while
 * a document is blocked. A delivery leaves the reason of a source that fails.
 */
const countersAfterRunsSql = `
  CASE WHEN given.runs IS NULL THEN apart
       WHEN given.runs->>'reason' IS NULL AND NOT (given.runs->>'answered')::boolean
            AND ${isProbingSql('apart')} THEN apart
       WHEN ${clearsReasonSql(counterSqlOf('blockedCount'))} THEN apart - 'failureReason' || jsonb_strip_nulls(
              jsonb_build_object('failureCount', 0, 'failureReason', apart->'pullFailureReason'))
       WHEN given.runs->>'reason' IS NULL THEN apart || jsonb_build_object('failureCount', 0)
       ELSE apart || jsonb_build_object(
              'failureCount', (given.runs->>'failures')::int
                + CASE WHEN (given.runs->>'delivered')::boolean THEN 0 ELSE ${counterSqlOf('failureCount')} END,
              'failureReason', given.runs->>'reason')
   END`;

/** SQL: runs change more than the counts of documents. Almost all deliveries of a healthy interface do not. */
const changesFailuresSql = `
  (given.runs->>'reason' IS NOT NULL OR (given.runs->>'outages')::int > 0
   OR given.runs IS NOT NULL AND (
        ${counterSqlOf('failureCount')} > 0 OR stored.apart ? 'outageCount'
        OR stored.apart ? 'failureReason' AND ${clearsReasonSql(counterSqlOf('blockedCount'))}))`;

/** SQL: the change of a count in `given`, with the appended ones in `taken`. */
const withAppendedSql = (change: string, property: string): string =>
  `given.${change} + coalesce((SELECT sum(added)::int FROM taken
                                WHERE record_uuid = locked.uuid AND property = ${quoteLiteral(property)}), 0)`;

/**
 * The counts of interfaces. All documents of an interface share its row, and a transaction keeps the row locked
 * until its commit is on disk. A transaction that finds the row locked therefore appends its changes to
 * `counter_change`. The next one that locks the row adds them. Records that are read contain them already.
 */
export class InterfaceCounts {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Adds to the counts of interfaces. Resolves to those whose row it has changed, which stay locked. Throws
   * LockedInterfacesError if failures or outages of a locked interface change: they decide about the next claim, so
   * they cannot be appended.
   */
  async add(changes: readonly CountChange[], now: Date): Promise<readonly CountedInterface[]> {
    if (changes.length === 0) return [];
    await this.#lockChangedFailures(changes);
    return this.#sql.query<CountedInterface>(
      `WITH given AS MATERIALIZED (
         SELECT * FROM json_to_recordset($1) AS change ("interfaceUuid" text, pending int, blocked int, runs jsonb)
       ), locked AS MATERIALIZED (
         SELECT uuid, apart->>'receiverDownSince' AS "downSince" FROM ${interfaceTable}
          WHERE uuid IN (SELECT "interfaceUuid" FROM given) ORDER BY uuid FOR NO KEY UPDATE SKIP LOCKED
       ), held AS MATERIALIZED (
         SELECT uuid FROM ${interfaceTable} WHERE uuid IN (SELECT "interfaceUuid" FROM given)
         EXCEPT SELECT uuid FROM locked
       ), appended AS (
         INSERT INTO counter_change (record_uuid, property, added)
         SELECT held.uuid, property, added FROM held JOIN given ON given."interfaceUuid" = held.uuid,
                LATERAL (VALUES ('pendingCount', pending), ('blockedCount', blocked)) AS change (property, added)
          WHERE added <> 0
       ), taken AS (
         DELETE FROM counter_change
          WHERE record_uuid IN (SELECT "interfaceUuid" FROM given EXCEPT SELECT uuid FROM held)
         RETURNING record_uuid, property, added
       ), total AS MATERIALIZED (
         SELECT locked.uuid, "downSince", runs,
                ${withAppendedSql('pending', 'pendingCount')} AS pending,
                ${withAppendedSql('blocked', 'blockedCount')} AS blocked
           FROM locked JOIN given ON given."interfaceUuid" = locked.uuid
       )
       UPDATE ${interfaceTable} AS stored
          SET apart = ${withOutagesSql(countersAfterRunsSql, 'apart', 'given.runs', '$2::text')} || jsonb_build_object(
                        'pendingCount', ${counterSqlOf('pendingCount')} + given.pending,
                        'blockedCount', ${counterSqlOf('blockedCount')} + given.blocked)
         FROM total AS given WHERE stored.uuid = given.uuid
    RETURNING stored.uuid, company_uuid AS "companyUuid", data->>'interfaceName' AS "interfaceName",
              ${counterSqlOf('pendingCount')} AS "pendingCount", ${counterSqlOf('blockedCount')} AS "blockedCount",
              coalesce(apart->>'receiverDownSince', '') NOT IN (coalesce(given."downSince", ''), '') AS "hasPaused",
              apart->>'failureReason' AS "failureReason"`,
      [JSON.stringify(changes), now.toISOString()],
    );
  }

  async #lockChangedFailures(changes: readonly CountChange[]): Promise<void> {
    const withRuns = changes.filter(({ runs }) => runs);
    if (withRuns.length === 0) return;
    const refused = await this.#sql.query<{ uuid: string }>(
      `WITH given AS MATERIALIZED (
         SELECT * FROM json_to_recordset($1) AS change ("interfaceUuid" text, blocked int, runs jsonb)
       ), locked AS MATERIALIZED (
         SELECT stored.uuid FROM ${interfaceTable} AS stored
           JOIN given ON stored.uuid = given."interfaceUuid" AND ${changesFailuresSql}
          ORDER BY stored.uuid FOR NO KEY UPDATE OF stored SKIP LOCKED
       )
       SELECT stored.uuid FROM ${interfaceTable} AS stored
         JOIN given ON stored.uuid = given."interfaceUuid" AND ${changesFailuresSql}
       EXCEPT SELECT uuid FROM locked`,
      [JSON.stringify(withRuns)],
    );
    if (refused.length > 0) throw new LockedInterfacesError(refused.map(({ uuid }) => uuid));
  }

  /** Returns the interfaces with appended changes. */
  async findAppended(): Promise<readonly string[]> {
    const found = await this.#sql.query<{ uuid: string }>(
      'SELECT DISTINCT record_uuid AS uuid FROM counter_change',
    );
    return found.map(({ uuid }) => uuid);
  }
}
