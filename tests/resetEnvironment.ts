import { afterAll, vi } from 'vitest';
import { closeLeftoverDatabases } from '../scripts/testing/freshDatabase.ts';

// Another file goes on in this worker.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await closeLeftoverDatabases();
});
