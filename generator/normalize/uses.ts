import type { Call, Entity, Node, ResourceModel, Uses } from '../model.ts';

const referenceOf = ({ reference, items }: Node): Node['reference'] => reference ?? items?.reference;

/** What has to do with each entity, by its name: found once, for emitters ask for every entity. */
export function usesOf(
  entities: readonly Entity[],
  calls: readonly Call[],
  resources: readonly ResourceModel[],
): (entity: Entity) => Uses {
  const byId = new Map(calls.map((call) => [call.id, call]));
  const made = new Map(
    entities.map(({ name }) => [
      name,
      { lists: [] as Call[], namedBy: [] as string[], resources: [] as ResourceModel[], isUnsaved: false },
    ]),
  );
  for (const call of calls)
    if (call.entity && (call.result === 'list' || call.result === 'page'))
      made.get(call.entity.name)?.lists.push(call);
  for (const { schema } of entities)
    for (const node of Object.values(schema.properties)) {
      const reference = referenceOf(node);
      const target = byId.get(reference?.operation ?? '')?.entity;
      if (reference && target) made.get(target.name)?.namedBy.push(reference.value);
    }
  const unsaved = resources.flatMap(({ entity, roles, testActions: trials }) => [
    ...(roles.get !== undefined && roles.list === undefined ? [entity] : []),
    ...trials.map(({ operation }) => byId.get(operation)?.entity),
  ]);
  for (const entity of unsaved) {
    const uses = made.get(entity?.name ?? '');
    if (uses) uses.isUnsaved = true;
  }
  for (const resource of resources) made.get(resource.entity.name)?.resources.push(resource);
  return ({ name }) => made.get(name) ?? { lists: [], namedBy: [], resources: [], isUnsaved: false };
}
