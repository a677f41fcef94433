import type { Entity } from '../../../generator/normalize/model/Entity.ts';
import type { OperationModel } from '../../../generator/normalize/model/OperationModel.ts';
import type { ResourceModel } from '../../../generator/normalize/model/ResourceModel.ts';
import { findObstacle, type Lifecycle } from '../../../src/contract/model/lifecycle.ts';
import { model } from './contractUnderTest.ts';

/** Returns the resource that has a call among its roles, actions or test actions. */
export const resourceOf = ({ id }: OperationModel): ResourceModel | undefined =>
  model.resources.find(
    ({ roles, actions, testActions }) =>
      Object.values(roles).includes(id) ||
      Object.values(actions).some(({ source }) => source.operation === id) ||
      testActions.some(({ operation }) => operation === id),
  );

export const roleOf = (call: OperationModel): string | undefined =>
  Object.entries(resourceOf(call)?.roles ?? {}).find(([, id]) => id === call.id)?.[0];

/** Returns the entity of a call that is neither a role nor an action: its result, or its area if that is not stored. */
const otherEntityOf = ({ id, entity }: OperationModel): Entity | undefined =>
  entity?.schema.properties.uuid
    ? entity
    : (model.resources.find(({ name }) => name === id.split('.')[0])?.entity ?? entity);

/** Returns the entity whose record a parameter names, if any. An owned record is named by its owner. */
export function entityNamedBy(call: OperationModel, parameter: string): Entity | undefined {
  const entity = resourceOf(call)?.entity ?? otherEntityOf(call);
  if (entity?.owner?.property === parameter)
    return model.entities.find(({ name }) => name === entity.owner?.entity);
  if (parameter === 'uuid' || entity?.schema.properties[parameter]?.readOnly) return entity;
  return model.entities.find(({ naturalKey, owner }) => naturalKey[0] === parameter && !owner);
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the shortest series of actions that takes a record to a state in which `action` is allowed. */
export function findActionsTo(lifecycle: Lifecycle, action: string, row: Values): readonly string[] {
  let ways: { readonly row: Values; readonly taken: readonly string[] }[] = [{ row, taken: [] }];
  const known = new Set<string>();
  while (ways.length > 0) {
    const there = ways.find((way) => !findObstacle(lifecycle, action, way.row));
    if (there) return there.taken;
    ways = ways.flatMap((way) =>
      Object.entries(lifecycle.transitions).flatMap(([name, { to }]) => {
        const next = { ...way.row, ...to };
        const state = Object.keys(lifecycle.initial)
          .map((property) => next[property])
          .join();
        if (to === null || findObstacle(lifecycle, name, way.row) || known.has(state)) return [];
        known.add(state);
        return [{ row: next, taken: [...way.taken, name] }];
      }),
    );
  }
  throw new Error(`No actions lead to a state in which "${action}" is allowed.`);
}
