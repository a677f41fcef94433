import { nameOfRef } from '../normalize/entities.ts';
import type { ResourceSource, Role } from '../source.ts';
import { broken, didYouMean, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { type OperationPlace, type Properties, parametersOf, resultOf, type Sources } from './sources.ts';

interface ResourcePlace extends Place<ResourceSource> {
  readonly properties: Properties;
}

/** The resources whose entity is known. */
const known = ({ resources, propertiesOf }: Sources): ResourcePlace[] =>
  resources.flatMap((file) => {
    const properties = propertiesOf(file.value.entity);
    return properties ? [{ ...rootOf(file), properties }] : [];
  });

const columnOf = (column: NonNullable<ResourceSource['columns']>[number]): string =>
  typeof column === 'string' ? column : column.property;

/** Every place of a resource that names a property of its entity. */
const named = (place: ResourcePlace): Place<string>[] => [
  inside(place, ['naming'], place.value.naming),
  ...elements(place, 'columns', place.value.columns).map((column) => ({
    ...column,
    value: columnOf(column.value),
  })),
  ...elements(place, 'filters', place.value.filters),
  ...(place.value.sort ? [inside(place, ['sort', 'property'], place.value.sort.property)] : []),
];

/** A resource speaks of properties that its entity has. */
const properties: Rule = function* (sources) {
  for (const place of known(sources))
    for (const name of named(place))
      if (!(name.value in place.properties))
        yield broken(
          name,
          `The entity has no property "${name.value}".`,
          didYouMean(name.value, Object.keys(place.properties)),
        );
};

/** A secret is in no list. */
const secrets: Rule = function* (sources) {
  for (const place of known(sources))
    for (const name of named(place))
      if (place.properties[name.value]?.writeOnly)
        yield broken(name, `"${name.value}" is a secret: it is never answered.`, 'Remove it here.');
};

/** A column is there once. */
const columns: Rule = function* (sources) {
  for (const place of known(sources)) {
    const seen = new Set<string>();
    for (const column of elements(place, 'columns', place.value.columns)) {
      const name = columnOf(column.value);
      if (seen.has(name)) yield broken(column, `The column "${name}" is there twice.`, 'Remove one of them.');
      seen.add(name);
    }
  }
};

/** What a resource does is done by operations that there are. */
const operations: Rule = function* ({ resources, operationIds, mayHaveOperation }) {
  for (const file of resources) {
    const places = [
      ...members(rootOf(file), 'roles', file.value.roles).map(([, place]) => place),
      ...members(rootOf(file), 'actions', file.value.actions).map(([, action]) =>
        inside(action, ['operation'], action.value.operation),
      ),
    ];
    for (const place of places)
      if (place.value !== undefined && !mayHaveOperation(place.value))
        yield broken(place, `There is no operation "${place.value}".`, didYouMean(place.value, operationIds));
  }
};

const takesUuid = (operation: OperationPlace): boolean =>
  operation.value.path.includes('{uuid}') || 'uuid' in (operation.value.query ?? {});

/** What an operation must be like to play a role for an entity; undefined when it is. */
function unfit(
  role: Role,
  operation: OperationPlace,
  { entity: { $ref }, roles: { list } }: ResourceSource,
): string | undefined {
  const entity = nameOfRef($ref);
  const result = resultOf(operation);
  const { body } = operation.value;
  const answers = result && nameOfRef(result.ref.$ref) === entity;
  const takes = body && '$ref' in body && nameOfRef(body.$ref) === entity;
  if (role === 'list') return answers && result.many ? undefined : `answers with no list of ${entity}`;
  if (role === 'remove') return takesUuid(operation) ? undefined : 'does not take a "uuid"';
  if (role === 'get' && list)
    return answers && takesUuid(operation) ? undefined : `does not answer with the ${entity} of a "uuid"`;
  if (role === 'get' || role === 'save') return answers ? undefined : `does not answer with a ${entity}`;
  if (role === 'batch') return body && '$ref' in body ? undefined : 'does not take a batch as its body';
  return takes ? undefined : `does not take a ${entity} as its body`;
}

/** An operation fits the role that it plays. */
const roles: Rule = function* ({ resources, operation }) {
  for (const file of resources)
    for (const [role, place] of members(rootOf(file), 'roles', file.value.roles)) {
      const found = place.value === undefined ? undefined : operation(place.value);
      const reason = found && unfit(role as Role, found, file.value);
      if (reason)
        yield broken(
          place,
          `"${place.value}" ${reason}, so it cannot be the role "${role}".`,
          'Name another operation.',
        );
    }
};

/** The service can filter by what the list offers. */
const filters: Rule = function* (sources) {
  for (const place of known(sources)) {
    const { list = '' } = place.value.roles;
    const found = sources.operation(list);
    const offered = found && parametersOf(found);
    for (const name of elements(place, 'filters', place.value.filters))
      if (offered && name.value in place.properties && !offered.has(name.value))
        yield broken(
          name,
          `"${list}" cannot filter by "${name.value}".`,
          `${didYouMean(name.value, offered)} Or add it to the operation's parameters.`,
        );
  }
};

/** An action takes a record by its uuid, or many as its body, and nothing else but what it asks for. */
const actions: Rule = function* ({ resources, operation }) {
  for (const file of resources)
    for (const [name, action] of members(rootOf(file), 'actions', file.value.actions)) {
      const found = operation(action.value.operation);
      const others = Object.entries(found?.value.query ?? {}).filter(
        ([parameter, { from, required = true }]) =>
          parameter !== 'uuid' &&
          parameter !== action.value.asks?.parameter &&
          required &&
          from === undefined,
      );
      const takes = found && (action.value.takes === 'uuids' ? found.value.body : takesUuid(found));
      if (found && (!takes || others.length > 0))
        yield broken(
          inside(action, ['operation'], undefined),
          `The action "${name}" cannot be called with a uuid only.`,
          'Name an operation that takes "uuid".',
        );
    }
};

/** A form's groups are captioned, and none is empty. */
const groups: Rule = function* (sources) {
  for (const place of known(sources)) {
    const captioned = Object.keys(place.value.groups ?? {});
    const used = Object.values(place.properties).flatMap((schema) => schema['x-ui']?.group ?? []);
    for (const group of new Set(used))
      if (!captioned.includes(group))
        yield broken(
          inside(place, ['groups'], undefined),
          `The entity's group "${group}" has no caption.`,
          `${didYouMean(group, captioned)} Or add it to "groups".`,
        );
    for (const group of captioned)
      if (!used.includes(group))
        yield broken(
          inside(place, ['groups', group], undefined),
          `The group "${group}" is empty.`,
          didYouMean(group, new Set(used)),
        );
  }
};

export const resources: readonly Rule[] = [
  properties,
  secrets,
  columns,
  operations,
  roles,
  filters,
  actions,
  groups,
];
