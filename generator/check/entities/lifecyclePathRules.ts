import type { Transition } from '../../../src/contract/model/lifecycle.ts';
import type { LifecycleSource, ResourceRole } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  violation,
  withRepair,
} from '../RuleViolation.ts';

interface LifecycleLocation extends JsonLocation<LifecycleSource> {
  readonly entity: EntitySchemaLocation;
}

const findLifecycles = ({ schemas }: RuleContext): LifecycleLocation[] =>
  schemas.flatMap((entity) => {
    const lifecycle = entity.value['x-lifecycle'];
    return lifecycle ? [{ ...locationAt(entity, ['x-lifecycle'], lifecycle), entity }] : [];
  });

const findTransitions = (table: LifecycleLocation): [string, JsonLocation<Transition>][] =>
  memberLocations(table, 'transitions', table.value.transitions);

/** Whether a transition is possible in a state, and takes the record out of it. */
function leavesState({ property }: LifecycleSource, state: string, { from, to }: Transition): boolean {
  const isPossible = from[property]?.some((value) => String(value) === state) ?? true;
  return isPossible && (to === null || (to[property] !== undefined && String(to[property]) !== state));
}

/** A state can be left by an action, or says that none is needed. */
const stateExit: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources)) {
    const { states, transitions, finalStates: withoutExit = [] } = table.value;
    // A table without transitions only says how its states look.
    if (Object.keys(transitions).length === 0) continue;
    for (const state of Object.keys(states))
      if (
        !withoutExit.includes(state) &&
        !Object.values(transitions).some((transition) => leavesState(table.value, state, transition))
      )
        yield violation(
          locationAt(table, ['states', state], undefined),
          `No action leads out of the state "${state}".`,
          'Add a transition from it, or name it in "finalStates": it is an end, or the service leaves it by itself.',
        );
    for (const state of elementLocations(table, 'finalStates', withoutExit))
      if (!(state.value in states))
        yield violation(
          state,
          `There is no state "${state.value}".`,
          didYouMean(state.value, Object.keys(states)),
        );
      else if (
        Object.values(transitions).some((transition) => leavesState(table.value, state.value, transition))
      )
        yield withRepair(
          violation(
            state,
            `An action leads out of the state "${state.value}".`,
            'Remove it from "finalStates".',
          ),
          { remove: true },
        );
  }
};

/**
 * Who makes transitions, by each entity that has a resource: its actions and roles, and what belongs to its
 * records.
 */
function findActionNames({ resources, schemas }: RuleContext): ReadonlyMap<string, ReadonlySet<string>> {
  const doers = new Map<string, Set<string>>();
  const add = (ref: string, names: readonly string[]) => {
    const entity = nameOfRef(ref);
    doers.set(entity, new Set([...(doers.get(entity) ?? []), ...names]));
  };
  for (const { value } of resources)
    add(value.entity.$ref, [...Object.keys(value.actions ?? {}), ...Object.keys(value.roles)]);
  for (const { value } of schemas)
    if (value['x-owner'] && doers.has(nameOfRef(value['x-owner'].$ref)))
      add(value['x-owner'].$ref, ['modify' satisfies ResourceRole]);
  return doers;
}

/** A transition is an action that somebody can take. */
const reachableTransition: SchemaRule = function* (sources) {
  const doers = findActionNames(sources);
  for (const table of findLifecycles(sources)) {
    const done = doers.get(table.entity.entity.name);
    if (done === undefined) continue;
    const lapsing = Object.values(table.value.transitions).map(({ expires: lapse }) => lapse?.action);
    for (const [name, transition] of findTransitions(table))
      if (!done.has(name) && !lapsing.includes(name))
        yield violation(
          transition,
          `Nobody can "${name}": no resource has an action or a role of this name.`,
          didYouMean(name, done).withAlternative('Or add the action, or remove the transition.'),
        );
  }
};

/** A transition changes something, or is one that may change the record otherwise. */
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
          `"${name}" leads to where it comes from.`,
          'Change "to"; it is {} where only the record itself decides.',
        );
    }
};

/** What ends by itself can end: its instant is one, and its action is possible then. */
const possibleExpiry: SchemaRule = function* (sources) {
  for (const table of findLifecycles(sources))
    for (const [, transition] of findTransitions(table)) {
      const { expires: end, to } = transition.value;
      const property = end && table.entity.value.properties?.[end.property];
      if (end === undefined || property === undefined) continue;
      if (property.format !== 'date-time')
        yield violation(
          locationAt(transition, ['expires', 'property'], undefined),
          `"${end.property}" holds no instant.`,
          'Name a property whose "format" is "date-time".',
        );
      const wanted = table.value.transitions[end.action]?.from ?? {};
      const inTheWay = Object.entries(to ?? {}).find(
        ([name, value]) => wanted[name]?.includes(value) === false,
      );
      if (inTheWay)
        yield violation(
          locationAt(transition, ['expires', 'action'], undefined),
          `"${end.action}" is not possible then: "${inTheWay[0]}" is ${JSON.stringify(inTheWay[1])}.`,
          'Name an action that leads back.',
        );
    }
};

/** Rules of the ways through a lifecycle. */
export const lifecyclePathRules: readonly SchemaRule[] = [
  stateExit,
  reachableTransition,
  effectiveTransition,
  possibleExpiry,
];
