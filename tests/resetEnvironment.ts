import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { closeLeftoverDatabases, lentDatabases } from '../scripts/testing/freshDatabase.ts';

// A database that a test opened, or its `beforeEach`, serves the next test. A new one takes one to three seconds and its memory.
let openedBefore: readonly (() => Promise<void>)[] = [];
beforeEach(() => {
  openedBefore = lentDatabases();
});
afterEach(() => closeLeftoverDatabases(openedBefore));

// The next test file runs in the same worker.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await closeLeftoverDatabases([]);
});
