import type { Sql } from '../../../platform/store/databases/Database.ts';
import type { AnnouncedAlarm, QueuedEvent, QueuedLine } from '../AlarmEvent.ts';
import type { DueMessage } from '../message/createDueMessage.ts';

/** One event for a robot, because of one rule or of an interface's own setting. */
interface NewQueuedLine extends Omit<QueuedLine, 'id'> {
  readonly companyUuid: string;
  readonly robotUuid: string;
}

/** Stored events have the first name of `announced`, because processes of earlier versions use it. */
type StoredEvent = Omit<QueuedEvent, 'announced'> & { readonly told?: boolean };

/** A message in delivery: at most one for each robot. */
interface OutboxMessage {
  readonly data: DueMessage;
  /** Number of started attempts, without throttled ones. */
  readonly attempts: number;
  /** No process sends it earlier: it waits for a retry, or a process is sending it. */
  readonly nextAt: Date;
}

/** A robot with waiting lines or a message. */
export interface WaitingRobot {
  readonly companyUuid: string;
  readonly robotUuid: string;
}

/** SQL: `line` is a recovery of the kind and interface of `alarm`. */
export const recoveryOf = (alarm: string): string =>
  `line.data->>'event' = 'RECOVERED' AND coalesce(line.data->>'kind', 'FAILURE') = ${alarm}.kind
   AND line.data->>'interfaceUuid' = ${alarm}.interface_uuid`;

/**
 * The outbox of robots: lines, written in the transaction of their event, and the messages made from them.
 */
export class AlarmOutbox {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async add(lines: readonly NewQueuedLine[]): Promise<void> {
    if (lines.length === 0) return;
    await this.#sql.query(
      `INSERT INTO alarm_line (company_uuid, robot_uuid, source, at, data)
       SELECT company_uuid, robot_uuid, source, at, data::jsonb
         FROM unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::text[])
              AS given (company_uuid, robot_uuid, source, at, data)`,
      [
        lines.map(({ companyUuid }) => companyUuid),
        lines.map(({ robotUuid }) => robotUuid),
        lines.map(({ source }) => source),
        lines.map(({ at }) => at.toISOString()),
        lines.map(({ data: { announced: told, ...data } }) => JSON.stringify({ ...data, told })),
      ],
    );
  }

  /** Returns robots with a message that may be sent now, or with lines and no waiting message. Reads one line of each. */
  async findWaitingRobots(now: Date): Promise<readonly WaitingRobot[]> {
    return this.#sql.query<WaitingRobot>(
      `WITH RECURSIVE robot AS (
         SELECT min(robot_uuid) AS uuid FROM alarm_line
          UNION ALL
         SELECT (SELECT min(robot_uuid) FROM alarm_line WHERE robot_uuid > robot.uuid)
           FROM robot WHERE robot.uuid IS NOT NULL
       )
       SELECT company_uuid AS "companyUuid", robot_uuid AS "robotUuid" FROM alarm_message WHERE next_at <= $1
        UNION ALL
       SELECT line.company_uuid, robot.uuid
         FROM robot CROSS JOIN LATERAL (
                SELECT company_uuid FROM alarm_line WHERE robot_uuid = robot.uuid LIMIT 1
              ) AS line
        WHERE NOT EXISTS (SELECT FROM alarm_message AS message WHERE message.robot_uuid = robot.uuid)`,
      [now],
    );
  }

  /** Returns the time of the oldest line of each source. Reads no other line. */
  async findOldestLines(robotUuid: string): Promise<readonly Pick<QueuedLine, 'source' | 'at'>[]> {
    return this.#sql.query(
      `WITH RECURSIVE oldest AS (
         (SELECT source, at FROM alarm_line WHERE robot_uuid = $1 ORDER BY source, id LIMIT 1)
          UNION ALL
         SELECT next.source, next.at
           FROM oldest CROSS JOIN LATERAL (
                  SELECT source, at FROM alarm_line
                   WHERE robot_uuid = $1 AND source > oldest.source ORDER BY source, id LIMIT 1
                ) AS next
       )
       SELECT source, at FROM oldest`,
      [robotUuid],
    );
  }

  /** Returns the first lines of a source in the order of writing, at most `limit`. */
  async findLines(robotUuid: string, source: string, limit: number): Promise<readonly QueuedLine[]> {
    const lines = await this.#sql.query<Omit<QueuedLine, 'data'> & { data: StoredEvent }>(
      `SELECT id::text, source, at, data FROM alarm_line WHERE robot_uuid = $1 AND source = $2
        ORDER BY alarm_line.id LIMIT $3`,
      [robotUuid, source, limit],
    );
    return lines.map(({ data: { told: announced, ...data }, ...line }) => ({
      ...line,
      data: { ...data, announced },
    }));
  }

  async removeLines(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#sql.query('DELETE FROM alarm_line WHERE id = ANY ($1::bigint[])', [ids]);
  }

  /** Returns the ids of the waiting lines of these events. */
  async findLinesOfEvents(robotUuid: string, eventUuids: readonly string[]): Promise<readonly string[]> {
    const lines = await this.#sql.query<{ id: string }>(
      `SELECT id::text FROM alarm_line WHERE robot_uuid = $1 AND data->>'eventUuid' = ANY ($2)`,
      [robotUuid, eventUuids],
    );
    return lines.map(({ id }) => id);
  }

  /** Marks waiting lines: the robot has announced their events. */
  async markRepeats(ids: readonly string[]): Promise<void> {
    await this.#sql.query(
      `UPDATE alarm_line SET data = data || '{"repeated": true}' WHERE id = ANY ($1::bigint[])`,
      [ids],
    );
  }

  /** Marks the waiting recoveries from these alarms: the robot has announced them. */
  async markRecoveries(robotUuid: string, alarms: readonly AnnouncedAlarm[]): Promise<void> {
    await this.#sql.query(
      `UPDATE alarm_line AS line SET data = data || '{"told": true}'
         FROM unnest($2::text[], $3::text[]) AS alarm (kind, interface_uuid)
        WHERE line.robot_uuid = $1 AND ${recoveryOf('alarm')}`,
      [robotUuid, alarms.map(({ kind }) => kind), alarms.map(({ interfaceUuid }) => interfaceUuid)],
    );
  }

  async findMessage(robotUuid: string): Promise<OutboxMessage | undefined> {
    const [message] = await this.#sql.query<OutboxMessage>(
      'SELECT data, attempts, next_at AS "nextAt" FROM alarm_message WHERE robot_uuid = $1',
      [robotUuid],
    );
    return message;
  }

  async saveMessage(
    { companyUuid, robotUuid }: WaitingRobot,
    { data, attempts, nextAt }: OutboxMessage,
  ): Promise<void> {
    await this.#sql.query(
      `INSERT INTO alarm_message (robot_uuid, company_uuid, data, attempts, next_at)
       VALUES ($1, $2, $3::jsonb, $4, $5)
       ON CONFLICT (robot_uuid) DO UPDATE
          SET data = excluded.data, attempts = excluded.attempts, next_at = excluded.next_at`,
      [robotUuid, companyUuid, JSON.stringify(data), attempts, nextAt],
    );
  }

  /**
   * Ends the claim until this instant: the message waits for its next attempt, or is removed. Changes nothing and resolves
   * to false if another process has claimed the message since then, or the robot has a later one.
   */
  async endClaim(
    robotUuid: string,
    until: Date,
    retry: Pick<OutboxMessage, 'nextAt' | 'attempts'> | undefined,
  ): Promise<boolean> {
    const claimed = 'WHERE robot_uuid = $1 AND next_at = $2 RETURNING robot_uuid';
    const ended = await (retry
      ? this.#sql.query(`UPDATE alarm_message SET next_at = $3, attempts = $4 ${claimed}`, [
          robotUuid,
          until,
          retry.nextAt,
          retry.attempts,
        ])
      : this.#sql.query(`DELETE FROM alarm_message ${claimed}`, [robotUuid, until]));
    return ended.length > 0;
  }

  /** For a removed or disabled robot. */
  async clear(robotUuid: string): Promise<void> {
    await this.#sql.query('DELETE FROM alarm_line WHERE robot_uuid = $1', [robotUuid]);
    await this.#sql.query('DELETE FROM alarm_message WHERE robot_uuid = $1', [robotUuid]);
  }
}
