import type { Sql } from '../../../platform/store/databases/Database.ts';

/** How often a robot may be used: so many turns within so many milliseconds, whenever one begins to count. */
export interface RobotRateLimit {
  readonly turns: number;
  readonly milliseconds: number;
}

/** When robots were used, whichever process did it: DingTalk counts messages by robot. */
export class RobotRateLimiter {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Takes a turn, unless too many were taken lately or the robot is closed: then resolves to when there will be one. */
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

  /** No turn before this instant. */
  async blockUntil(robot: string, until: Date): Promise<void> {
    await this.#sql.query(
      `INSERT INTO robot_pace AS pace (robot, turns, closed_until) VALUES ($1, '{}', $2)
       ON CONFLICT (robot) DO UPDATE SET closed_until = greatest(pace.closed_until, $2)`,
      [robot, until],
    );
  }
}
