import { resultOf } from '../../load/resultOf.ts';
import type { ActionSource, ResourceRole, ResourceSource } from '../../load/sources/ResourceSource.ts';
import {
  bodyRefOf,
  keyOf,
  type OperationLocation,
  requiredParametersOf,
  scopeOf,
  takesKey,
} from '../operations/OperationLocation.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

interface ActionLocation extends JsonLocation<ActionSource> {
  readonly name: string;
  readonly resource: ResourceSource;
  readonly operation: OperationLocation;
}

/** Returns the actions whose operation and back end are known. */
const findActions = ({ resources, operation }: RuleContext): ActionLocation[] =>
  resources.flatMap((file) =>
    memberLocations(rootLocation(file), 'actions', file.value.actions).flatMap(([name, place]) => {
      const found = operation(place.value.operation);
      return found?.backend ? [{ ...place, name, resource: file.value, operation: found }] : [];
    }),
  );

/**
 * Returns the read-only properties whose names end with `Uuid`. An operation may require one of them instead
 * of the key.
 */
const identityPropertiesOf = ({ entity }: ResourceSource, sources: RuleContext): string[] =>
  Object.entries(sources.propertiesOf(entity) ?? {}).flatMap(([name, { readOnly }]) =>
    readOnly && name.endsWith('Uuid') ? [name] : [],
  );

/**
 * The operation of an action on one record takes the key of the record. It requires no other parameter,
 * except that of `prompt`.
 */
const recordArguments: SchemaRule = function* (sources) {
  for (const { operation, ...action } of findActions(sources)) {
    if (action.value.appliesTo === 'uuids') continue;
    const key = keyOf(operation);
    const given = [
      key,
      ...scopeOf(operation),
      ...identityPropertiesOf(action.resource, sources),
      action.value.prompt?.parameter,
    ];
    const required = requiredParametersOf(operation);
    const isAboutOne = takesKey(operation) || required.some((name) => given.includes(name));
    if (!isAboutOne || required.some((name) => !given.includes(name)))
      yield violation(
        locationAt(action, ['operation'], undefined),
        `The action "${action.name}" cannot be called with the "${key}" of a record only.`,
        `Name an operation that takes "${key}", or add a "prompt" for the other parameter.`,
      );
  }
};

/**
 * The operation of an action with `appliesTo: uuids` takes a body of uuids and requires only the `prompt`
 * parameter. Such an action is not a transition.
 */
const bulkArguments: SchemaRule = function* (sources) {
  for (const { operation, ...action } of findActions(sources)) {
    if (action.value.appliesTo !== 'uuids') continue;
    const taken = bodyRefOf(operation);
    const body = taken && sources.entity(taken);
    const given = action.value.prompt?.parameter;
    const isList = body?.type === 'array' && body.items?.type === 'string';
    const isUncertain = taken !== undefined && body === undefined;
    if ((!isList && !isUncertain) || requiredParametersOf(operation).some((name) => name !== given))
      yield violation(
        locationAt(action, ['appliesTo'], undefined),
        `"${action.value.operation}" cannot be called with an array of uuids only.`,
        'Name an operation whose body is an array of strings, or remove "appliesTo".',
      );
    const { transitions = {} } = sources.entity(action.resource.entity)?.['x-lifecycle'] ?? {};
    if (action.name in transitions)
      yield violation(
        locationAt(action, ['appliesTo'], undefined),
        `"${action.name}" is a transition, which changes one record per call.`,
        'Remove "appliesTo". Use the role "batch" for many records.',
      );
  }
};

/**
 * The `parameter` of a `prompt` is a string in the query of the operation. It is not the key, and the session
 * does not fill it.
 */
const promptParameter: SchemaRule = function* (sources) {
  for (const { operation, ...action } of findActions(sources)) {
    const { parameter } = action.value.prompt ?? {};
    const { query = {} } = operation.value;
    const texts = Object.keys(query).filter(
      (name) =>
        name !== keyOf(operation) && query[name]?.type === 'string' && query[name]['x-from'] === undefined,
    );
    if (parameter !== undefined && !texts.includes(parameter))
      yield violation(
        locationAt(action, ['prompt', 'parameter'], undefined),
        `"${action.value.operation}" has no string parameter "${parameter}" for the prompt.`,
        didYouMean(parameter, texts),
      );
  }
};

/** The operation of an action or task with `onSuccess` has a result. For `show`, the result is one object. */
const resultOutcome: SchemaRule = function* (sources) {
  const { resources, tasks } = sources;
  const places: JsonLocation<{ readonly operation: string; readonly onSuccess?: string }>[] = [
    ...resources
      .flatMap((file) => memberLocations(rootLocation(file), 'actions', file.value.actions))
      .map(([, at]) => at),
    ...tasks.map((file) => rootLocation(file)),
  ];
  for (const place of places) {
    const operation = sources.operation(place.value.operation);
    const result = operation && resultOf(operation.value);
    const type = result && sources.entity(result.ref)?.type;
    const at = locationAt(place, ['onSuccess'], undefined);
    if (operation === undefined || place.value.onSuccess === undefined) continue;
    if (result === undefined)
      yield violation(
        at,
        `"${place.value.operation}" has no result.`,
        'Remove "onSuccess", or add a "result" to the operation.',
      );
    else if (
      place.value.onSuccess === 'show' &&
      (result.kind !== 'one' || (type !== undefined && type !== 'object'))
    )
      yield violation(
        at,
        `"${place.value.operation}" does not answer with one object.`,
        'Name an operation whose result is one object.',
      );
  }
};

const roleNames: readonly string[] = [
  'list',
  'get',
  'create',
  'modify',
  'remove',
  'restore',
  'save',
  'batch',
] satisfies readonly ResourceRole[];

/** No action has the name of a role, such as `create` or `remove`. */
const reservedActionName: SchemaRule = function* ({ resources }) {
  for (const file of resources)
    for (const [name, action] of memberLocations(rootLocation(file), 'actions', file.value.actions))
      if (roleNames.includes(name))
        yield violation(
          action,
          `The action name "${name}" is reserved.`,
          'Move the operation to "roles", or rename the action.',
        );
};

/** Rules for the actions of a resource. */
export const actionRules: readonly SchemaRule[] = [
  recordArguments,
  bulkArguments,
  promptParameter,
  resultOutcome,
  reservedActionName,
];
