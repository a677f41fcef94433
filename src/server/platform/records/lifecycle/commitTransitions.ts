import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { type EntityDefinition, entityModels } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import { groupByEntity, toKeyedRecord } from '../../store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import type { RemovedRecord } from '../../store/records/RecycleBin.ts';
import type { Tables } from '../../store/ServiceStore.ts';
import { createLogEntry } from '../rows/logChange.ts';
import type { PlannedTransition, TransitionHooks } from './planTransition.ts';

/** A record to remove, on its own or with its owner. */
const toRemovedRecord = (model: EntityModel, row: Row, recordUuid: unknown): RemovedRecord => ({
  recordUuid: String(recordUuid),
  record: toKeyedRecord(model, String(row.companyUuid), row),
});

/** Returns records of one company with their owned records (`x-owner`). */
async function withOwned(
  { model }: EntityDefinition,
  rows: readonly Row[],
  repository: RecordRepository,
): Promise<RemovedRecord[]> {
  const uuids = rows.map(({ uuid }) => uuid);
  const removals = rows.map((row) => toRemovedRecord(model, row, row.uuid));
  for (const ownedModel of Object.values(entityModels)) {
    const { name, owner } = ownedModel;
    if (owner?.entity !== model.name) continue;
    const owned = await repository.findAll(name, owner.property, uuids, String(rows[0]?.companyUuid));
    removals.push(...owned.map((row) => toRemovedRecord(ownedModel, row, row[owner.property])));
  }
  return removals;
}

/**
 * Removes records with their owned records. The recycle bin keeps all of them for a while (handleRestore.ts).
 */
async function removeRecords(
  call: OperationCall,
  entity: EntityDefinition,
  rows: readonly Row[],
  repository: RecordRepository,
): Promise<void> {
  const removals = await withOwned(entity, rows, repository);
  for (const [name, gone] of groupByEntity(removals.map(({ record }) => record)))
    await repository.removeAll(
      name,
      gone.map(({ data }) => data.uuid),
    );
  await repository.recycleBin.add(removals, call.service.now());
}

/**
 * Writes the planned transitions of one action for records of one company, with log and hooks. Takes a
 * handful of statements, however many records.
 */
export async function commitTransitions(
  tables: Tables,
  call: OperationCall,
  entity: EntityDefinition,
  action: string,
  transitions: readonly PlannedTransition[],
  hooks?: TransitionHooks,
): Promise<void> {
  const { repository } = tables;
  const { model } = entity;
  const changed = transitions.flatMap(({ after }) => after ?? []);
  const removed = transitions.flatMap(({ before, after }) => (after ? [] : before));
  if (changed.length > 0) {
    await repository.updateAll(changed.map((row) => toKeyedRecord(model, String(row.companyUuid), row)));
  }
  if (removed.length > 0) await removeRecords(call, entity, removed, repository);
  const entries = transitions.flatMap((step) => createLogEntry(call, entity, { action, ...step }) ?? []);
  if (entries.length > 0) await repository.insertAll(entries);
  await hooks?.after?.(tables, transitions, call);
}
