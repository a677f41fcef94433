import { afterAll, vi } from 'vitest';
import { closeLeftoverDatabases } from '../scripts/testing/freshDatabase.ts';

// The next test file runs in the same worker.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await closeLeftoverDatabases();
});
