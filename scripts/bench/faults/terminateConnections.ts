import { setTimeout as delay } from 'node:timers/promises';
import type { Trouble } from './Trouble.ts';

/** Milliseconds from one round to the next: anything up to this. */
const longestPeace = 3000;

const terminate = `
  SELECT count(pg_terminate_backend(pid))::int AS count FROM pg_stat_activity
   WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

/** Has PostgreSQL end all of its connections, again and again, as an administrator or a proxy does. */
export const terminateConnections: Trouble = {
  title: 'whose connections are terminated',
  processes: 2,
  note: 'pg_terminate_backend ended every connection of each process, whatever ran on it',
  async make({ sql, isPosted }) {
    let rounds = 0;
    let connections = 0;
    while (!isPosted()) {
      await delay(Math.random() * longestPeace);
      // Its own connection may be one that the last round has ended.
      const [row] = await sql.query<{ count: number }>(terminate).catch(() => []);
      rounds += 1;
      connections += row?.count ?? 0;
    }
    return [
      ['rounds of terminated connections', String(rounds)],
      ['connections terminated', String(connections)],
    ];
  },
};
