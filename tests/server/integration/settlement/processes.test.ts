import { afterAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../../scripts/testing/testDatabases.ts';
import { runDueSettlements } from '../../../../src/server/integration/settlement/runDueSettlements.ts';
import { serviceUnderTest } from '../../serviceUnderTest.ts';
import { interfaceRow, loadEntries, pendingRow, saveOnline, storeRows } from './settlementUnderTest.ts';

const many = 3000;

describe.each(testDatabases)('on $name', async ({ open }) => {
  const opened = await open();
  const under = await serviceUnderTest(opened.database);
  afterAll(() => opened.close());

  test('parallel processes settle each document once and leave time for requests', async () => {
    const owners = Array.from({ length: 20 }, () => interfaceRow(under.client.companyUuid));
    await storeRows(under, 'interface', owners);
    const rows = owners.flatMap((owner, index) =>
      Array.from({ length: many / owners.length }, (_, number) =>
        pendingRow(owner, {
          createTime: `2026-11-${number % 2 ? 20 : '01'}T00:00:00.000Z`,
          version: index + 1,
        }),
      ),
    );
    await storeRows(under, 'pendingData', rows);
    await saveOnline(under);
    under.clock.now = new Date('2026-11-21T15:30:00Z');

    let isOver = false;
    const settling = Promise.all([1, 2, 3].map(() => runDueSettlements(under.service))).finally(() => {
      isOver = true;
    });
    let answers = 0;
    while (!isOver) {
      await under.send(`GET /dailyKnotConfig/queryconfig?companyUuid=${under.client.companyUuid}`);
      answers += 1;
    }
    await settling;
    expect(answers).toBeGreaterThan(5);

    const [entry, ...more] = await loadEntries(under);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ success: true, resetCount: many / 2, cancelCount: many / 2 });
    expect(entry?.documents).toHaveLength(1000);
    const { companyUuid } = under.client;
    const after = await under.store.repository.list({ entity: 'pendingData', companyUuid });
    // Each document was written once.
    const versions = new Map(rows.map(({ uuid, version }) => [uuid, Number(version) + 1]));
    expect(after.records.filter(({ uuid, version }) => versions.get(uuid) !== version)).toEqual([]);
    const counted = await under.store.repository.list({ entity: 'interface', companyUuid });
    expect(new Set(counted.records.map(({ pendingCount }) => pendingCount))).toEqual(
      new Set([many / 2 / owners.length]),
    );
  });
});
