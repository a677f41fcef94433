import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { closeLeftoverDatabases, lentDatabases } from '../scripts/testing/freshDatabase.ts';

// The next test reuses the database that a test or its `beforeEach` opened. A new one takes one to three seconds.
let openedBefore: readonly (() => Promise<void>)[] = [];
beforeEach(() => {
  openedBefore = lentDatabases();
});
afterEach(() => closeLeftoverDatabases(openedBefore));

// The next test file runs in the same worker.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await closeLeftoverDatabases([]);
});
