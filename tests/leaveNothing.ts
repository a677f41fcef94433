import { afterAll, vi } from 'vitest';
import { takeBackDatabases } from '../scripts/freshDatabase.ts';

// Another file goes on in this worker.
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await takeBackDatabases();
});
