import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import { toKeyedRecord } from '../../store/records/KeyedRecord.ts';
import type { RecordQuery } from '../../store/records/RecordQuery.ts';
import type { RecordRepository, RowLock } from '../../store/records/RecordRepository.ts';
import { applyPastExpiry, findPastExpiry } from '../rows/applyTransition.ts';
import { createLogEntry } from '../rows/logChange.ts';

/**
 * Persists expired states of locked rows (`x-lifecycle`) and returns the current rows. The log entry has the
 * instant of expiry and no person. The version stays, because callers already saw the expired state under it.
 */
export async function persistExpiredStates(
  repository: RecordRepository,
  call: OperationCall,
  entity: EntityDefinition,
  rows: readonly Row[],
): Promise<Row[]> {
  const { model } = entity;
  const { lifecycle } = model;
  const now = call.service.now();
  const steps = rows.map((before) => ({ before, after: applyPastExpiry(lifecycle, before, now) }));
  const expired = steps.filter(({ before, after }) => before !== after);
  if (expired.length === 0) return [...rows];
  await repository.updateAll(
    expired.map(({ after }) => toKeyedRecord(model, String(after.companyUuid), after)),
  );
  const entries = expired.flatMap(({ before, after }) => {
    const lapse = findPastExpiry(lifecycle, before, now);
    if (!lapse) return [];
    const itself = String(before[lapse.property]);
    return createLogEntry(call, entity, { action: lapse.action, before, after, expiredAt: itself }) ?? [];
  });
  if (entries.length > 0) await repository.insertAll(entries);
  return steps.map(({ after }) => after);
}

/** Returns the stored rows of a company whose state has expired. */
async function findExpired(
  repository: RecordRepository,
  { name, lifecycle }: EntityDefinition['model'],
  companyUuid: string,
  now: Date,
  lock?: RowLock,
): Promise<Row[]> {
  // The upper bound of a range is exclusive.
  const to = new Date(now.getTime() + 1).toISOString();
  const rows: Row[] = [];
  for (const { expires } of Object.values(lifecycle?.transitions ?? {})) {
    if (!expires) continue;
    const ranges = [{ property: expires.property, to }];
    rows.push(...(await repository.list({ entity: name, companyUuid, ranges }, lock)).records);
  }
  return rows;
}

/** Returns whether a query compares a state that can expire. */
function comparesExpiringState(
  { model: { lifecycle } }: EntityDefinition,
  { contains, equals, oneOf, ranges, sort }: RecordQuery,
) {
  const asked = new Set([
    ...Object.keys({ ...contains, ...equals, ...oneOf }),
    ...(ranges ?? []).map(({ property }) => property),
    sort?.property,
  ]);
  return Object.values(lifecycle?.transitions ?? {}).some(
    ({ expires }) =>
      expires &&
      [expires.property, ...Object.keys(lifecycle?.transitions[expires.action]?.to ?? {})].some((name) =>
        asked.has(name),
      ),
  );
}

/** Runs before a query that compares a state which can expire, because the store compares stored values. */
export async function persistExpiredStatesFor(
  call: OperationCall,
  entity: EntityDefinition,
  query: RecordQuery,
): Promise<void> {
  if (!comparesExpiringState(entity, query)) return;
  const { service } = call;
  const now = service.now();
  const expired = await findExpired(service.store.repository, entity.model, query.companyUuid, now);
  if (expired.length === 0) return;
  await service.store.transaction(async ({ repository }) => {
    await persistExpiredStates(
      repository,
      call,
      entity,
      await findExpired(repository, entity.model, query.companyUuid, now, 'update'),
    );
  });
}
