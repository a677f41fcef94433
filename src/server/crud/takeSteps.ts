import type { EntityModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import { type Entity, entityModels } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { byEntity } from '../store/Document.ts';
import type { Documents } from '../store/Documents.ts';
import type { Removal } from '../store/Removed.ts';
import type { Tables } from '../store/Store.ts';
import { documentOf } from './documentOf.ts';
import type { Effect } from './Effect.ts';
import { changeEntry } from './logChange.ts';
import type { Step } from './step.ts';

/** A record that goes, for that record or for its owner. */
const removalOf = (model: EntityModel, row: Row, recordUuid: unknown): Removal => ({
  recordUuid: String(recordUuid),
  document: documentOf(model, String(row.companyUuid), row),
});

/** Records of one company and what belongs to them (`x-owner`). */
async function withOwned({ model }: Entity, rows: readonly Row[], documents: Documents): Promise<Removal[]> {
  const uuids = rows.map(({ uuid }) => uuid);
  const removals = rows.map((row) => removalOf(model, row, row.uuid));
  for (const part of Object.values(entityModels)) {
    const { name, owner } = part;
    if (owner?.entity !== model.name) continue;
    const owned = await documents.findAll(name, owner.property, uuids, String(rows[0]?.companyUuid));
    removals.push(...owned.map((row) => removalOf(part, row, row[owner.property])));
  }
  return removals;
}

/** Removes records and what belongs to them; all of it is kept for a while (restore.ts). */
async function remove(call: Call, entity: Entity, rows: readonly Row[], documents: Documents): Promise<void> {
  const removals = await withOwned(entity, rows, documents);
  for (const [name, gone] of byEntity(removals.map(({ document }) => document)))
    await documents.removeAll(
      name,
      gone.map(({ data }) => data.uuid),
    );
  await documents.removed.keep(removals, call.service.now());
}

/** Writes one action's steps of records of one company, with their log and effect: a handful of statements however many. */
export async function takeSteps(
  tables: Tables,
  call: Call,
  entity: Entity,
  action: string,
  steps: readonly Step[],
  effect?: Effect,
): Promise<void> {
  const { documents } = tables;
  const { model } = entity;
  const changed = steps.flatMap(({ after }) => after ?? []);
  const gone = steps.flatMap(({ before, after }) => (after ? [] : before));
  if (changed.length > 0) {
    await documents.updateAll(changed.map((row) => documentOf(model, String(row.companyUuid), row)));
  }
  if (gone.length > 0) await remove(call, entity, gone, documents);
  const entries = steps.flatMap((step) => changeEntry(call, entity, { action, ...step }) ?? []);
  if (entries.length > 0) await documents.insertAll(entries);
  await effect?.settle?.(tables, steps, call);
}
