import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabaseFolder } from '../../scripts/testing/freshDatabase.ts';
import { startAlarms } from '../../src/server/integration/alarms/deliverDueMessages.ts';
import { servePartners } from '../../src/server/integration/demo/partners/servePartners.ts';
import { startExchange } from '../../src/server/integration/exchange/startExchange.ts';
import { DataFolder } from '../../src/server/platform/store/databases/DataFolder.ts';
import { startService } from '../../src/server/startService.ts';

vi.mock('../../src/server/integration/alarms/deliverDueMessages.ts', { spy: true });
vi.mock('../../src/server/integration/demo/partners/servePartners.ts', { spy: true });
vi.mock('../../src/server/integration/exchange/startExchange.ts', { spy: true });

test('deliveries and alarms begin when the partners of the demo listen', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'service-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const folder = new DataFolder(dataDir);
  folder.readSecretKey();
  await createDatabaseFolder(folder.databasePath);
  folder.unlock();
  const operator = { loginId: 'demo', password: 'with partners' };
  const service = await startService({ host: '127.0.0.1', port: 0, dataDir, operator }, { demo: true });
  onTestFinished(service.close);
  const [listening] = vi.mocked(servePartners).mock.invocationCallOrder;
  for (const start of [startExchange, startAlarms]) {
    const [begun] = vi.mocked(start).mock.invocationCallOrder;
    expect(begun).toBeGreaterThan(listening ?? Number.POSITIVE_INFINITY);
  }
});
