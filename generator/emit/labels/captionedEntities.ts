import type { Entity, Model, ResourceModel, TaskModel } from '../../normalize/Model.ts';
import { findOverviews } from '../catalog/emitOverviews.ts';
import { answeredEntitiesOf, shownEntityOf, treeLeafOf } from '../catalog/resourceView.ts';
import { choicesOf } from '../schema/fields.ts';

const unique = (entities: readonly (Entity | undefined)[]): Entity[] => [
  ...new Set(entities.flatMap((entity) => entity ?? [])),
];

/**
 * The entities whose captions a resource needs: its own, those of answers that are shown, of a tree's leaves,
 * and of the records whose changes are told.
 */
export const captionedEntitiesOf = (resource: ResourceModel, model: Model): Entity[] =>
  unique([
    resource.entity,
    ...answeredEntitiesOf(resource, model),
    treeLeafOf(resource, model),
    ...changedEntitiesOf(resource.entity, model),
  ]);

/** The entities that `kind` can name, where a property tells changes of a record. */
function changedEntitiesOf({ schema: { properties } }: Entity, { entities }: Model): Entity[] {
  const hasChanges = Object.values(properties).some(({ ui }) => ui.widget === 'changes');
  if (!hasChanges) return [];
  const kinds = choicesOf(properties.kind);
  return entities.filter(({ name }) => kinds?.includes(name));
}

/**
 * Those that a task needs: its own, those of the records that it concerns and of what belongs to these, and
 * those of its plan and its answer.
 */
export const captionedEntitiesOfTask = (
  { entity, targetEntity: about, source }: TaskModel,
  model: Model,
): Entity[] =>
  unique([
    entity,
    about,
    ...(source.plan ? model.entities.filter(({ owner }) => owner?.entity === about.name) : []),
    shownEntityOf(source, model),
    model.operation(source.plan)?.entity,
  ]);

/** Entities that one resource needs and nothing else, with that. */
export function singleResourceEntities(model: Model): ReadonlyMap<Entity, ResourceModel> {
  const alone = new Map<Entity, ResourceModel>();
  const shared = new Set([
    ...model.tasks.flatMap((task) => captionedEntitiesOfTask(task, model)),
    ...findOverviews(model).map(({ entity }) => entity),
  ]);
  for (const resource of model.resources)
    for (const entity of captionedEntitiesOf(resource, model)) {
      if (alone.has(entity)) shared.add(entity);
      alone.set(entity, resource);
    }
  for (const entity of shared) alone.delete(entity);
  return alone;
}
