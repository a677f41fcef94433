import type { Sql } from '../../../platform/store/databases/Database.ts';

/** Rate limit of a robot: this number of turns within these milliseconds, in any such interval. */
interface RobotRateLimit {
  readonly turns: number;
  readonly milliseconds: number;
}

/** Times at which robots were used, by any process: DingTalk counts messages by robot. */
export class RobotRateLimiter {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /**
   * Takes a turn. If the limit is reached or the robot is blocked, resolves to the instant of the next turn.
   */
  async acquire(
    robot: string,
    now: Date,
    { turns, milliseconds }: RobotRateLimit,
  ): Promise<Date | undefined> {
    const since = new Date(now.getTime() - milliseconds);
    const taken = await this.#sql.query(
      `INSERT INTO robot_pace AS pace (robot, turns) VALUES ($1, ARRAY[$2::timestamptz])
       ON CONFLICT (robot) DO UPDATE
          SET turns = ARRAY(SELECT turn FROM unnest(pace.turns) AS turn WHERE turn > $3) || $2::timestamptz
        WHERE pace.closed_until <= $2
          AND (SELECT count(*) FROM unnest(pace.turns) AS turn WHERE turn > $3) < $4
       RETURNING robot`,
      [robot, now, since, turns],
    );
    if (taken.length > 0) return undefined;
    const [next] = await this.#sql.query<{ at: Date }>(
      `SELECT greatest(
                nullif(closed_until, '-infinity'),
                (SELECT turn FROM unnest(turns) AS turn ORDER BY turn DESC OFFSET $2 - 1 LIMIT 1)
                  + $3 * interval '1 millisecond'
              ) AS at
         FROM robot_pace WHERE robot = $1`,
      [robot, turns, milliseconds],
    );
    return next?.at;
  }

  /** Allows no turn before this instant. */
  async blockUntil(robot: string, until: Date): Promise<void> {
    await this.#sql.query(
      `INSERT INTO robot_pace AS pace (robot, turns, closed_until) VALUES ($1, '{}', $2)
       ON CONFLICT (robot) DO UPDATE SET closed_until = greatest(pace.closed_until, $2)`,
      [robot, until],
    );
  }
}
