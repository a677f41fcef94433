import { randomUUID } from 'node:crypto';
import { Cron } from 'croner';
import PgBoss from 'pg-boss';
import { v7 as uuidv7 } from 'uuid';
import { logError } from '../base/log.ts';
import { uuidOfHash } from '../base/uuidOfHash.ts';
import type { Database } from '../store/databases/Database.ts';
import { retryOn } from '../store/databases/StatementError.ts';
import type { Jobs } from './Jobs.ts';
import { QueueWorker } from './QueueWorker.ts';

/** Schema of the queue's tables in the service's database. */
const schema = 'jobs';

/**
 * Seconds before the first retry of a failed job, about doubled before each next one; and the maximum number
 * of retries.
 */
const retryOptions = { retryDelay: 15, retryBackoff: true, retryLimit: 8 };

/** Queues of early versions have this policy: one waiting job for each key. So each job has a key of its own. */
const queueOptions = { ...retryOptions, policy: 'short' } as const;

/** The id is the same in all processes, so only one of their ticks of an instant enters the queue. */
function tickIdOf(queue: string, cron: Cron): string {
  const [instant] = cron.previousRuns(1, new Date(Date.now() + 1000));
  return uuidOfHash(`${queue} ${instant?.toISOString()}`);
}

/** PostgreSQL codes for statements that conflicted: a deadlock, or two that created the same object. */
const conflictCodes: readonly string[] = ['40P01', '23505', '42P06', '42P07'];

/**
 * pg-boss creates its schema if it is missing, and locks its tables in no fixed order when it creates a
 * queue. Processes that start together may have to retry.
 */
const retryOnConflict = <T>(work: () => Promise<T>): Promise<T> => retryOn(conflictCodes, 10, work);

async function startBoss(database: Database): Promise<PgBoss> {
  const boss = new PgBoss({
    schema,
    db: {
      executeSql: async (text: string, values?: unknown[]) => ({
        rows: [...(await (values ? database.query(text, values) : database.script(text)))],
      }),
    },
    // Schedules of pg-boss outlive the program that created them and use its own workers (QueueWorker.ts).
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  boss.on('error', (error) => logError('Jobs', error));
  try {
    return await retryOnConflict(() => boss.start());
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`Cannot set up the job queue (schema "${schema}" of the database): ${message}`, {
      cause,
    });
  }
}

/**
 * Starts the job queue of a service on its migrated database. Rejects with a sentence if the database
 * refuses.
 */
export async function startJobs(database: Database): Promise<Jobs> {
  const boss = await startBoss(database);
  const workers = new Map<string, Pick<QueueWorker<unknown>, 'wake' | 'stop'>>();
  const clocks: Cron[] = [];
  const queues = new Set<string>();
  /** pg-boss drops jobs for a queue that does not exist, without an error. */
  const create = async (queue: string): Promise<void> => {
    if (queues.has(queue)) return;
    await retryOnConflict(() => boss.createQueue(queue, { name: queue, ...queueOptions }));
    queues.add(queue);
  };
  return {
    async work(queue, handle, options) {
      await create(queue);
      workers.set(queue, new QueueWorker(boss, queue, handle, options));
    },
    async send(queue, data, { onceKey } = {}) {
      await create(queue);
      // UUIDs of version 7 keep jobs of one millisecond in order. The database ignores a job with a known id.
      const id = onceKey === undefined ? uuidv7() : uuidOfHash(`${queue} ${onceKey}`);
      await boss.insert([{ id, name: queue, data, singletonKey: randomUUID() }]);
      workers.get(queue)?.wake();
    },
    async schedule(queue, cron) {
      await create(queue);
      const clock = new Cron(cron, { timezone: 'UTC', unref: true }, async () => {
        const options = { id: tickIdOf(queue, clock), singletonKey: randomUUID(), retryLimit: 0 };
        await boss.send(queue, {}, options).catch((error) => logError(`Job ${queue}`, error));
      });
      clocks.push(clock);
    },
    async stop() {
      for (const clock of clocks) clock.stop();
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      await boss.stop({ graceful: false });
    },
  };
}
