import type { ResourceRole, ResourceSource } from '../../load/sources/ResourceSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { pathParametersOf } from '../../normalize/normalizeOperations.ts';
import { isKeyedCreation, keyOf, type OperationLocation, scopeOf } from '../operations/OperationLocation.ts';
import type { RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  locationAt,
  memberLocations,
  rootLocation,
  violation,
} from '../RuleViolation.ts';

/** An operation that a resource names, with the place of the name. */
interface NamedOperation {
  readonly at: JsonLocation<unknown>;
  readonly operation: OperationLocation;
  readonly resource: ResourceSource;
}

/** Returns the operations in roles and actions of resources with a list. */
const findNamedOperations = ({ resources, operation }: RuleContext): NamedOperation[] =>
  resources
    .filter(({ value }) => value.roles.list !== undefined)
    .flatMap((file) =>
      [
        ...memberLocations(rootLocation(file), 'roles', file.value.roles).map(([, at]) => at),
        ...memberLocations(rootLocation(file), 'actions', file.value.actions).map(([, action]) =>
          locationAt(action, ['operation'], action.value.operation),
        ),
      ].flatMap((at) => {
        const found = operation(at.value ?? '');
        return found ? [{ at, operation: found, resource: file.value }] : [];
      }),
    );

const isOfOtherType = (inQuery: string | undefined, type: string): boolean =>
  inQuery !== undefined && inQuery !== (type === 'string' ? 'string' : 'integer');

const partWith = ({ value: { path } }: OperationLocation, name: string): string =>
  pathParametersOf(path).includes(name) ? 'path' : 'query';

/**
 * A path parameter besides the key, and a required query parameter of a list, is a property of the entity: a text or a
 * number. A query parameter has the type of the property.
 */
const scopeProperty: SchemaRule = function* (sources) {
  const seen = new Set<string>();
  for (const { at, operation, resource } of findNamedOperations(sources)) {
    const properties = sources.propertiesOf(resource.entity);
    for (const name of properties ? scopeOf(operation) : []) {
      const type = properties?.[name]?.type;
      // One violation for all operations of a resource.
      const place = `${at.file.path} ${name}`;
      if (seen.has(place)) continue;
      seen.add(place);
      if (!properties || !(name in properties))
        yield violation(
          at,
          `The ${partWith(operation, name)} of "${operation.id}" has the parameter "${name}", which is no property of "${nameOfRef(resource.entity.$ref)}".`,
          didYouMean(name, Object.keys(properties ?? {})).withAlternative(
            'Or add the property to the entity.',
          ),
        );
      else if (type !== 'string' && type !== 'integer' && type !== 'number')
        yield violation(
          at,
          `The ${partWith(operation, name)} of "${operation.id}" cannot have "${name}", because it is of type ${type}.`,
          'Give the parameter the name of a text or a number.',
        );
      else if (isOfOtherType(operation.value.query?.[name]?.type, type))
        yield violation(
          at,
          `The query of "${operation.id}" has "${name}" of type ${operation.value.query?.[name]?.type}, and the property is of type ${type}.`,
          `Use "${type === 'string' ? 'string' : 'integer'}" in the query, or change the property.`,
        );
    }
  }
};

/** True if the key alone reads a record. Then it identifies the record, and the list may have another scope. */
const isReadByKey = ({ roles }: ResourceSource, operation: RuleContext['operation']): boolean => {
  const get = operation(roles.get ?? '');
  return get !== undefined && scopeOf(get).length === 0;
};

function describeOtherScope(first: OperationLocation, other: OperationLocation): string {
  for (const [one, two] of [
    [first, other],
    [other, first],
  ] as const) {
    const lacking = scopeOf(one).find((name) => !scopeOf(two).includes(name));
    if (lacking !== undefined)
      return `"${one.id}" has the parameter "${lacking}", and "${two.id}" does not have it.`;
  }
  return `"${first.id}" and "${other.id}" have the same parameters in another order.`;
}

/**
 * The list, `get`, `create`, `modify` and `restore` of a resource have the same scope: the path parameters besides the
 * key, and the required query parameters of a list. With a `get` that has none, the list and `create` may have any.
 */
const sameScope: SchemaRule = function* ({ resources, operation }) {
  for (const file of resources) {
    const find = (role: ResourceRole) => operation(file.value.roles[role] ?? '');
    const isPlain = isReadByKey(file.value, operation);
    const [first, ...others] = (
      isPlain
        ? (['get', 'modify', 'restore'] as const)
        : (['list', 'get', 'create', 'modify', 'restore'] as const)
    ).flatMap((role) => {
      const found = find(role);
      return found ? [{ role, found }] : [];
    });
    for (const { role, found } of others)
      if (first && scopeOf(found).join() !== scopeOf(first.found).join())
        yield violation(
          locationAt(rootLocation(file), ['roles', role], undefined),
          describeOtherScope(first.found, found),
          'Use the same parameters besides the key, in the same order, add a "get" that takes the key alone, or remove one of the two roles.',
        );
  }
};

const namesInPath = (create: OperationLocation): string[] => [
  ...scopeOf(create),
  ...(isKeyedCreation(create) ? [keyOf(create)] : []),
];

/** Within the console, `uuid` has the key of a record, so no entity of a back end with another key has this property. */
const keyInUuid: SchemaRule = function* ({ resources, operation, propertiesOf }) {
  for (const file of resources) {
    const list = operation(file.value.roles.list ?? '');
    const { key = 'uuid', answer } = list?.backend?.value ?? {};
    if (key === 'uuid' || answer?.style !== 'bare') continue;
    if ('uuid' in (propertiesOf(file.value.entity) ?? {}))
      yield violation(
        locationAt(rootLocation(file), ['entity'], undefined),
        `"${nameOfRef(file.value.entity.$ref)}" has a property "uuid", under which the console keeps the key "${key}" of each record.`,
        'Remove the property from the entity.',
      );
  }
};

/** A property in the path of `create` is required and not read-only, so that a form has a field for it. */
const createdScope: SchemaRule = function* ({ resources, operation, entity, propertiesOf }) {
  for (const file of resources) {
    const create = operation(file.value.roles.create ?? '');
    const source = entity(file.value.entity);
    for (const name of create && source ? namesInPath(create) : []) {
      const property = propertiesOf(file.value.entity)?.[name];
      if (property && (property.readOnly || !source?.required?.includes(name)))
        yield violation(
          locationAt(rootLocation(file), ['roles', 'create'], undefined),
          `The path of "${create?.id}" needs "${name}", which a new record may lack.`,
          `Add "${name}" to "required" of the entity, without "readOnly".`,
        );
    }
  }
};

/** A bulk action takes keys, so the resource of a list with a scope has none, unless the key alone reads a record. */
const scopedBatch: SchemaRule = function* ({ resources, operation }) {
  for (const file of resources) {
    const list = operation(file.value.roles.list ?? '');
    const at = rootLocation(file);
    const actions = memberLocations(at, 'actions', file.value.actions).map(([, action]) => action);
    const bulk = [
      ...(file.value.roles.batch === undefined ? [] : [locationAt(at, ['roles', 'batch'], undefined)]),
      ...actions
        .filter(({ value }) => value.appliesTo === 'uuids')
        .map((action) => locationAt(action, ['appliesTo'], undefined)),
    ];
    const isScoped = list && scopeOf(list).length > 0 && !isReadByKey(file.value, operation);
    for (const place of isScoped ? bulk : [])
      yield violation(
        place,
        `"${list?.id}" requires parameters, so the keys alone do not identify its records.`,
        'Remove the bulk action.',
      );
  }
};

/** Rules for the scope of a call: its path parameters besides the key, and the required query parameters of a list. */
export const scopeRules: readonly SchemaRule[] = [
  scopeProperty,
  sameScope,
  keyInUuid,
  createdScope,
  scopedBatch,
];
