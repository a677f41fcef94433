import type { ResourceRole } from '../../load/sources/ResourceSource.ts';
import { findShownLists } from '../backends/scopeFilterRules.ts';
import { findSubTabs, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import {
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  unknownName,
  violation,
} from '../RuleViolation.ts';
import {
  isKeyedCreation,
  keyOf,
  type OperationLocation,
  requiredParametersOf,
  scopeOf,
} from './OperationLocation.ts';

/** The roles whose operation gets the key of a record or no argument, in addition to session values. */
const takesRecordKey: Readonly<Partial<Record<ResourceRole, boolean>>> = {
  get: true,
  create: false,
  modify: true,
  remove: true,
  restore: true,
  batch: false,
};

/** Returns the arguments that the operation of a role gets; undefined if they depend on its use. */
function argumentsOf(
  role: ResourceRole,
  operation: OperationLocation | undefined,
): readonly string[] | undefined {
  const isGivenKey = takesRecordKey[role];
  if (isGivenKey === undefined || !operation?.backend) return undefined;
  const isKeyed = isGivenKey || (role === 'create' && isKeyedCreation(operation));
  return isKeyed ? [keyOf(operation)] : [];
}

function* findMissingArguments(
  place: JsonLocation<unknown>,
  id: string | undefined,
  given: Iterable<string>,
  sources: RuleContext,
  fix: string,
) {
  const operation = id === undefined ? undefined : sources.operation(id);
  // Properties and filters fill the other path parameters (`scopeRules`).
  const names = new Set([...given, ...(operation ? scopeOf(operation) : [])]);
  for (const name of operation ? requiredParametersOf(operation) : [])
    if (!names.has(name))
      yield violation(place, `"${id}" requires the parameter "${name}", which gets no value here.`, fix);
}

/**
 * The operations of `get`, `modify`, `remove` and `restore` require only the key of the back end; those of
 * `create` and `batch` require no parameter. With bare answers, `create` may have the key in its path. This applies to
 * resources with a list.
 */
const roleArguments: SchemaRule = function* (sources) {
  for (const file of sources.resources) {
    if (file.value.roles.list === undefined) continue;
    for (const [role, place] of memberLocations(rootLocation(file), 'roles', file.value.roles)) {
      const given = argumentsOf(role as ResourceRole, sources.operation(place.value ?? ''));
      if (given)
        yield* findMissingArguments(
          place,
          place.value,
          given,
          sources,
          'Make the parameter optional, or move it to the body.',
        );
    }
  }
};

/**
 * A list operation requires only parameters that `constants`, `fixedProperties` or `familyConstants` fill. A
 * list on a tab of a screen requires none.
 */
const listArguments: SchemaRule = function* (sources) {
  for (const { at, shown, fixed, fix } of findShownLists(sources))
    yield* findMissingArguments(at, shown?.value.roles.list, fixed, sources, fix);
};

/** Rules for the arguments of operations. */
export const operationArgumentRules: readonly SchemaRule[] = [roleArguments, listArguments];

/** Returns the locations in roles, actions, test actions, sub-tabs, tasks, metrics and `x-reference` that name an operation. */
export function findOperationNames({
  resources,
  tasks,
  metrics,
  schemasWith,
}: RuleContext): JsonLocation<string>[] {
  const places = [
    ...resources.flatMap((file) => [
      ...memberLocations(rootLocation(file), 'roles', file.value.roles).map(([, place]) => place),
      ...memberLocations(rootLocation(file), 'actions', file.value.actions).flatMap(([, action]) => [
        locationAt(action, ['operation'], action.value.operation),
        locationAt(action, ['beforeConfirm'], action.value.beforeConfirm),
      ]),
      ...memberLocations(rootLocation(file), 'testActions', file.value.testActions).map(([, testAction]) =>
        locationAt(testAction, ['operation'], testAction.value.operation),
      ),
      ...findSubTabs(file).map((part) =>
        locationAt(part, ['visibleIf', 'operation'], part.value.visibleIf?.operation),
      ),
    ]),
    ...tasks.flatMap((file) => [
      locationAt(rootLocation(file), ['operation'], file.value.operation),
      locationAt(rootLocation(file), ['plan'], file.value.plan),
    ]),
    ...metrics.map((file) => locationAt(rootLocation(file), ['operation'], file.value.operation)),
    ...schemasWith('x-reference').map((place) =>
      locationAt(place, ['x-reference', 'operation'], place.value['x-reference']?.operation),
    ),
  ];
  return places.flatMap(({ value, ...place }) => (value === undefined ? [] : [{ ...place, value }]));
}

/** Every operation that a resource, a task, metrics or an `x-reference` names exists. */
const knownOperation: SchemaRule = function* (sources) {
  for (const call of findOperationNames(sources))
    if (!sources.mayHaveOperation(call.value))
      yield unknownName(call, 'There is no operation', call.value, sources.operationIds);
};

export const operationNameRules: readonly SchemaRule[] = [knownOperation];
