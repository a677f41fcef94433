import { entityTableOf } from '../../../platform/operations/catalog.ts';
import type { Sql } from '../../../platform/store/databases/Database.ts';
import { isInStatesSql } from '../../interfaces/activeStates.ts';
import { failedStates, isWaitingSql } from './documentStates.ts';

/** The failed documents of an interface with one cause, or with all further causes. */
export interface CountedFailures {
  /** Empty for documents that failed in an early version, and for several causes. */
  readonly causeKey: string;
  readonly causes: number;
  readonly count: number;
  readonly blockedCount: number;
  readonly firstTime?: string;
  readonly lastTime?: string;
  /** Number of different reasons. */
  readonly reasons: number;
  /** The document that failed last. */
  readonly sampleUuid: string;
}

/** Number of causes with a group of their own. */
const maxCauses = 100;

const pendingDataTable = entityTableOf('pendingData').sql;

/** SQL: a document has failed. */
const hasFailedSql = isInStatesSql('"code status"', failedStates);

/** Queries on the failed documents of an interface. */
export class DocumentFailures {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Counts the failed and blocked documents of an interface by cause, most frequent first. The last group has the
   * documents with all further causes. Reads only columns, not the documents.
   */
  async countByCause(companyUuid: string, interfaceUuid: string): Promise<CountedFailures[]> {
    const found = await this.#sql.query<{ failures: CountedFailures }>(
      `WITH cause AS (
         SELECT coalesce("text causeKey", '') AS key, count(*) AS documents,
                row_number() OVER (ORDER BY count(*) DESC, coalesce("text causeKey", '')) AS place,
                count(*) FILTER (WHERE "code status" = 'BLOCKED') AS blocked,
                min(coalesce("code firstFailureTime", "code lastRunTime")) AS first,
                max("code lastRunTime") AS last,
                count(DISTINCT "text failureReason") AS reasons,
                (array_agg(uuid ORDER BY "code lastRunTime" DESC NULLS LAST))[1] AS newest
           FROM ${pendingDataTable} AS document
          WHERE company_uuid = $1 AND "code interfaceUuid" = $2 AND ${isWaitingSql('document')}
            AND ${hasFailedSql}
          GROUP BY 1, "text errorCode"
       )
       SELECT jsonb_strip_nulls(to_jsonb(counted) - 'place') AS failures FROM (
         SELECT least(place, ${maxCauses + 1}) AS place, count(*)::int AS causes,
                CASE WHEN count(*) = 1 THEN min(key) ELSE '' END AS "causeKey", sum(documents)::int AS count,
                sum(blocked)::int AS "blockedCount", min(first) AS "firstTime", max(last) AS "lastTime",
                sum(reasons)::int AS reasons,
                (array_agg(newest ORDER BY last DESC NULLS LAST))[1] AS "sampleUuid"
           FROM cause GROUP BY 1 ORDER BY 1
       ) AS counted`,
      [companyUuid, interfaceUuid],
    );
    return found.map(({ failures }) => failures);
  }

  /** Returns whether an undelivered document of an interface has failed. A reset one counts until its delivery. */
  async exist(companyUuid: string, interfaceUuid: string): Promise<boolean> {
    const found = await this.#sql.query(
      `SELECT FROM ${pendingDataTable} AS document
        WHERE company_uuid = $1 AND "code interfaceUuid" = $2 AND ${isWaitingSql('document')}
          AND (${hasFailedSql} OR "code firstFailureTime" IS NOT NULL) LIMIT 1`,
      [companyUuid, interfaceUuid],
    );
    return found.length > 0;
  }
}
