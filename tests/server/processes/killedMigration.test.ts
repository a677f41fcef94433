import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { createDatabaseFolder } from '../../../scripts/testing/freshDatabase.ts';
import { startTemporaryPostgres } from '../../../scripts/testing/startTemporaryPostgres.ts';
import { migrations } from '../../../src/server/modules.ts';
import type { Database } from '../../../src/server/platform/store/databases/Database.ts';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';
import { openDatabase } from '../../../src/server/platform/store/databases/openDatabase.ts';
import { RecordRepository } from '../../../src/server/platform/store/records/RecordRepository.ts';
import { migrate } from '../../../src/server/platform/store/schema/migrate.ts';
import { projectRoot } from '../../generator/sampleProject.ts';
import { tableOf } from './migrationProgram.ts';

const tsx = pathToFileURL(join(projectRoot, 'node_modules/tsx/dist/esm/index.mjs')).href;
const program = join(import.meta.dirname, 'migrationProgram.ts');

const folders: string[] = [];
const processes: ChildProcess[] = [];
const newFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'migration-'));
  folders.push(path);
  return path;
};
afterAll(() => {
  for (const process of processes) process.kill('SIGKILL');
  for (const path of folders) rmSync(path, { recursive: true });
});

/** A process of the program, with the lines that it has printed. */
class Start {
  readonly process: ChildProcess;
  #output = '';

  constructor(folder: string, url: string | undefined, mode: 'stop' | 'go') {
    this.process = spawn(process.execPath, ['--import', tsx, program, folder, url ?? '-', mode], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(this.process);
    this.process.stdout?.on('data', (chunk) => {
      this.#output += String(chunk);
    });
  }

  get lines(): string[] {
    return this.#output.split('\n').filter((line) => line !== '');
  }

  async reaches(line: string): Promise<void> {
    await expect.poll(() => this.lines, { timeout: 60_000, interval: 50 }).toContain(line);
  }

  async kill(): Promise<void> {
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
  }
}

const count = 1_200;
const companyUuid = 'c';
const recordOf = (index: number) => ({
  uuid: String(index).padStart(5, '0'),
  name: `E${index}`,
  note: `note ${index}`,
  companyUuid,
});

/** An earlier program creates the table and its records. */
async function fill(database: Database): Promise<void> {
  const table = tableOf(0);
  await migrate(database, [table], migrations);
  const records = Array.from({ length: count }, (_, index) => recordOf(index));
  await new RecordRepository(database, [table]).insertAll(
    records.map((data) => ({ entity: 'erp', companyUuid, naturalKey: JSON.stringify([data.name]), data })),
  );
}

/** Number of records of the old and of the new form. */
async function countForms(database: Database, table: string): Promise<readonly [old: number, now: number]> {
  const [row] = await database.query<{ old: number; now: number }>(
    `SELECT count(*) FILTER (WHERE data ? 'note')::int AS old,
            count(*) FILTER (WHERE data ? 'remarks')::int AS now FROM "${table}"`,
  );
  return [row?.old ?? 0, row?.now ?? 0];
}

async function look<T>(
  folder: string,
  url: string | undefined,
  read: (database: Database) => Promise<T>,
): Promise<T> {
  const data = new DataFolder(folder);
  const database = await openDatabase(data, url);
  try {
    return await read(database);
  } finally {
    await database.close();
    data.unlock();
  }
}

test('the embedded database: after SIGKILL before the commit nothing is changed, and the next start migrates', {
  timeout: 120_000,
}, async () => {
  const folder = newFolder();
  await createDatabaseFolder(new DataFolder(folder).databasePath);
  await look(folder, undefined, fill);

  const killed = new Start(folder, undefined, 'stop');
  await killed.reaches('before commit');
  await killed.kill();
  expect(await look(folder, undefined, (database) => countForms(database, 'document_erp'))).toEqual([
    count,
    0,
  ]);

  await new Start(folder, undefined, 'go').reaches('started');
  await expect
    .poll(() =>
      look(folder, undefined, (database) => countForms(database, 'document_erp_v1')).catch(() => []),
    )
    .toEqual([0, count]);
});

test('PostgreSQL: the second process waits for the first, and migrates after SIGKILL of the first', {
  timeout: 120_000,
}, async () => {
  const { url, stop } = await startTemporaryPostgres();
  try {
    await look(newFolder(), url, fill);
    const first = new Start(newFolder(), url, 'stop');
    await first.reaches('before commit');
    const second = new Start(newFolder(), url, 'go');
    const third = new Start(newFolder(), url, 'go');
    await Promise.all([second.reaches('starting'), third.reaches('starting')]);
    // Both wait for the lock of the first one, which the server shows.
    await look(newFolder(), url, async (database) => {
      const waiting = () =>
        database.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
      await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(2);
    });
    await first.kill();
    await Promise.all([second.reaches('started'), third.reaches('started')]);
    const migrated = [second, third].filter(({ lines }) => lines.includes('before commit'));
    expect(migrated).toHaveLength(1);
    expect(await look(newFolder(), url, (database) => countForms(database, 'document_erp_v1'))).toEqual([
      0,
      count,
    ]);
  } finally {
    await stop();
  }
});
