import { findBackend } from '../../normalize/normalizeBackends.ts';
import { scopeOf } from '../operations/OperationLocation.ts';
import { hasRangeFilter, type SchemaRule } from '../RuleContext.ts';
import { elementLocations, locationAt, rootLocation, unknownName, violation } from '../RuleViolation.ts';

/** A project has a back end. With several, the endpoint tables name theirs unless one is served. */
const tableBackend: SchemaRule = function* ({ backends, endpoints, isComplete }) {
  if (!isComplete('backends')) return;
  for (const file of endpoints)
    if (file.value.backend === undefined && findBackend(backends, file.value) === undefined)
      yield violation(
        rootLocation<unknown>(file),
        backends.length === 0
          ? 'The project has no back end.'
          : 'The project has several back ends, and none is served.',
        backends.length === 0
          ? 'Add schemas/backends/<name>.json.'
          : 'Name one in "backend", such as {"$ref": "../backends/<name>.json"}.',
      );
};

/** Every back end has an endpoint table. */
const usedBackend: SchemaRule = function* ({ backends, endpoints, isComplete }) {
  if (!isComplete('endpoints')) return;
  const used = new Set(endpoints.map(({ value }) => findBackend(backends, value)));
  const isUnclear = endpoints.some(({ value }) => value.backend && !findBackend(backends, value));
  for (const file of isUnclear ? [] : backends)
    if (!used.has(file))
      yield violation(
        rootLocation<unknown>(file),
        `No endpoint table belongs to the back end "${file.name}".`,
        `Name it in "backend" of a table, such as {"$ref": "../backends/${file.name}.json"}, or remove the file.`,
      );
};

/** The `key` of a back end is a property of the entity in at least one of its lists, if lists have that key. */
export const knownKey: SchemaRule = function* ({ backends, resources, operation, propertiesOf }) {
  for (const file of backends) {
    const { key } = file.value;
    const entities = resources.flatMap(({ value: { roles, entity } }) => {
      const used = operation(roles.list ?? '')?.backend;
      return used?.path === file.path && used.value.key === key ? (propertiesOf(entity) ?? []) : [];
    });
    if (entities.length > 0 && entities.every((properties) => !Object.hasOwn(properties, key)))
      yield unknownName(
        locationAt(rootLocation(file), ['key'], key),
        'No list of the back end has records with the property',
        key,
        new Set(entities.flatMap(Object.keys)),
      );
  }
};

/** The `service` of an endpoint table is one of its back end. A back end without services has none. */
const tableService: SchemaRule = function* ({ backends, endpoints }) {
  for (const file of endpoints) {
    const found = findBackend(backends, file.value);
    if (!found) continue;
    const { service } = file.value;
    const names = Object.keys(found.value.services ?? {});
    const at = locationAt(rootLocation(file), ['service'], service);
    if (service !== undefined && names.length === 0)
      yield violation(at, `The back end "${found.name}" has no services.`, 'Remove "service".');
    else if (service !== undefined && !names.includes(service))
      yield unknownName(at, `The back end "${found.name}" has no service`, service, names);
    else if (service === undefined && names.length > 0)
      yield violation(
        rootLocation<unknown>(file),
        `The table names no service of the back end "${found.name}".`,
        `Add "service" with one of: ${names.join(', ')}.`,
      );
  }
};

/** The back end has a call template for each role of a collection, and one for its transitions. */
const collectionTemplate: SchemaRule = function* ({ backends, endpoints }) {
  for (const file of endpoints) {
    const { collection } = file.value;
    const found = findBackend(backends, file.value);
    if (!found || !collection) continue;
    const at = locationAt(rootLocation(file), ['collection'], collection);
    const known = Object.keys(found.value.roles ?? {});
    for (const role of elementLocations(at, 'roles', collection.roles))
      if (!known.includes(role.value))
        yield violation(
          role,
          `The back end "${found.name}" has no call for the role "${role.value}".`,
          `Add it to "roles" in ${found.path}, or remove it here.`,
        );
    if (collection.transitions && !known.includes('transition'))
      yield violation(
        locationAt(at, ['transitions'], undefined),
        `The back end "${found.name}" has no call for transitions.`,
        `Add "transition" to "roles" in ${found.path}, or remove "transitions".`,
      );
  }
};

/**
 * Every name in `transitions` of a collection is a transition of the entity. Without a call of its own it sets
 * a state, so it deletes no record.
 */
const collectionTransition: SchemaRule = function* ({ backends, endpoints, entity }) {
  for (const file of endpoints) {
    const { collection } = file.value;
    const source = collection && entity(collection.entity);
    const { transitions = {} } = source?.['x-lifecycle'] ?? {};
    const template = findBackend(backends, file.value)?.value.roles?.transition?.path;
    const at = locationAt(rootLocation(file), ['collection'], collection);
    for (const name of source ? elementLocations(at, 'transitions', collection?.transitions) : []) {
      if (!(name.value in transitions))
        yield unknownName(name, 'The lifecycle has no transition', name.value, Object.keys(transitions));
      else if (transitions[name.value]?.to === null && template?.includes('{transition}') === false)
        yield violation(
          name,
          `The transition "${name.value}" deletes the record, so it has no state to send.`,
          'Remove it, and use the role "remove".',
        );
    }
  }
};

/**
 * The back end can compare each filter of a list: a range needs `from` and `to`, any other filter needs
 * `filters`. With the paging `none`, the console filters.
 */
const filterSyntax: SchemaRule = function* ({ operations, backends, propertiesOf }) {
  for (const operation of operations) {
    const { body } = operation.value;
    const list = operation.backend?.value.list;
    const style = list?.paging.style;
    if (!body || !('filter' in body) || style === undefined || style === 'body' || style === 'none') continue;
    const properties = propertiesOf(body.page) ?? {};
    const { filters } = list ?? {};
    const place = backends.find(({ value }) => value.list === list)?.path ?? '"variant"';
    for (const name of elementLocations(locationAt(operation, ['body'], body), 'filter', body.filter)) {
      // The call has a parameter for the filter.
      if (scopeOf(operation).includes(name.value)) continue;
      const isRange = hasRangeFilter(properties[name.value] ?? {});
      if (filters === undefined || (isRange && !(filters.from && filters.to)))
        yield violation(
          name,
          filters
            ? `The back end cannot filter by a range of "${name.value}".`
            : `The back end cannot filter by "${name.value}".`,
          `Add ${filters ? '"from" and "to"' : '"filters"'} to "list" in ${place}, or remove the filter.`,
        );
    }
  }
};

/** Rules for endpoint tables and their back ends. */
export const tableRules: readonly SchemaRule[] = [
  tableBackend,
  usedBackend,
  tableService,
  collectionTemplate,
  collectionTransition,
  filterSyntax,
];
