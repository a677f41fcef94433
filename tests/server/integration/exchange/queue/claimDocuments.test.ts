import { afterAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '../../../../../scripts/testing/testDatabases.ts';
import { claimDocuments } from '../../../../../src/server/integration/exchange/queue/claimDocuments.ts';
import type { Sql } from '../../../../../src/server/platform/store/databases/Database.ts';
import { queueUnderTest } from '../queueUnderTest.ts';

const queue = await queueUnderTest(openPostgresDatabase);
afterAll(() => queue.close());

/** Returns the plan of a claim, with what it has read. */
async function planOf(interfaceUuid: string): Promise<string> {
  const lines: string[] = [];
  const { database, service } = queue.service;
  await database.transaction(async (sql) => {
    const explaining = {
      query: async (text: string, values: readonly unknown[]) => {
        if (text.startsWith('WITH'))
          for (const row of await sql.query(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values))
            lines.push(...Object.values(row).map(String));
        return [];
      },
    } as Sql;
    await claimDocuments(explaining, [{ interfaceUuid, limit: 8 }], service.now());
  });
  return lines.join('\n');
}

/** The numbers of documents that the filters of a plan have skipped, for each scan. */
const skippedIn = (plan: string): readonly number[] =>
  [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, count]) => Number(count));

test('with one lane, a claim after the first one does not read the waiting documents', async () => {
  const interfaceUuid = await queue.online(['online'], { lanes: 1 });
  await queue.post(interfaceUuid, 'A-first');
  // The statistics are those of a short queue.
  await queue.service.database.query('ANALYZE');
  const many = Array.from({ length: 1000 }, (_, index) => `A-${index}`);
  for (let round = 0; round < 3; round += 1) await queue.postAll(interfaceUuid, many);
  const { store, now } = queue.service.service;
  const [claimed] = await store.transaction(({ documentQueue }) =>
    documentQueue.claim([{ interfaceUuid, limit: 1 }], now()),
  );
  expect(claimed?.entityNo).toBe('A-first');
  await store.documentQueue.release([claimed ?? { uuid: '' }]);
  expect(Math.max(0, ...skippedIn(await planOf(interfaceUuid)))).toBeLessThanOrEqual(500);
});

test('a claim behind a blocked document reads documents by an index, and compiles nothing', async () => {
  const interfaceUuid = await queue.online();
  const many = Array.from({ length: 500 }, () => 'A-1');
  for (let round = 0; round < 8; round += 1) await queue.postAll(interfaceUuid, many);
  queue.receiver.answer = (response) => response.writeHead(400).end();
  await queue.dispatch(interfaceUuid, 'A-1');
  await queue.post(interfaceUuid, 'B-1');
  // With statistics, the database knows that nearly all documents have one number.
  await queue.service.database.query('ANALYZE');
  const plan = await planOf(interfaceUuid);
  const scans = plan
    .split('\n')
    .filter((line) => line.includes('pendingData') && !line.includes('never executed'));
  expect(scans.filter((line) => line.includes('Seq Scan'))).toEqual([]);
  const rows = scans.map((line) => Number(/actual rows=(\d+)/.exec(line)?.[1] ?? 0));
  expect(Math.max(...rows)).toBe(500);
  // The check of B-1 does not read the documents of A-1.
  expect(Math.max(...skippedIn(plan))).toBeLessThanOrEqual(500);
  expect(plan).not.toContain('JIT');
});
