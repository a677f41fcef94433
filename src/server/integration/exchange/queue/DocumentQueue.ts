import type { Row } from '../../../../contract/api/envelope.ts';
import { entityTableOf } from '../../../platform/operations/catalog.ts';
import type { Sql } from '../../../platform/store/databases/Database.ts';
import { maxEvents } from '../document/documentHistory.ts';
import { isWaitingSql } from '../document/documentStates.ts';
import { isNotPausedSql } from './circuitBreaker.ts';
import {
  type ClaimRequest,
  claimDocuments,
  isDeliveringSql,
  isDueSql,
  sharesNumberSql,
} from './claimDocuments.ts';
import { counterSqlOf } from './InterfaceCounts.ts';
import { forgetLatestClaim } from './latestClaim.ts';

/** Interfaces for new documents, without their mappings, and the next arrival numbers. */
interface Admission {
  readonly interfaces: readonly Row[];
  /** Interfaces that another transaction may change or remove. */
  readonly locked: readonly string[];
  /** Pending documents of their companies, by company. */
  readonly pending: Readonly<Record<string, number>>;
  readonly arrivals: readonly number[];
}

/** The result of a run. */
interface RunPatch {
  readonly uuid: string;
  /** Version of the document during its run. */
  readonly runVersion: number;
  /** Properties to set; the reason and code of an earlier failure are removed first. */
  readonly patch: object;
}

/** A document whose run has ended. */
interface FinishedDocument {
  readonly uuid: string;
  /** Later documents with its number wait. */
  readonly hasSuccessor: boolean;
}

const interfaceTable = entityTableOf('interface').sql;
const pendingDataTable = entityTableOf('pendingData').sql;

/** The documents of claims, as a JSON parameter. */
const versionsOf = (rows: readonly Row[]): string =>
  JSON.stringify(rows.map(({ uuid, version }) => ({ uuid, version })));

const toInstantText = (date: Date): string => date.toISOString();

/** SQL: a record with these properties is finished. */
const isFinishedSql = (data: string): string => {
  const split = entityTableOf('pendingData').waitingSplit;
  if (!split) throw new Error('Pending data has no partition of finished documents.');
  return split.isFinishedSql(data);
};

/** Number of interrupted runs in a row after which a document is blocked: its run may end the process. */
export const maxInterruptions = 10;

/**
 * Queries of the queue on interfaces and pending data, beyond those of RecordRepository. Each uses one
 * statement for any number of documents.
 */
export class DocumentQueue {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Returns interfaces and numbers for `count` new documents. Until the transaction ends, others cannot change or
   * remove these interfaces, but can admit and count documents. It does not wait for locked interfaces. Pending
   * documents are without those of the last second that `InterfaceCounts` has not added yet.
   */
  async admit(interfaceUuids: readonly string[], count: number): Promise<Admission> {
    const [found] = await this.#sql.query<{ [name in keyof Admission]: Admission[name] | null }>(
      `WITH owner AS MATERIALIZED (
         SELECT uuid, (data - 'fieldMappings') || jsonb_build_object('pendingCount', ${counterSqlOf('pendingCount')}) AS row
           FROM ${interfaceTable} AS stored WHERE uuid = ANY ($1) ORDER BY uuid
            FOR KEY SHARE SKIP LOCKED
       ), company AS (
         SELECT company_uuid, sum(${counterSqlOf('pendingCount')})::int AS pending
           FROM ${interfaceTable} AS stored
          WHERE company_uuid IN (SELECT row->>'companyUuid' FROM owner) GROUP BY 1
       )
       SELECT (SELECT json_agg(row) FROM owner) AS interfaces,
              (SELECT json_agg(uuid) FROM ${interfaceTable} WHERE uuid = ANY ($1)
                  AND uuid NOT IN (SELECT uuid FROM owner)) AS locked,
              (SELECT json_object_agg(company_uuid, pending) FROM company) AS pending,
              (SELECT json_agg(nextval('arrival')) FROM generate_series(1, $2::int)) AS arrivals`,
      [interfaceUuids, count],
    );
    return {
      interfaces: found?.interfaces ?? [],
      locked: found?.locked ?? [],
      pending: found?.pending ?? {},
      arrivals: found?.arrivals ?? [],
    };
  }

  /** Returns the current interface. */
  async findInterface(interfaceUuid: string): Promise<Row | undefined> {
    const [found] = await this.#sql.query<{ data: Row }>(
      `SELECT data FROM ${interfaceTable} WHERE uuid = $1`,
      [interfaceUuid],
    );
    return found?.data;
  }

  /** See `claimDocuments`. */
  claim(requests: readonly ClaimRequest[], now: Date): Promise<Row[]> {
    return claimDocuments(this.#sql, requests, now);
  }

  /** See `forgetLatestClaim`. */
  forgetLatestClaim(interfaceUuid: string): Promise<void> {
    return forgetLatestClaim(this.#sql, interfaceUuid);
  }

  /**
   * Writes the results of runs. Resolves to their documents, without those whose run was abandoned and no longer
   * owns the document.
   */
  async finish(patches: readonly RunPatch[]): Promise<readonly FinishedDocument[]> {
    return this.#sql.query<FinishedDocument>(
      `UPDATE ${pendingDataTable} AS document
          SET data = document.data - ARRAY['failureReason', 'errorCode'] || given.patch,
              finished = ${isFinishedSql('given.patch')}
         FROM json_to_recordset($1) AS given (uuid text, "runVersion" int, patch jsonb)
        WHERE document.uuid = given.uuid AND ${isWaitingSql('document')} AND document."code status" = 'RUNNING'
          AND (document.data->>'version')::int = given."runVersion"
    RETURNING document.uuid,
              EXISTS (SELECT FROM ${pendingDataTable} AS other WHERE ${sharesNumberSql}) AS "hasSuccessor"`,
      [JSON.stringify(patches)],
    );
  }

  /** Ends the pauses of interfaces: their next document probes the receiver at once. */
  async probeNow(interfaceUuids: readonly string[], now: Date): Promise<void> {
    await this.#sql.query(
      `UPDATE ${interfaceTable} SET apart = apart || jsonb_build_object('nextProbeTime', $2::text)
        WHERE uuid = ANY ($1) AND apart->>'nextProbeTime' > $2`,
      [interfaceUuids, toInstantText(now)],
    );
  }

  /**
   * Returns claimed documents whose run has not begun to the queue: as FAILED if they have failed since their last reset,
   * else as PENDING.
   */
  async release(rows: readonly Row[]): Promise<void> {
    await this.#sql.query(
      `UPDATE ${pendingDataTable} AS document
          SET data = document.data || jsonb_build_object('version', given.version + 1, 'status',
                       CASE WHEN document.data ? 'failureReason' THEN 'FAILED' ELSE 'PENDING' END)
         FROM json_to_recordset($1) AS given (uuid text, version int)
        WHERE document.uuid = given.uuid AND ${isWaitingSql('document')} AND document."code status" = 'RUNNING'
          AND (document.data->>'version')::int = given.version`,
      [versionsOf(rows)],
    );
  }

  /**
   * Dates these claims anew, so that their documents do not count as abandoned. A locked document has its turn at the
   * next renewal: its result may be under way.
   */
  async renew(rows: readonly Row[], now: Date): Promise<void> {
    if (rows.length === 0) return;
    await this.#sql.query(
      `WITH kept AS MATERIALIZED (
         SELECT document.uuid FROM ${pendingDataTable} AS document
           JOIN json_to_recordset($1) AS given (uuid text, version int) ON document.uuid = given.uuid
          WHERE ${isWaitingSql('document')} AND document."code status" = 'RUNNING'
            AND (document.data->>'version')::int = given.version
            FOR UPDATE OF document SKIP LOCKED
       )
       UPDATE ${pendingDataTable} AS document
          SET data = document.data || jsonb_build_object('lastRunTime', $2::text)
         FROM kept WHERE document.uuid = kept.uuid AND ${isWaitingSql('document')}`,
      [versionsOf(rows), toInstantText(now)],
    );
  }

  /**
   * Sets documents to PENDING whose claim is older than an instant, or to BLOCKED with this reason after
   * `maxInterruptions` interrupted runs in a row. A long history loses its second event, as in `withEvent`. Leaves
   * out locked documents: their result may be under way. Resolves to them, without their content.
   */
  async requeueAbandoned(before: Date, now: Date, reason: string): Promise<Row[]> {
    const earlier = `(SELECT count(*) FROM generate_series(-${maxInterruptions - 1}, -1) AS place
        WHERE data->'history'->place->>'kind' = 'INTERRUPTED')`;
    const returned = await this.#sql.query<{ data: Row }>(
      `WITH abandoned AS MATERIALIZED (
         SELECT document.uuid FROM ${pendingDataTable} AS document
          WHERE ${isWaitingSql('document')} AND "code status" = 'RUNNING' AND "code lastRunTime" < $1
            FOR UPDATE SKIP LOCKED
       )
       UPDATE ${pendingDataTable} AS document
          SET data = data || jsonb_build_object('status', 'PENDING',
                       'version', coalesce((data->>'version')::int, 0) + 1,
                       'history', CASE WHEN jsonb_array_length(coalesce(data->'history', '[]')) < ${maxEvents}
                           THEN coalesce(data->'history', '[]') ELSE (data->'history') - 1 END
                         || jsonb_build_object('kind', 'INTERRUPTED', 'at', $2::text))
                  || CASE WHEN ${earlier} < ${maxInterruptions - 1} THEN '{}'
                          ELSE jsonb_build_object('status', 'BLOCKED', 'errorCode', 'EXCHANGE_FAILED',
                                 'failureReason', $3::text, 'causeKey', '',
                                 'firstFailureTime', coalesce(data->>'firstFailureTime', $2)) END
         FROM abandoned WHERE document.uuid = abandoned.uuid AND ${isWaitingSql('document')}
    RETURNING data - 'data' - 'history' AS data`,
      [toInstantText(before), toInstantText(now), reason],
    );
    return returned.map(({ data }) => data);
  }

  /**
   * Returns the delivering interfaces with due documents. Reads one index entry for each interface with
   * undelivered documents, and further ones until it finds a due document.
   */
  async findDueInterfaces(now: Date): Promise<string[]> {
    const next = (after: string) =>
      `SELECT company_uuid, "code interfaceUuid" AS uuid FROM ${pendingDataTable} AS document
        WHERE ${isWaitingSql('document')} AND ${after}
        ORDER BY company_uuid, "code interfaceUuid" LIMIT 1`;
    const found = await this.#sql.query<{ uuid: string }>(
      `WITH RECURSIVE waiting AS (
         (${next('true')})
          UNION ALL
         SELECT following.* FROM waiting, LATERAL (
           ${next('(company_uuid, "code interfaceUuid") > (waiting.company_uuid, waiting.uuid)')}
         ) AS following
       )
       SELECT owner.uuid FROM waiting JOIN ${interfaceTable} AS owner ON owner.uuid = waiting.uuid AND ${isDeliveringSql}
          AND ${isNotPausedSql('owner.apart', '$1')}
        WHERE (SELECT true FROM ${pendingDataTable} AS document
                WHERE document.company_uuid = waiting.company_uuid
                  AND document."code interfaceUuid" = waiting.uuid AND ${isDueSql('$1')} LIMIT 1)`,
      [toInstantText(now)],
    );
    return found.map(({ uuid }) => uuid);
  }
}
