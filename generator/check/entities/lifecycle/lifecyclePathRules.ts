import type { Transition } from '../../../../src/contract/model/lifecycle.ts';
import type { ResourceRole } from '../../../load/sources/ResourceSource.ts';
import type { LifecycleSource } from '../../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../../normalize/normalizeEntities.ts';
import type { RuleContext, SchemaRule } from '../../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  locationAt,
  unknownName,
  violation,
  withRepair,
} from '../../RuleViolation.ts';
import { findLifecycles, findTransitions } from './lifecycleRules.ts';

/** Returns whether a transition is possible in a state, and changes the state or removes the record. */
function leavesState({ property }: LifecycleSource, state: string, { from, to }: Transition): boolean {
  const isPossible = from[property]?.some((value) => String(value) === state) ?? true;
  return isPossible && (to === null || (to[property] !== undefined && String(to[property]) !== state));
}

/**
 * Every state has a transition to another state, or is in `finalStates`. A state in `finalStates` has no such
 * transition.
 */
const stateExit: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources)) {
    const { states, transitions, finalStates = [] } = table.value;
    // A lifecycle without transitions only sets the tones of its states.
    if (Object.keys(transitions).length === 0) continue;
    for (const state of Object.keys(states))
      if (
        !finalStates.includes(state) &&
        !Object.values(transitions).some((transition) => leavesState(table.value, state, transition))
      )
        yield violation(
          locationAt(table, ['states', state], undefined),
          `No transition leaves the state "${state}".`,
          'Add a transition to another state. If the record stays in this state, or only the service changes it, add the state to "finalStates".',
        );
    for (const state of elementLocations(table, 'finalStates', finalStates))
      if (!(state.value in states))
        yield unknownName(state, 'There is no state', state.value, Object.keys(states));
      else if (
        Object.values(transitions).some((transition) => leavesState(table.value, state.value, transition))
      )
        yield withRepair(
          violation(
            state,
            `A transition leaves the final state "${state.value}".`,
            'Remove it from "finalStates".',
          ),
          { remove: true },
        );
  }
};

/**
 * Returns the names of possible transitions for each entity that has a resource. These are its actions and
 * roles, and `modify` if other records belong to its records.
 */
function findActionNames({ resources, schemasWith }: RuleContext): ReadonlyMap<string, ReadonlySet<string>> {
  const doers = new Map<string, Set<string>>();
  const add = (ref: string, names: readonly string[]) => {
    const entity = nameOfRef(ref);
    doers.set(entity, new Set([...(doers.get(entity) ?? []), ...names]));
  };
  for (const { value } of resources)
    add(value.entity.$ref, [...Object.keys(value.actions ?? {}), ...Object.keys(value.roles)]);
  for (const { value } of schemasWith('x-owner'))
    if (value['x-owner'] && doers.has(nameOfRef(value['x-owner'].$ref)))
      add(value['x-owner'].$ref, ['modify' satisfies ResourceRole]);
  return doers;
}

/** Every transition has the name of an action or role of a resource, or is the `action` of an `expires`. */
const reachableTransition: SchemaRule = function* (sources) {
  const doers = findActionNames(sources);
  for (const table of findLifecycles(sources)) {
    const done = doers.get(table.entity.entity.name);
    if (done === undefined) continue;
    const lapsing = Object.values(table.value.transitions).map(({ expires }) => expires?.action);
    for (const [name, transition] of findTransitions(table))
      if (!done.has(name) && !lapsing.includes(name))
        yield violation(
          transition,
          `The transition "${name}" has no action or role of the same name.`,
          didYouMean(name, done).withAlternative('Or add the action, or remove the transition.'),
        );
  }
};

/** A transition with values in `to` changes at least one property. An empty `to` is allowed. */
const effectiveTransition: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources))
    for (const [name, transition] of findTransitions(table)) {
      const { from, to } = transition.value;
      const same = Object.entries(to ?? {}).every(
        ([key, value]) => from[key]?.length === 1 && from[key][0] === value,
      );
      if (to !== null && Object.keys(to).length > 0 && same)
        yield violation(
          locationAt(transition, ['to'], undefined),
          `The transition "${name}" changes nothing.`,
          'Change "to". Use {} for a transition that sets no values.',
        );
    }
};

/** The `property` of `expires` holds a date-time, and the new state allows the `action` of `expires`. */
const possibleExpiry: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources))
    for (const [, transition] of findTransitions(table)) {
      const { expires: end, to } = transition.value;
      const property = end && table.properties[end.property];
      if (end === undefined || property === undefined) continue;
      if (property.format !== 'date-time')
        yield violation(
          locationAt(transition, ['expires', 'property'], undefined),
          `"${end.property}" is not a date-time property.`,
          'Name a property with "format": "date-time".',
        );
      const wanted = table.value.transitions[end.action]?.from ?? {};
      const inTheWay = Object.entries(to ?? {}).find(
        ([name, value]) => wanted[name]?.includes(value) === false,
      );
      if (inTheWay)
        yield violation(
          locationAt(transition, ['expires', 'action'], undefined),
          `The action "${end.action}" is not possible in the new state: "${inTheWay[0]}" is ${JSON.stringify(inTheWay[1])}.`,
          'Name an action that is possible in the new state.',
        );
    }
};

/** Rules for the transitions of a lifecycle. */
export const lifecyclePathRules: readonly SchemaRule[] = [
  stateExit,
  reachableTransition,
  effectiveTransition,
  possibleExpiry,
];
