import type { Row } from '../../contract/envelope.ts';
import { type Entity, entityModels } from '../catalog.ts';
import type { Call } from '../Service.ts';
import type { Documents } from '../store/Documents.ts';
import { documentOf } from './documentOf.ts';
import type { Effect } from './Effect.ts';
import { changeEntry } from './logChange.ts';
import type { Step } from './step.ts';

/** What belongs to a record goes with it (`x-owner`). */
async function removeOwned({ model }: Entity, rows: readonly Row[], documents: Documents): Promise<void> {
  const uuids = rows.map(({ uuid }) => uuid);
  for (const { name, owner } of Object.values(entityModels)) {
    if (owner?.entity !== model.name) continue;
    const owned = await documents.findAll(name, owner.property, uuids, String(rows[0]?.companyUuid));
    await documents.removeAll(
      name,
      owned.map(({ uuid }) => uuid),
    );
  }
}

/** Writes one action's steps of records of one company, with their log and effect: a handful of statements however many. */
export async function takeSteps(
  documents: Documents,
  call: Call,
  entity: Entity,
  action: string,
  steps: readonly Step[],
  effect?: Effect,
): Promise<void> {
  const { model } = entity;
  const changed = steps.flatMap(({ after }) => after ?? []);
  const gone = steps.flatMap(({ before, after }) => (after ? [] : before));
  if (changed.length > 0) {
    await documents.updateAll(changed.map((row) => documentOf(model, String(row.companyUuid), row)));
  }
  if (gone.length > 0) {
    await removeOwned(entity, gone, documents);
    await documents.removeAll(
      model.name,
      gone.map(({ uuid }) => uuid),
    );
  }
  const entries = steps.flatMap((step) => changeEntry(call, entity, { action, ...step }) ?? []);
  if (entries.length > 0) await documents.insertAll(entries);
  await effect?.settle?.(documents, [...changed, ...gone]);
}
