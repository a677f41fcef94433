import { setTimeout as delay } from 'node:timers/promises';
import type { Trouble } from './Trouble.ts';

/** Milliseconds from all processes being up to the next kill: anything up to this. */
const longestPeace = 30_000;

/** Kills one process after the other, at random instants; a machine of two cores brings up one at a time. Restarts the database once. */
export const killProcesses: Trouble = {
  title: 'some of which are killed',
  processes: 3,
  note: 'the database waits for the disk (fsync on) and was restarted once with everything cut off (immediate)',
  async make({ fleet, postgres, generator, count, isPosted }) {
    const restarted = generator.reached(count / 2).then(() => postgres.restart());
    while (!isPosted()) {
      await delay(Math.random() * longestPeace);
      await fleet.killOne();
      await fleet.whole();
    }
    await restarted;
    return [['processes killed (SIGKILL)', String(fleet.kills)]];
  },
};
