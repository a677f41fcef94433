import { watchPending } from '../alarms/watchPending.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import type { Tables } from '../store/Store.ts';

/** What is still to be delivered (DECISIONS.md, "Pending data"). */
const pending = ['PENDING', 'RUNNING', 'FAILED', 'BLOCKED'];

/**
 * Brings pendingCount and blockedCount of these interfaces up to date, in the transaction that changed their pending data.
 * Alarms see the new counts. The interfaces are locked, so that of two such transactions the later one counts both; their version stays: nobody edits counts.
 */
export async function recountPending(
  tables: Tables,
  companyUuid: string,
  interfaceUuids: readonly string[],
  now: Date,
): Promise<void> {
  const { documents } = tables;
  const { model } = entityOf('interface');
  const rows = await documents.findAll(model.name, 'uuid', interfaceUuids, companyUuid, 'update');
  const counted = [];
  for (const row of rows) {
    const counts = await documents.countBy('pendingData', companyUuid, 'status', { interfaceUuid: row.uuid });
    const pendingCount = pending.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
    const blockedCount = counts.get('BLOCKED') ?? 0;
    counted.push(documentOf(model, companyUuid, { ...row, pendingCount, blockedCount }));
  }
  if (counted.length === 0) return;
  await documents.updateAll(counted);
  const changed = counted.map(({ data }) => data);
  await watchPending(tables, companyUuid, changed, now);
}
