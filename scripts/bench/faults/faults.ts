import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPostgres } from '../../../src/server/store/openPostgres.ts';
import { temporaryPostgres } from '../../temporaryPostgres.ts';
import { option } from '../option.ts';
import type { Report } from '../report.ts';
import { Operator, operatorVariables } from '../service/Operator.ts';
import { openInterface } from '../service/openInterface.ts';
import { Fleet } from './Fleet.ts';
import { LoadGenerator } from './LoadGenerator.ts';
import { Receiver } from './Receiver.ts';
import { reportOf } from './reportOf.ts';
import { Watch } from './Watch.ts';

const processes = 3;

/** Milliseconds from all processes being up to the next kill: anything up to this. */
const longestPeace = 30_000;

/** Milliseconds for the queue to drain: what a dead process had in hand is given up after a minute. */
const drainTime = 10 * 60_000;

/** Kills one process after the other, at random instants, until `isOver`; a machine of two cores brings up one at a time. */
async function killProcesses(fleet: Fleet, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await delay(Math.random() * longestPeace);
    await fleet.killOne();
    await fleet.whole();
  }
}

/**
 * `npm run bench -- faults`: documents go through three processes on a real PostgreSQL while processes are killed and the database
 * is restarted; in the end the receiver has each, and has it once as far as it cares. `--documents N`.
 */
export async function faults(options: readonly string[]): Promise<readonly Report[]> {
  const count = Number(option(options, 'documents') ?? 20_000);
  const folder = mkdtempSync(join(tmpdir(), 'interface-console-faults-'));
  const postgres = await temporaryPostgres({ durable: true });
  const receiver = await Receiver.open();
  const fleet = await Fleet.start(processes, {
    ...operatorVariables,
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    RELAY_LOOPBACK: 'true',
  });
  const database = await openPostgres(postgres.url);
  try {
    const target = await openInterface(await Operator.signIn(fleet.urls[0] ?? ''), receiver.url);
    const generator = new LoadGenerator(target, () => fleet.urls);
    const watch = new Watch(database, target.uuid);
    const start = performance.now();
    let isPosted = false;
    const killing = killProcesses(fleet, () => isPosted);
    await Promise.all([generator.run(count), generator.reached(count / 2).then(() => postgres.restart())]);
    isPosted = true;
    const postedAt = performance.now();
    await killing;
    const last = await watch.drained(drainTime);
    const drainedAt = performance.now();
    return [
      reportOf({
        count,
        processes,
        kills: fleet.kills,
        crashes: fleet.crashes,
        generator,
        receiver,
        watch,
        last,
        postSeconds: (postedAt - start) / 1000,
        allSeconds: (drainedAt - start) / 1000,
      }),
    ];
  } finally {
    await fleet.close();
    receiver.close();
    await database.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
