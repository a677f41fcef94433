import type { Row } from '../../contract/envelope.ts';
import { watchPending } from '../alarms/watchPending.ts';
import type { Tables } from '../store/Store.ts';

/** A pending document before and after a change; `before` is missing of one that is new. */
export interface Change {
  readonly before?: Row;
  readonly after?: Row | undefined;
}

/** What is still to be delivered (DECISIONS.md, "Pending data"). */
const pending = new Set<unknown>(['PENDING', 'RUNNING', 'FAILED', 'BLOCKED']);

const isPending = (row: Row | undefined): number => Number(row !== undefined && pending.has(row.status));
const isBlocked = (row: Row | undefined): number => Number(row?.status === 'BLOCKED');

/**
 * Brings the counts of interfaces up to date with what a transaction changed among their pending data; alarms see the new ones. It costs the same
 * however many documents wait. The rows of the counts stay locked, so this comes late in the transaction.
 */
export async function countChanges(tables: Tables, changes: readonly Change[], now: Date): Promise<void> {
  const deltas = new Map<string, { pending: number; blocked: number; companyUuid: string }>();
  for (const { before, after } of changes) {
    const row = after ?? before;
    if (!row) continue;
    const uuid = String(row.interfaceUuid);
    const sum = deltas.get(uuid) ?? { pending: 0, blocked: 0, companyUuid: String(row.companyUuid) };
    sum.pending += isPending(after) - isPending(before);
    sum.blocked += isBlocked(after) - isBlocked(before);
    deltas.set(uuid, sum);
  }
  const changed = [...deltas]
    .filter(([, delta]) => delta.pending !== 0 || delta.blocked !== 0)
    // In one order for all who lock several.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([interfaceUuid, delta]) => ({ interfaceUuid, ...delta }));
  if (changed.length === 0) return;
  const counted = await tables.queue.count(changed);
  const [first] = counted;
  if (first) await watchPending(tables, first.companyUuid, counted, now);
}
