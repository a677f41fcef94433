import type { Sql } from '../../platform/store/databases/Database.ts';
import { deliveringStates, isInStatesSql } from '../interfaces/activeStates.ts';
import { entitySqlOf } from './entitySqlOf.ts';
import type { InterfaceState } from './InterfaceHealth.ts';
import { bucketSeconds, type ThroughputScope, timeWindows } from './Throughput.ts';

/** An interface without documents at a time when they usually arrive. */
export interface SilentInterface extends Pick<InterfaceState, 'uuid' | 'interfaceName' | 'interfaceType'> {
  /** Arrival of the last document, if known. */
  readonly lastAt: Date | null;
  /** Number of days among the past seven with a document at this time. */
  readonly days: number;
}

/** A robot whose last message was not sent. */
interface FailingRobot {
  readonly name: string;
  readonly since: string;
  readonly reason: string | null;
}

/** Names in a finding. */
const maxRobots = 10;

/** Milliseconds. */
const day = 24 * 60 * 60_000;

/** Minimum days with documents for an interface to count as silent. */
const minUsualDays = 4;

/** The problems of a company that no row of an interface shows, for findings. */
export class HealthProblems {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Returns the enabled robots whose last message has failed without a retry, the oldest failure first. */
  async findFailingRobots(companyUuid: string): Promise<readonly FailingRobot[]> {
    const robot = entitySqlOf('robot');
    const delivery = entitySqlOf('alarmDelivery');
    // The uuids of deliveries are in the order of their instants. The range has one value. With equality, the database would
    // read the deliveries of all robots by the primary key, if most are of one robot.
    const own = delivery.column('dingDingUuid');
    return this.#sql.query<FailingRobot>(
      `SELECT ${robot.jsonOf('name')} #>> '{}' AS name, since, reason FROM ${robot.table} AS robot, LATERAL (
         SELECT ${delivery.column('status')} AS status, ${delivery.column('time')} AS since,
                ${delivery.jsonOf('failureReason')} #>> '{}' AS reason
           FROM ${delivery.table} AS delivery
          WHERE delivery.company_uuid = $1 AND ${own} BETWEEN robot.uuid AND robot.uuid
            AND ${delivery.column('status')} <> 'RETRY'
          ORDER BY ${own} DESC, delivery.uuid DESC LIMIT 1
       ) AS last
        WHERE company_uuid = $1 AND coalesce(${robot.jsonOf('enabled')}, 'true') = 'true' AND status = 'FAILED'
        ORDER BY since LIMIT ${maxRobots}`,
      [companyUuid],
    );
  }

  /**
   * Returns the instant since which the oldest unclaimed document has been due, if that is before a given
   * instant. Documents that wait for an earlier one with their number are not due.
   */
  async findOverdueSince(
    { companyUuid, uuids }: ThroughputScope,
    overdue: Date,
  ): Promise<string | undefined> {
    const { table, column, jsonOf } = entitySqlOf('interface');
    const pending = entitySqlOf('pendingData');
    const readyAt = `greatest(${pending.column('createTime')}, ${pending.column('nextRunTime')}, modified)`;
    const [found] = await this.#sql.query<{ since: string | null }>(
      `WITH chosen AS (
         SELECT uuid, ${column('modifiedAt')} AS modified FROM ${table}
          WHERE company_uuid = $1 AND ($2::text[] IS NULL OR uuid = ANY ($2))
            AND ${isInStatesSql(column('status'), deliveringStates)} AND ${column('pendingCount')} > 0
            AND coalesce(${jsonOf('nextProbeTime')} #>> '{}', '') < $3
       )
       SELECT min(due) AS since FROM chosen, LATERAL (
         SELECT greatest(${readyAt}, ${pending.jsonOf('lastAction')}->>'at') AS due
           FROM ${pending.table} AS document
          WHERE company_uuid = $1 AND ${pending.column('interfaceUuid')} = chosen.uuid AND NOT finished
            AND ${pending.column('status')} IN ('PENDING', 'FAILED') AND ${readyAt} < $3
            AND NOT EXISTS (
                  SELECT FROM ${pending.table} AS earlier
                   WHERE earlier.company_uuid = $1 AND earlier.${pending.column('interfaceUuid')} = chosen.uuid
                     AND NOT earlier.finished
                     AND earlier.${pending.column('entityNo')} = document.${pending.column('entityNo')}
                     AND earlier.${pending.column('arrival')} < document.${pending.column('arrival')})
          ORDER BY ${pending.column('arrival')} LIMIT 1
       ) AS oldest WHERE due < $3`,
      [companyUuid, uuids ?? null, overdue.toISOString()],
    );
    return found?.since ?? undefined;
  }

  /**
   * Returns online interfaces that receive nothing now but usually do at this time of the day and of the
   * week.
   */
  async findSilent(
    { companyUuid, now, uuids }: ThroughputScope,
    limit: number,
  ): Promise<readonly SilentInterface[]> {
    const { bucket } = timeWindows.WEEK;
    const slot = Math.floor(now.getTime() / bucket) * bucket - bucket;
    const usual = Array.from({ length: 7 }, (_, index) => new Date(slot - (index + 1) * day));
    const { table, column, jsonOf } = entitySqlOf('interface');
    return this.#sql.query<SilentInterface>(
      `WITH usual AS (
         SELECT interface_uuid, count(*)::int AS days FROM throughput
          WHERE company_uuid = $1 AND bucket = $2 AND at = ANY ($3) AND received > 0
            AND ($6::text[] IS NULL OR interface_uuid = ANY ($6))
          GROUP BY interface_uuid HAVING count(*) >= ${minUsualDays} AND bool_or(at = $4)
       )
       SELECT whole.uuid, ${jsonOf('interfaceName')} AS "interfaceName", days, ${column('interfaceType')} AS "interfaceType",
              (SELECT max(at) FROM throughput
                WHERE company_uuid = $1 AND bucket = ANY ($7::int[]) AND interface_uuid = whole.uuid AND received > 0) AS "lastAt"
         FROM usual JOIN ${table} AS whole ON whole.uuid = usual.interface_uuid AND ${isInStatesSql(column('status'), deliveringStates)}
        WHERE NOT EXISTS (
                SELECT 1 FROM throughput AS recent
                 WHERE recent.company_uuid = $1 AND recent.bucket = $2 AND recent.interface_uuid = usual.interface_uuid
                   AND recent.at >= $5 AND recent.received > 0)
        ORDER BY days DESC, whole.uuid LIMIT ${limit}`,
      [companyUuid, bucket / 1000, usual, usual.at(-1), new Date(slot), uuids ?? null, bucketSeconds],
    );
  }
}
