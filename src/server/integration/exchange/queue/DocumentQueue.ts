import type { Row } from '../../../../contract/api/envelope.ts';
import { quoteIdentifier, quoteLiteral, type Sql } from '../../../platform/store/databases/Database.ts';
import type { CountedInterface } from '../../alarms/checkPendingThresholds.ts';
import { deliveringStates, isInStatesSql } from '../../interfaces/activeStates.ts';

/** Documents of one interface and one number, delivered in order of arrival. */
export interface DocumentGroup {
  readonly companyUuid: string;
  readonly interfaceUuid: string;
  readonly entityNo: string;
}

/** A group whose oldest document is due; `arrival` belongs to that document. */
export interface DueDocumentGroup extends DocumentGroup {
  readonly arrival: number;
}

/** Scope of a search for due documents: all, a company, or one interface. */
export interface QueueScope {
  readonly companyUuid?: string;
  readonly interfaceUuid?: string;
}

/** Change of the counts of an interface. */
export interface CountChange {
  readonly interfaceUuid: string;
  readonly pending: number;
  readonly blocked: number;
  /** Set if a run has ended: the reason of its failure, or null after delivery. */
  readonly failure?: string | null;
}

/** An interface that accepts documents, without its mapping, and the next arrival numbers. */
export interface InterfaceAdmission {
  readonly row: Row;
  readonly arrivals: readonly number[];
}

const interfaceTable = quoteIdentifier('document_interface');
const pendingDataTable = quoteIdentifier('document_pendingData');

const isUnfinishedSql = `"code status" IN ('PENDING', 'RUNNING', 'FAILED', 'BLOCKED')`;
const toInstantText = (date: Date): string => date.toISOString();

/** SQL: the interface of a document delivers. */
const isDeliveringSql = isInStatesSql('owner."code status"', deliveringStates);

/** SQL: a document that is due at this instant, regardless of its group. */
const isDueSql = (table: string, now: string): string =>
  `(${table}."code status" = 'PENDING'
    OR ${table}."code status" = 'FAILED' AND coalesce(${table}."code nextRunTime", '') <= ${now})`;

const numberSqlOf = (property: string): string => `coalesce((apart->>${quoteLiteral(property)})::int, 0)`;

/** SQL: a document of the group whose company, interface and number are the first three parameters. */
const isOfGroupSql = (table: string): string =>
  `${table}.company_uuid = $1 AND ${table}."code interfaceUuid" = $2
   AND ${table}."text entityNo" = left(lower($3), 200) AND ${table}.data->>'entityNo' = $3`;

/** SQL: the new values of system counters of an interface after a run. */
const runEndSql = {
  none: 'apart',
  delivered: `(apart - 'failureReason' || '{"failureCount": 0}'::jsonb)`,
  failed: `(apart || jsonb_build_object('failureCount', ${numberSqlOf('failureCount')} + 1, 'failureReason', $4::text))`,
};

function runEndOf(failure: CountChange['failure']): keyof typeof runEndSql {
  if (failure === undefined) return 'none';
  return failure === null ? 'delivered' : 'failed';
}

/**
 * Queries of the queue on interfaces and pending data, beyond those of RecordRepository. Each uses one
 * statement.
 */
export class DocumentQueue {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Returns the interface for `count` new documents. Until the transaction ends, others cannot change or
   * remove it, but can admit and count documents.
   */
  async admit(interfaceUuid: string, count: number): Promise<InterfaceAdmission | undefined> {
    const [found] = await this.#sql.query<InterfaceAdmission>(
      `SELECT data - 'fieldMappings' AS row,
              (SELECT json_agg(nextval('arrival')) FROM generate_series(1, $2::int)) AS arrivals
         FROM ${interfaceTable} WHERE uuid = $1 FOR KEY SHARE`,
      [interfaceUuid, count],
    );
    return found;
  }

  /** Returns the current interface of a running document and locks it against removal. */
  async findInterface(interfaceUuid: string): Promise<Row> {
    const [found] = await this.#sql.query<{ data: Row }>(
      `SELECT data FROM ${interfaceTable} WHERE uuid = $1`,
      [interfaceUuid],
    );
    if (!found) throw new Error(`The interface ${interfaceUuid} of a pending document does not exist.`);
    return found.data;
  }

  /**
   * Adds to the counts of interfaces. Their rows stay locked; callers pass several in the order of their
   * uuids.
   */
  async addCounts(changes: readonly CountChange[]): Promise<CountedInterface[]> {
    const counted: CountedInterface[] = [];
    for (const { interfaceUuid, pending, blocked, failure } of changes) {
      const rows = await this.#sql.query<CountedInterface>(
        `UPDATE ${interfaceTable}
            SET apart = ${runEndSql[runEndOf(failure)]} || jsonb_build_object(
                          'pendingCount', ${numberSqlOf('pendingCount')} + $2::int,
                          'blockedCount', ${numberSqlOf('blockedCount')} + $3::int)
          WHERE uuid = $1
      RETURNING uuid, company_uuid AS "companyUuid", data->>'interfaceName' AS "interfaceName",
                ${numberSqlOf('pendingCount')} AS "pendingCount", ${numberSqlOf('blockedCount')} AS "blockedCount"`,
        [interfaceUuid, pending, blocked, ...(typeof failure === 'string' ? [failure] : [])],
      );
      counted.push(...rows);
    }
    return counted;
  }

  /**
   * Sets the oldest unfinished document of a group to RUNNING and resolves to it. Resolves to undefined if it
   * is not due, another one of the group runs, or the interface does not deliver. Within a transaction:
   * concurrent claims of one group see each other's result.
   */
  async claim({ companyUuid, interfaceUuid, entityNo }: DocumentGroup, now: Date): Promise<Row | undefined> {
    await this.#sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `${interfaceUuid} ${entityNo}`,
    ]);
    const [claimed] = await this.#sql.query<{ data: Row }>(
      `WITH next AS (
         SELECT document.uuid FROM ${pendingDataTable} AS document JOIN ${interfaceTable} AS owner ON owner.uuid = $2
          WHERE document.uuid = (SELECT uuid FROM ${pendingDataTable} AS waiting WHERE ${isOfGroupSql('waiting')} AND ${isUnfinishedSql}
                                  ORDER BY "number arrival", uuid LIMIT 1)
            AND ${isDueSql('document', '$4')} AND ${isDeliveringSql}
            AND NOT EXISTS (SELECT FROM ${pendingDataTable} AS other
                             WHERE ${isOfGroupSql('other')} AND other."code status" = 'RUNNING')
            FOR UPDATE OF document FOR KEY SHARE OF owner
       )
       UPDATE ${pendingDataTable} AS stored
          SET data = stored.data - 'nextRunTime' || jsonb_build_object('status', 'RUNNING', 'lastRunTime', $4::text,
                       'version', coalesce((stored.data->>'version')::int, 0) + 1)
         FROM next WHERE stored.uuid = next.uuid
    RETURNING stored.data`,
      [companyUuid, interfaceUuid, entityNo, toInstantText(now)],
    );
    return claimed?.data;
  }

  /**
   * Writes the result of a document's run; false if the run was given up as dead and no longer owns the
   * document.
   */
  async finish(row: Row, runVersion: number): Promise<boolean> {
    const written = await this.#sql.query(
      `UPDATE ${pendingDataTable} SET data = $2::jsonb
        WHERE uuid = $1 AND "code status" = 'RUNNING' AND (data->>'version')::int = $3 RETURNING uuid`,
      [row.uuid, JSON.stringify(row), runVersion],
    );
    return written.length > 0;
  }

  /** Returns whether a group has undelivered documents. */
  async hasUnfinished({ companyUuid, interfaceUuid, entityNo }: DocumentGroup): Promise<boolean> {
    const found = await this.#sql.query(
      `SELECT FROM ${pendingDataTable} AS document WHERE ${isOfGroupSql('document')} AND document.${isUnfinishedSql} LIMIT 1`,
      [companyUuid, interfaceUuid, entityNo],
    );
    return found.length > 0;
  }

  /**
   * Sets documents to PENDING whose run began before an instant and never ended. Resolves to them, without
   * their content.
   */
  async requeueAbandoned(before: Date): Promise<Row[]> {
    const returned = await this.#sql.query<{ data: Row }>(
      `UPDATE ${pendingDataTable}
          SET data = data || jsonb_build_object('status', 'PENDING',
                       'version', coalesce((data->>'version')::int, 0) + 1)
        WHERE "code status" = 'RUNNING' AND "code lastRunTime" < $1
    RETURNING data - 'data' AS data`,
      [toInstantText(before)],
    );
    return returned.map(({ data }) => data);
  }

  /**
   * Returns groups of online interfaces whose oldest unfinished document is due: in order of arrival, after
   * an arrival number, up to a limit.
   */
  async findDueGroups(
    { companyUuid, interfaceUuid }: QueueScope,
    now: Date,
    after: number,
    limit: number,
  ): Promise<readonly DueDocumentGroup[]> {
    return this.#sql.query<DueDocumentGroup>(
      `SELECT document.company_uuid AS "companyUuid", document."code interfaceUuid" AS "interfaceUuid",
              document.data->>'entityNo' AS "entityNo", coalesce(document."number arrival", 0)::float8 AS arrival
         FROM ${pendingDataTable} AS document
         JOIN ${interfaceTable} AS owner ON owner.uuid = document."code interfaceUuid" AND ${isDeliveringSql}
        WHERE ($1::text IS NULL OR document.company_uuid = $1)
          AND ($2::text IS NULL OR document."code interfaceUuid" = $2)
          AND coalesce(document."number arrival", 0) > $4::numeric
          AND document.${isUnfinishedSql} AND ${isDueSql('document', '$3')}
          AND NOT EXISTS (
                SELECT FROM ${pendingDataTable} AS earlier
                 WHERE earlier.company_uuid = document.company_uuid
                   AND earlier."code interfaceUuid" = document."code interfaceUuid"
                   AND earlier."text entityNo" = document."text entityNo"
                   AND earlier.${isUnfinishedSql}
                   AND earlier."number arrival" < document."number arrival"
                   AND earlier.data->>'entityNo' = document.data->>'entityNo')
        ORDER BY arrival LIMIT $5`,
      [companyUuid ?? null, interfaceUuid ?? null, toInstantText(now), after, limit],
    );
  }
}
