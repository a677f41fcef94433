import type { Row } from '../../../../contract/api/envelope.ts';
import { entityTableOf } from '../../../platform/operations/catalog.ts';
import { quoteLiteral, type Sql } from '../../../platform/store/databases/Database.ts';
import { deliveringStates, isInStatesSql } from '../../interfaces/activeStates.ts';
import { isWaitingSql } from '../document/documentStates.ts';
import { isNotPausedSql, isProbingSql } from './circuitBreaker.ts';
import { lockClaims, writeLatestSql } from './latestClaim.ts';

/** A claim of due documents of an interface. */
export interface ClaimRequest {
  readonly interfaceUuid: string;
  /** Maximum number of documents. */
  readonly limit: number;
}

const interfaceTable = entityTableOf('interface').sql;
const pendingDataTable = entityTableOf('pendingData').sql;

/** Maximum bytes of the documents of one claim, compressed. */
const maxClaimSize = 16_000_000;

/** Number of due documents of an interface that a claim examines in order of arrival. */
const maxExamined = 500;

/** SQL: the interface of a document delivers. */
export const isDeliveringSql = isInStatesSql('owner."code status"', deliveringStates);

/** SQL: an undelivered document that is due at this instant, regardless of others with its number. */
export const isDueSql = (now: string): string =>
  `${isWaitingSql('document')}
   AND (document."code status" = 'PENDING'
        OR document."code status" = 'FAILED' AND coalesce(document."code nextRunTime", '') <= ${now})`;

/**
 * SQL: the undelivered document `other` has the number of `document`, or is `document`. Numbers that differ only in case
 * count as one. The range has one value. Unlike equality, it makes the database use the index of numbers, also if
 * most documents have one number.
 */
const hasNumberSql = `
  other.company_uuid = document.company_uuid AND other."code interfaceUuid" = document."code interfaceUuid"
  AND other."text entityNo" BETWEEN document."text entityNo" AND document."text entityNo" AND ${isWaitingSql('other')}`;

/** SQL: another undelivered document has the number of `document`. */
export const sharesNumberSql = `${hasNumberSql} AND other.uuid <> document.uuid`;

/** SQL: documents in the order of delivery. Those of early versions have no arrival and come last. */
const arrivalOrderSql = (table: string): string => `${table}."number arrival", ${table}.uuid`;

/** SQL: documents in the order of their numbers, and within a number in the order of delivery. */
const numberOrderSql = (table: string): string => `${table}."text entityNo", ${arrivalOrderSql(table)}`;

/** SQL: `document` is the oldest undelivered one with its number. Reads one index entry. */
const isOldestSql = `(SELECT other.uuid FROM ${pendingDataTable} AS other WHERE ${hasNumberSql}
    ORDER BY ${numberOrderSql('other')} LIMIT 1) = document.uuid`;

/**
 * SQL: no document with the number of `document` runs. A scalar query, unlike EXISTS, never becomes a join: before its
 * first ANALYZE, the database would join all documents of the interface.
 */
const isNumberFreeSql = `(SELECT true FROM ${pendingDataTable} AS other
    WHERE ${hasNumberSql} AND other."code status" = 'RUNNING' LIMIT 1) IS NULL`;

/** SQL: a document need not wait for another one with its number. The second check reads all of them. */
const isFirstSql = `CASE WHEN ${isOldestSql} THEN ${isNumberFreeSql} ELSE false END`;

/** SQL: the columns of a document that the conditions of a claim read. */
const readColumnsSql = `document.uuid, document.company_uuid, document.finished, document."code interfaceUuid",
  document."code status", document."code nextRunTime", document."text entityNo", document."number arrival"`;

/** SQL: the documents of the interface `owner` that meet a condition. */
const documentsSql = (condition: string): string =>
  `SELECT ${readColumnsSql} FROM ${pendingDataTable} AS document
    WHERE document.company_uuid = owner.company_uuid AND document."code interfaceUuid" = owner.uuid AND ${condition}`;

/** SQL: the undelivered documents of the interface `owner` with this status. */
const inStatusSql = (status: string): string =>
  documentsSql(`${isWaitingSql('document')} AND document."code status" = ${quoteLiteral(status)}`);

/** SQL: the oldest ones of the documents of an interface, as many as a claim examines. */
const oldestSql = (documents: string): string =>
  `${documents} ORDER BY ${arrivalOrderSql('document')} LIMIT ${maxExamined}`;

/** SQL: a document that has not failed can probe the receiver. A failed one may itself be the cause. */
const hasFreshSql = `(SELECT true FROM (${oldestSql(inStatusSql('PENDING'))}) AS document WHERE ${isFirstSql} LIMIT 1)`;

/** SQL: a document of the interface `owner` runs. EXISTS would read the documents of all interfaces. */
const findsRunningSql = `(SELECT true FROM (${inStatusSql('RUNNING')}) AS document LIMIT 1)`;

/**
 * SQL: a document of the latest claim runs. Without the interface among the conditions, the database uses the primary key,
 * also before it has statistics of a long queue.
 */
const latestRunsSql = `(SELECT true FROM ${pendingDataTable} AS document
    WHERE document.uuid = ANY (latest.documents) AND ${isWaitingSql('document')} AND document."code status" = 'RUNNING'
    LIMIT 1)`;

/** SQL: a document of the interface `owner` runs. `latest` is the latest claim, if it is known. */
const hasRunningSql = `CASE WHEN latest.documents IS NULL THEN ${findsRunningSql} ELSE ${latestRunsSql} END`;

/** SQL: all processes together run one document of the interface `owner` at a time. */
const runsOneAtATimeSql = `(owner.data->>'lanes' = '1' OR ${isProbingSql('owner.apart')})`;

/** SQL: a due document that a claim may take: the receiver is not probed, or the document is fresh if any is. */
const isClaimableSql = `${isDueSql('$2')} AND (NOT owner."onlyFresh" OR document."code status" = 'PENDING')`;

/** SQL: the first document by number, among those that meet a condition. */
const firstByNumberSql = (condition: string): string =>
  `${documentsSql(`${isWaitingSql('document')} AND ${condition}`)} ORDER BY ${numberOrderSql('document')} LIMIT 1`;

/** SQL: `document`, the oldest one of each number of the interface `owner`. Reads one index entry for each number. */
const oldestByNumberSql = `WITH RECURSIVE document AS (
    (${firstByNumberSql('true')})
     UNION ALL
    SELECT next.* FROM document AS before, LATERAL (
      ${firstByNumberSql('document."text entityNo" > before."text entityNo"')}
    ) AS next
  )`;

const claimableSql = oldestSql(documentsSql(isClaimableSql));

/**
 * Sets the oldest due documents of each interface to RUNNING and resolves to them in order of arrival. A
 * document waits while an earlier one with its number is undelivered or another one runs. Within a transaction:
 * claims of all processes run one after the other.
 *
 * A claim examines the oldest due documents. If most of them wait for others with their number, it continues with the
 * oldest document of each number: thousands of documents behind a blocked one would otherwise delay all claims.
 */
export async function claimDocuments(sql: Sql, requests: readonly ClaimRequest[], now: Date): Promise<Row[]> {
  await lockClaims(sql);
  const claimed = await sql.query<{ data: Row }>(
    `WITH wanted AS MATERIALIZED (
       SELECT owner.uuid, owner.company_uuid,
              ${runsOneAtATimeSql} AS "runsOneAtATime", latest.documents IS NOT NULL AS "hasLatest",
              CASE WHEN CASE WHEN ${runsOneAtATimeSql} THEN ${hasRunningSql} END THEN 0
                   WHEN ${isProbingSql('owner.apart')} THEN least(request."limit", 1)
                   ELSE request."limit" END AS "limit",
              CASE WHEN ${isProbingSql('owner.apart')} THEN coalesce(${hasFreshSql}, false) ELSE false END AS "onlyFresh"
         FROM json_to_recordset($1) AS request ("interfaceUuid" text, "limit" int)
         JOIN ${interfaceTable} AS owner ON owner.uuid = request."interfaceUuid" AND ${isDeliveringSql}
          AND ${isNotPausedSql('owner.apart', '$2')}
         LEFT JOIN latest_claim AS latest ON latest.interface_uuid = owner.uuid
     ), examined AS MATERIALIZED (
       SELECT owner.uuid AS "interfaceUuid", first.uuid FROM wanted AS owner, LATERAL (
         SELECT document.uuid FROM (${claimableSql}) AS document WHERE ${isFirstSql}
          ORDER BY ${arrivalOrderSql('document')} LIMIT owner."limit"
       ) AS first
     ), further AS MATERIALIZED (
       SELECT first.uuid FROM wanted AS owner, LATERAL (
         ${oldestByNumberSql}
         SELECT document.uuid FROM document WHERE ${isClaimableSql} AND ${isNumberFreeSql}
          ORDER BY ${arrivalOrderSql('document')} LIMIT owner."limit"
       ) AS first
        WHERE CASE WHEN (SELECT count(*) FROM examined WHERE "interfaceUuid" = owner.uuid) < owner."limit"
                   THEN (SELECT count(*) FROM (${claimableSql}) AS document) = ${maxExamined}
                   ELSE false END
     ), free AS MATERIALIZED (
       SELECT document.uuid, document."number arrival" AS arrival, pg_column_size(document.data) AS size
         FROM (SELECT uuid FROM examined UNION SELECT uuid FROM further) AS first
         JOIN ${pendingDataTable} AS document ON document.uuid = first.uuid AND ${isWaitingSql('document')}
          FOR UPDATE OF document SKIP LOCKED
     ), sized AS MATERIALIZED (
       SELECT uuid, sum(size) OVER (ORDER BY arrival, uuid) - size AS before FROM free
     ), claimed AS (
       UPDATE ${pendingDataTable} AS stored
          SET data = stored.data - 'nextRunTime' || jsonb_build_object('status', 'RUNNING', 'lastRunTime', $2::text,
                       'version', coalesce((stored.data->>'version')::int, 0) + 1)
         FROM sized WHERE stored.uuid = sized.uuid AND ${isWaitingSql('stored')} AND sized.before < ${maxClaimSize}
    RETURNING stored.uuid, stored."code interfaceUuid" AS "interfaceUuid", stored.data
     ), ${writeLatestSql}
     SELECT data FROM claimed`,
    [JSON.stringify(requests), now.toISOString()],
  );
  return claimed.map(({ data }) => data).sort((a, b) => Number(a.arrival ?? 0) - Number(b.arrival ?? 0));
}
