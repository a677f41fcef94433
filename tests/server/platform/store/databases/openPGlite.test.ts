import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshPGlite } from '../../../../../scripts/testing/freshDatabase.ts';
import { DataFolder } from '../../../../../src/server/platform/store/databases/DataFolder.ts';
import {
  createEventLoopPause,
  createPGlite,
  wrapPGlite,
} from '../../../../../src/server/platform/store/databases/openPGlite.ts';

/** Returns a clock that advances by one millisecond at every reading. */
const steppingClock = () => {
  let instant = 0;
  return () => {
    instant += 1;
    return instant;
  };
};

/** Resolves to the number of turns of the event loop while `work` runs. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

test.each([
  { steps: 4, limit: 5, want: 0 },
  { steps: 60, limit: 5, want: 10 },
  { steps: 60, limit: 1, want: 30 },
  { steps: 60, limit: 1000, want: 0 },
])('$steps steps of 1 ms with a limit of $limit ms cause $want pauses', async ({ steps, limit, want }) => {
  const pause = createEventLoopPause(steppingClock(), limit);
  let pauses = 0;
  for (let step = 0; step < steps; step += 1) {
    const due = pause();
    if (due) pauses += 1;
    await due;
  }
  expect(pauses).toBe(want);
});

test('queued statements of the embedded database leave turns to the event loop', async () => {
  const client = await freshPGlite();
  const database = wrapPGlite(client, createEventLoopPause(steppingClock()));
  onTestFinished(() => database.close());
  const statements = 100;
  /** Messages of all statements: parse, bind, describe, execute, sync. Each reads the clock once. */
  const calls = statements * 5;
  const sent = () => Promise.all(Array.from({ length: statements }, () => database.query('SELECT 1')));
  expect(await turnsDuring(sent)).toBeGreaterThan(calls / 10);
});

test.each([{ rest: [] }, { rest: ['file of an interrupted start'] }])(
  'createPGlite creates a whole database beside $rest',
  async ({ rest }) => {
    const root = mkdtempSync(join(tmpdir(), 'pglite-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const folder = new DataFolder(root);
    for (const file of rest) {
      mkdirSync(folder.unfinishedDatabasePath);
      writeFileSync(join(folder.unfinishedDatabasePath, file), '');
    }
    await createPGlite(folder);
    expect(readdirSync(root)).toEqual(['db']);
    expect(existsSync(join(folder.databasePath, 'PG_VERSION'))).toBe(true);
    expect(readdirSync(folder.databasePath)).not.toContain('file of an interrupted start');
  },
);

test('createPGlite names the folder and leaves none if the database cannot be created', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pglite-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = new DataFolder(join(root, 'gone'));
  await expect(createPGlite(folder)).rejects.toThrow(
    /^The database .*db cannot be created \(.+\)\. Check the free space of the disk, or set DATA_DIR to another folder\.$/,
  );
  expect(readdirSync(root)).toEqual([]);
});
