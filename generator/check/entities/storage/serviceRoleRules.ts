import { serviceRoles } from '../../../../src/contract/model/serviceRole.ts';
import { editedEntitiesOf } from '../../../normalize/derivedChoices.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../../RuleContext.ts';
import { locationAt, violation, withRepair } from '../../RuleViolation.ts';

const findRoles = ({ schemasWith }: RuleContext) =>
  schemasWith('x-service-role').flatMap((place: EntitySchemaLocation) => {
    const role = place.value['x-service-role'];
    return role === undefined ? [] : [{ place, role, at: locationAt(place, ['x-service-role'], role) }];
  });

/** An entity with a service role has the properties that the service reads or writes. */
const serviceRoleProperties: SchemaRule = function* (context) {
  for (const { place, role, at } of findRoles(context)) {
    const properties = context.propertiesIn(place, place.value);
    for (const [name, type] of Object.entries(serviceRoles[role]))
      if (properties[name]?.type !== type)
        yield violation(
          at,
          `The service role "${role}" requires a property "${name}" of type "${type}".`,
          'Add the property, or remove "x-service-role".',
        );
  }
};

/** No two entities have the same service role. */
const singleServiceRole: SchemaRule = function* (context) {
  const entities = new Map<string, string>();
  for (const { place, role, at } of findRoles(context)) {
    const other = entities.get(role);
    if (other !== undefined)
      yield violation(
        at,
        `The entity "${other}" already has the service role "${role}".`,
        'Remove "x-service-role" from one of the two.',
      );
    entities.set(role, place.entity.name);
  }
};

/**
 * An entity with `x-change-log` has a resource that creates, modifies or saves its records. The changes of other
 * entities are not logged.
 */
const effectiveChangeLog: SchemaRule = function* ({ schemasWith, resources, isComplete }) {
  if (!isComplete('resources')) return;
  const edited = editedEntitiesOf(resources);
  for (const place of schemasWith('x-change-log'))
    if (place.pointer === '' && !edited.has(place.entity.path))
      yield withRepair(
        violation(
          locationAt(place, ['x-change-log'], undefined),
          `No resource changes records of "${place.entity.name}", so "x-change-log" has no effect.`,
          'Remove it.',
        ),
        { remove: true },
      );
};

/** Rules for entities that the service itself uses. */
export const serviceRoleRules: readonly SchemaRule[] = [
  serviceRoleProperties,
  singleServiceRole,
  effectiveChangeLog,
];
