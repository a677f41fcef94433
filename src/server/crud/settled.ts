import type { Row } from '../../contract/envelope.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import type { DocumentQuery } from '../store/DocumentQuery.ts';
import type { Documents, Lock } from '../store/Documents.ts';
import { documentOf } from './documentOf.ts';
import { changeEntry } from './logChange.ts';
import { lapsed, lapseOver } from './passed.ts';

/**
 * Locked rows as they are now: what has ended by itself is written down (`lapse` of an `x-lifecycle`), with an entry in the
 * log of the instant at which it ended and of nobody. Its version stays, because callers were shown it as ended under that.
 */
export async function settled(
  documents: Documents,
  call: Call,
  entity: Entity,
  rows: readonly Row[],
): Promise<Row[]> {
  const { model } = entity;
  const { lifecycle } = model;
  const now = call.service.now();
  const steps = rows.map((before) => ({ before, after: lapsed(lifecycle, before, now) }));
  const over = steps.filter(({ before, after }) => before !== after);
  if (over.length === 0) return [...rows];
  await documents.updateAll(over.map(({ after }) => documentOf(model, String(after.companyUuid), after)));
  const entries = over.flatMap(({ before, after }) => {
    const lapse = lapseOver(lifecycle, before, now);
    if (!lapse) return [];
    const itself = String(before[lapse.property]);
    return changeEntry(call, entity, { action: lapse.action, before, after, itself }) ?? [];
  });
  if (entries.length > 0) await documents.insertAll(entries);
  return steps.map(({ after }) => after);
}

/** Rows of a company whose time is over, as they are stored. */
async function overdue(
  documents: Documents,
  { name, lifecycle }: Entity['model'],
  companyUuid: string,
  now: Date,
  lock?: Lock,
): Promise<Row[]> {
  // A range ends before its end.
  const to = new Date(now.getTime() + 1).toISOString();
  const rows: Row[] = [];
  for (const { expires: lapse } of Object.values(lifecycle?.transitions ?? {})) {
    if (!lapse) continue;
    const ranges = [{ property: lapse.property, to }];
    rows.push(...(await documents.list({ entity: name, companyUuid, ranges }, lock)).records);
  }
  return rows;
}

/** Whether a query compares something that ends by itself. */
function asksForLapsing({ model: { lifecycle } }: Entity, { contains, equals, ranges, sort }: DocumentQuery) {
  const asked = new Set([
    ...Object.keys({ ...contains, ...equals }),
    ...(ranges ?? []).map(({ property }) => property),
    sort?.property,
  ]);
  return Object.values(lifecycle?.transitions ?? {}).some(
    ({ expires: lapse }) =>
      lapse &&
      [lapse.property, ...Object.keys(lifecycle?.transitions[lapse.action]?.to ?? {})].some((name) =>
        asked.has(name),
      ),
  );
}

/** Before a query that compares what ends by itself: the store compares what is stored. */
export async function settleFor(call: Call, entity: Entity, query: DocumentQuery): Promise<void> {
  if (!asksForLapsing(entity, query)) return;
  const { service } = call;
  const now = service.now();
  const found = await overdue(service.store.documents, entity.model, query.companyUuid, now);
  if (found.length === 0) return;
  await service.store.transaction(async ({ documents }) => {
    await settled(
      documents,
      call,
      entity,
      await overdue(documents, entity.model, query.companyUuid, now, 'update'),
    );
  });
}
