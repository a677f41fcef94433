import type { LifecycleValue, Transition } from '../../../../src/contract/model/lifecycle.ts';
import type { LifecycleSource } from '../../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../../normalize/normalizeEntities.ts';
import {
  choicesOf,
  type EntityProperties,
  type EntitySchemaLocation,
  type RuleContext,
  type SchemaRule,
} from '../../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  locationAt,
  memberLocations,
  unknownName,
  violation,
} from '../../RuleViolation.ts';
import { checkPossible } from '../values/choiceRules.ts';

interface LifecycleLocation extends JsonLocation<LifecycleSource> {
  readonly entity: EntitySchemaLocation;
  readonly properties: EntityProperties;
}

export const findLifecycles = ({ schemasWith, propertiesIn }: RuleContext): LifecycleLocation[] =>
  schemasWith('x-lifecycle').flatMap((entity) => {
    const lifecycle = entity.value['x-lifecycle'];
    const properties = propertiesIn(entity, entity.value);
    return lifecycle ? [{ ...locationAt(entity, ['x-lifecycle'], lifecycle), entity, properties }] : [];
  });

export const findTransitions = (table: LifecycleLocation): [string, JsonLocation<Transition>][] =>
  memberLocations(table, 'transitions', table.value.transitions);

/** The `property` of a lifecycle is a property of the entity and has choices. */
const stateProperty: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources)) {
    const { property: name } = table.value;
    const at = locationAt(table, ['property'], name);
    if (!(name in table.properties))
      yield violation(
        at,
        `There is no property "${name}" for the state.`,
        didYouMean(name, Object.keys(table.properties)),
      );
    else if (!choicesOf(table.properties[name]))
      yield violation(
        at,
        `The state property "${name}" has no choices.`,
        'Add "oneOf" with a "const" and a "title" for each state.',
      );
  }
};

/** The `states` of a lifecycle and the choices of its `property` are the same. */
const stateChoices: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources)) {
    const choices = choicesOf(table.properties[table.value.property])?.map(String) ?? [];
    const known = Object.keys(table.value.states);
    for (const state of known.filter((name) => choices.length > 0 && !choices.includes(name)))
      yield violation(
        locationAt(table, ['states', state], undefined),
        `The state "${state}" is not a choice of "${table.value.property}".`,
        didYouMean(state, choices),
      );
    for (const choice of choices.filter((name) => !known.includes(name)))
      yield violation(
        locationAt(table, ['states'], undefined),
        `The choice "${choice}" of "${table.value.property}" is not a state.`,
        `Add "${choice}" with its tone to "states".`,
      );
  }
};

/** The states of `activities` are `states` of the lifecycle. */
const activityStates: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources)) {
    const known = Object.keys(table.value.states);
    for (const [activity, names = []] of Object.entries(table.value.activities ?? {}))
      for (const [index, name] of names.entries())
        if (!known.includes(name))
          yield violation(
            locationAt(table, ['activities', activity, index], name),
            `"${name}" is not a state.`,
            didYouMean(name, known),
          );
  }
};

interface StateCondition {
  readonly at: JsonLocation<unknown>;
  readonly name: string;
  readonly values: readonly LifecycleValue[];
}

/** Returns all locations in `initial`, `from` and `to` that name a property and its values. */
function findStateConditions(table: LifecycleLocation): StateCondition[] {
  return [
    ...memberLocations(table, 'initial', table.value.initial).map(([name, at]) => ({
      at,
      name,
      values: [at.value],
    })),
    ...findTransitions(table).flatMap(([, transition]) => [
      ...memberLocations(transition, 'from', transition.value.from).map(([name, at]) => ({
        at,
        name,
        values: at.value,
      })),
      ...memberLocations(transition, 'to', transition.value.to ?? {}).map(([name, at]) => ({
        at,
        name,
        values: [at.value],
      })),
    ]),
  ];
}

/** The names in `initial`, `from` and `to` of a lifecycle are properties of the entity. */
const knownProperty: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources))
    for (const { at, name } of findStateConditions(table))
      if (!(name in table.properties))
        yield unknownName(at, 'There is no property', name, Object.keys(table.properties));
};

/** The values in `initial`, `from` and `to` of a lifecycle are values that their properties can hold. */
const possibleStateValue: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources))
    for (const { at, name, values } of findStateConditions(table)) {
      const schema = table.properties[name];
      for (const value of values) yield* checkPossible(at, name, value, schema?.type, choicesOf(schema));
    }
};

/** The `initial` values of a lifecycle include the state of a new record. */
const initialState: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources))
    if (!(table.value.property in table.value.initial))
      yield violation(
        locationAt(table, ['initial'], undefined),
        `A new record has no value for "${table.value.property}".`,
        `Add "${table.value.property}" to "initial".`,
      );
};

/**
 * The `property` of `expires` is a property of the entity, and the `action` is a transition of the lifecycle.
 */
const expiryTarget: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources))
    for (const [, transition] of findTransitions(table)) {
      const { expires: end } = transition.value;
      if (end === undefined) continue;
      if (!(end.property in table.properties))
        yield unknownName(
          locationAt(transition, ['expires', 'property'], undefined),
          'There is no property',
          end.property,
          Object.keys(table.properties),
        );
      if (!(end.action in table.value.transitions))
        yield unknownName(
          locationAt(transition, ['expires', 'action'], undefined),
          'There is no transition',
          end.action,
          Object.keys(table.value.transitions),
        );
    }
};

/**
 * The state property is `readOnly` if an operation takes the entity as its body, because only actions set the
 * state.
 */
const readOnlyState: SchemaRule = function* (sources) {
  const sent = sources.operations.flatMap(({ value: { body } }) =>
    body && '$ref' in body ? [nameOfRef(body.$ref)] : [],
  );
  for (const table of findLifecycles(sources)) {
    const schema = table.properties[table.value.property];
    if (schema && !schema.readOnly && sent.includes(table.file.name))
      yield violation(
        locationAt(table, ['property'], undefined),
        `"${table.value.property}" is not "readOnly", so callers can change it without an action.`,
        'Add "readOnly" to the property.',
      );
  }
};

export const lifecycleRules: readonly SchemaRule[] = [
  stateProperty,
  stateChoices,
  activityStates,
  knownProperty,
  possibleStateValue,
  initialState,
  expiryTarget,
  readOnlyState,
];
