import type { Entity } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { ResourceModel } from '../../normalize/model/ResourceModel.ts';
import type { TaskModel } from '../../normalize/model/ScreenModel.ts';
import { answeredEntitiesOf, shownEntityOf, treeLeafOf } from '../catalog/resourceView.ts';
import { choicesOf } from '../schema/fields.ts';

const unique = (entities: readonly (Entity | undefined)[]): Entity[] => [
  ...new Set(entities.flatMap((entity) => entity ?? [])),
];

/**
 * Returns the entities whose captions a resource needs. These are its own entity, those of answers that the
 * console shows, that of a tree's leaves, and those of records whose changes it shows.
 */
export const captionedEntitiesOf = (resource: ResourceModel, model: Model): Entity[] =>
  unique([
    resource.entity,
    ...answeredEntitiesOf(resource, model),
    treeLeafOf(resource, model),
    ...changedEntitiesOf(resource.entity, model),
  ]);

/** Returns the entities that `kind` can name, if a property shows changes of a record. */
function changedEntitiesOf({ schema: { properties } }: Entity, { entities }: Model): Entity[] {
  const hasChanges = Object.values(properties).some(({ ui }) => ui.widget === 'changes');
  if (!hasChanges) return [];
  const kinds = choicesOf(properties.kind);
  return entities.filter(({ name }) => kinds?.includes(name));
}

/**
 * Returns the entities whose captions a task needs: its own, its target entity, and those of its plan and
 * answer. With a plan, also the entities that the target entity owns.
 */
export const captionedEntitiesOfTask = (
  { entity, targetEntity, source }: TaskModel,
  model: Model,
): Entity[] =>
  unique([
    entity,
    targetEntity,
    ...(source.plan ? model.entities.filter(({ owner }) => owner?.entity === targetEntity.name) : []),
    shownEntityOf(source, model),
    model.operation(source.plan)?.entity,
  ]);

/** Returns the entities whose captions only one resource needs, with that resource. */
export function singleResourceEntities(model: Model): ReadonlyMap<Entity, ResourceModel> {
  const alone = new Map<Entity, ResourceModel>();
  const shared = new Set([
    ...model.tasks.flatMap((task) => captionedEntitiesOfTask(task, model)),
    ...model.metrics.map(({ entity }) => entity),
  ]);
  for (const resource of model.resources)
    for (const entity of captionedEntitiesOf(resource, model)) {
      if (alone.has(entity)) shared.add(entity);
      alone.set(entity, resource);
    }
  for (const entity of shared) alone.delete(entity);
  return alone;
}
