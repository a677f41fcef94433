import type { Sql } from '../../../platform/store/databases/Database.ts';
import type { AlarmKind, AnnouncedAlarm, RecoveredDocuments } from '../AlarmEvent.ts';
import { recoveryOf } from './AlarmOutbox.ts';

/** An active alarm of an interface, for one robot and one rule or setting. */
export interface ActiveAlarm {
  readonly interfaceUuid: string;
  readonly robotUuid: string;
  /** Uuid of the rule; empty for an interface's own setting. */
  readonly source: string;
  /** A message contains it already. */
  readonly announced: boolean;
  /** Documents of the interface that failed and were delivered since the alarm began. */
  readonly recovered: RecoveredDocuments;
}

/** Maximum document numbers that an alarm keeps for its recovery; it counts all. */
const maxNumbers = 20;

/**
 * SQL: `active` is an alarm of the robot $1 that a message with the alarms $2 (kinds), $3 (interfaces) and $4 (last lines)
 * contains. A recovery in the outbox after the last line has ended the alarm of the message: the active one began later.
 */
const ofMessage = `active.robot_uuid = $1 AND active.kind = alarm.kind AND active.interface_uuid = alarm.interface_uuid
  AND NOT told
  AND NOT EXISTS (
        SELECT FROM alarm_line AS line
         WHERE line.robot_uuid = $1 AND line.id > alarm.line_id AND ${recoveryOf('alarm')})`;

const alarmsOfMessage =
  'unnest($2::text[], $3::text[], $4::bigint[]) AS alarm (kind, interface_uuid, line_id)';

const parametersOf = (robotUuid: string, alarms: readonly AnnouncedAlarm[]) => [
  robotUuid,
  alarms.map(({ kind }) => kind),
  alarms.map(({ interfaceUuid }) => interfaceUuid),
  alarms.map(({ lineId }) => lineId),
];

/**
 * Active alarms of interfaces. They prevent repeated alarms, and select the recipients of a recovery. The table keeps its
 * first names, because processes of earlier versions use them: `standing_alarm`, and `told` for announced alarms.
 */
export class ActiveAlarms {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Begins alarms. Those that are active already stay, locked: a recovery that ends them at the same time waits, and
   * then finds the new failure.
   */
  async begin(
    companyUuid: string,
    kind: AlarmKind,
    alarms: readonly Omit<ActiveAlarm, 'announced' | 'recovered'>[],
  ): Promise<void> {
    if (alarms.length === 0) return;
    await this.#sql.query(
      `INSERT INTO standing_alarm AS active (company_uuid, kind, interface_uuid, robot_uuid, source)
       SELECT $1, $2, interface_uuid, robot_uuid, source
         FROM unnest($3::text[], $4::text[], $5::text[]) AS given (interface_uuid, robot_uuid, source)
        ORDER BY interface_uuid, robot_uuid, source
       ON CONFLICT (company_uuid, kind, interface_uuid, robot_uuid, source)
       DO UPDATE SET told = active.told WHERE false`,
      [
        companyUuid,
        kind,
        alarms.map(({ interfaceUuid }) => interfaceUuid),
        alarms.map(({ robotUuid }) => robotUuid),
        alarms.map(({ source }) => source),
      ],
    );
  }

  /** Returns the alarms of interfaces, which stay locked. */
  async lock(
    companyUuid: string,
    kind: AlarmKind,
    interfaceUuids: readonly string[],
  ): Promise<readonly ActiveAlarm[]> {
    return this.#sql.query<ActiveAlarm>(
      `SELECT interface_uuid AS "interfaceUuid", robot_uuid AS "robotUuid", source, told AS announced,
              json_build_object('count', recovered_count, 'numbers', recovered_numbers) AS recovered FROM standing_alarm
        WHERE company_uuid = $1 AND kind = $2 AND interface_uuid = ANY ($3)
        ORDER BY interface_uuid, robot_uuid, source FOR UPDATE`,
      [companyUuid, kind, interfaceUuids],
    );
  }

  /** Adds delivered documents to the FAILURE alarms of an interface. */
  async addRecovered(
    companyUuid: string,
    interfaceUuid: string,
    { count, numbers }: RecoveredDocuments,
  ): Promise<void> {
    await this.#sql.query(
      `UPDATE standing_alarm
          SET recovered_count = recovered_count + $3,
              recovered_numbers = (recovered_numbers || $4::text[])[1:${maxNumbers}]
        WHERE company_uuid = $1 AND kind = 'FAILURE' AND interface_uuid = $2`,
      [companyUuid, interfaceUuid, count, numbers.slice(0, maxNumbers)],
    );
  }

  async end(companyUuid: string, kind: AlarmKind, alarms: readonly ActiveAlarm[]): Promise<void> {
    if (alarms.length === 0) return;
    await this.#sql.query(
      `DELETE FROM standing_alarm AS active
        USING unnest($3::text[], $4::text[], $5::text[]) AS given (interface_uuid, robot_uuid, source)
        WHERE active.company_uuid = $1 AND active.kind = $2 AND active.interface_uuid = given.interface_uuid
          AND active.robot_uuid = given.robot_uuid AND active.source = given.source`,
      [
        companyUuid,
        kind,
        alarms.map(({ interfaceUuid }) => interfaceUuid),
        alarms.map(({ robotUuid }) => robotUuid),
        alarms.map(({ source }) => source),
      ],
    );
  }

  /** Marks alarms as announced by a robot, because of any rule or setting. */
  async markAnnounced(robotUuid: string, alarms: readonly AnnouncedAlarm[]): Promise<void> {
    await this.#sql.query(
      `UPDATE standing_alarm AS active SET told = true FROM ${alarmsOfMessage} WHERE ${ofMessage}`,
      parametersOf(robotUuid, alarms),
    );
  }

  /** Ends the PENDING alarms of a message that did not reach the robot: the next count raises them again. */
  async endUnannounced(robotUuid: string, alarms: readonly AnnouncedAlarm[]): Promise<void> {
    await this.#sql.query(
      `DELETE FROM standing_alarm AS active USING ${alarmsOfMessage} WHERE active.kind = 'PENDING' AND ${ofMessage}`,
      parametersOf(robotUuid, alarms),
    );
  }
}
