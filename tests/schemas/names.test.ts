import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { child, files, isNode, type Node, operations, target, walk } from './files.ts';

const entities = files('entities');
const resources = files('resources');
const locales = ['zh-CN', 'en-US'].map((locale) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../locales/${locale}.json`), 'utf8')),
);

const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const given = (...values: readonly unknown[]): string[] =>
  values.filter((value) => value !== undefined).map(String);
const propertiesOf = (name: string): string[] => Object.keys(child(entities[name] ?? {}, 'properties'));
/** Names of `wanted` that `known` lacks, each with where it stands. */
const unknown = (wanted: readonly string[], known: readonly string[], where: string): string[] =>
  wanted.filter((name) => !known.includes(name)).map((name) => `${where}: ${name}`);

/** Entity of the records that an operation answers with. */
function answered(id: string): string {
  const result = child(operations[id] ?? {}, 'result');
  return target(isNode(result.list) ? result.list : isNode(result.page) ? result.page : result);
}

/** What an operation can be narrowed by: its parameters, or the filters of its paging body. */
const narrowing = (id: string): string[] => [
  ...Object.keys(child(operations[id] ?? {}, 'query')),
  ...strings(child(operations[id] ?? {}, 'body').filter),
];

const hasPhrase = (key: string): boolean =>
  locales.every((table) =>
    key.split('.').reduce<unknown>((at, part) => (isNode(at) ? at[part] : undefined), table),
  );

function danglingRefs(room: string): string[] {
  return Object.entries(files(room)).flatMap(([name, file]) =>
    [...walk(file)]
      .filter(({ node }) => typeof node.$ref === 'string')
      .filter(({ node }) => !existsSync(join(import.meta.dirname, '../../schemas', room, String(node.$ref))))
      .map(({ pointer }) => `${room}/${name}${pointer}`),
  );
}

function entityProblems(name: string, entity: Node): string[] {
  const own = propertiesOf(name);
  const { 'x-lifecycle': lifecycle, 'x-validations': validations } = entity;
  return [
    ...unknown([...strings(entity.required), ...strings(entity['x-natural-key'])], own, name),
    ...(isNode(lifecycle) ? lifecycleProblems(name, lifecycle) : []),
    ...(Array.isArray(validations) ? validations : []).flatMap(({ field, message }) => [
      ...unknown([field], own, `${name} x-validations`),
      ...(hasPhrase(message) ? [] : [`${name}: ${message}`]),
    ]),
    ...[...walk(entity)].flatMap(({ node, pointer }) => [
      ...Object.values(child(node, 'x-messages'))
        .map(String)
        .filter((key) => !hasPhrase(key)),
      ...(isNode(node['x-reference'])
        ? referenceProblems(`${name}${pointer}`, node['x-reference'], own)
        : []),
      ...unknown(
        Object.values(child(child(node, 'x-ui'), 'address')).map(String),
        own,
        `${name}${pointer} address`,
      ),
    ]),
  ];
}

function referenceProblems(where: string, reference: Node, own: readonly string[]): string[] {
  const id = String(reference.operation);
  const params = child(reference, 'params');
  const fromRecord = Object.values(params).flatMap((source) =>
    isNode(source) && source.record !== undefined ? [String(source.record)] : [],
  );
  return [
    ...unknown([id], Object.keys(operations), where),
    ...unknown([String(reference.value), String(reference.label)], propertiesOf(answered(id)), where),
    ...unknown([...given(reference.search), ...Object.keys(params)], narrowing(id), where),
    ...unknown(fromRecord, own, where),
  ];
}

function lifecycleProblems(name: string, lifecycle: Node): string[] {
  const properties = child(entities[name] ?? {}, 'properties');
  const choices = child(properties, String(lifecycle.property)).oneOf;
  const states = Array.isArray(choices) ? choices.map((choice) => String(choice.const)) : [];
  const transitions = child(lifecycle, 'transitions');
  return [
    ...unknown(Object.keys(child(lifecycle, 'states')), states, `${name} states`),
    ...unknown(states, Object.keys(child(lifecycle, 'states')), `${name} states`),
    ...Object.entries(transitions).flatMap(([action, transition]) => {
      if (!isNode(transition)) return [];
      const { from, to, lapse } = {
        from: child(transition, 'from'),
        to: child(transition, 'to'),
        lapse: child(transition, 'lapse'),
      };
      const property = String(lifecycle.property);
      const named = [...Object.keys(from), ...Object.keys(to), ...given(lapse.property)];
      return [
        ...unknown(named, Object.keys(properties), `${name} ${action}`),
        ...unknown([...strings(from[property]), ...given(to[property])], states, `${name} ${action}`),
        ...unknown(given(lapse.action), Object.keys(transitions), `${name} ${action}`),
      ];
    }),
  ];
}

function resourceProblems(name: string, resource: Node): string[] {
  const entity = target(child(resource, 'entity'));
  const columns = Array.isArray(resource.columns) ? resource.columns : [];
  const shown = columns.map((column) => String(isNode(column) ? column.property : column));
  const filters = strings(resource.filters);
  const actions = Object.values(child(resource, 'actions')).filter(isNode);
  const groups = [...walk(entities[entity] ?? {})].flatMap(({ node }) => given(child(node, 'x-ui').group));
  return [
    ...unknown(
      [
        ...shown,
        ...filters,
        String(resource.naming),
        String(child(resource, 'sort').property ?? resource.naming),
      ],
      propertiesOf(entity),
      name,
    ),
    ...unknown(
      [
        ...Object.values(child(resource, 'roles')).map(String),
        ...actions.map(({ operation }) => String(operation)),
      ],
      Object.keys(operations),
      name,
    ),
    ...unknown(filters, narrowing(String(child(resource, 'roles').list)), `${name} filters`),
    ...unknown(groups, Object.keys(child(resource, 'groups')), `${name} groups`),
    ...actions.flatMap(({ done }) => given(done).filter((key) => !hasPhrase(key))),
  ];
}

test.each(['entities', 'endpoints', 'resources', 'families', 'screens'])(
  'every $ref of %s/ names a file',
  (room) => {
    expect(danglingRefs(room)).toEqual([]);
  },
);

test.each(Object.entries(entities))('every name in entity %s resolves', (name, entity) => {
  expect(entityProblems(name, entity)).toEqual([]);
});

test.each(Object.entries(operations))('%s filters by properties of its entity', (id, operation) => {
  const body = child(operation, 'body');
  if (isNode(body.page))
    expect(unknown(strings(body.filter), propertiesOf(target(body.page)), id)).toEqual([]);
});

test.each(Object.entries(files('endpoints')))(
  'the operations of endpoints/%s begin with its name',
  (name, table) => {
    const strangers = Object.keys(child(table, 'operations')).filter((id) => !id.startsWith(`${name}.`));
    expect(strangers).toEqual([]);
  },
);

test.each(Object.entries(resources))('every name in resource %s resolves', (name, resource) => {
  expect(resourceProblems(name, resource)).toEqual([]);
});

test.each(Object.entries(files('families')))('every property in family %s resolves', (name, family) => {
  const base = isNode(family.extends) ? target(family.extends) : 'interface';
  const known = propertiesOf(target(child(resources[base] ?? {}, 'entity')));
  expect(unknown([...Object.keys(child(family, 'constants')), ...strings(family.hide)], known, name)).toEqual(
    [],
  );
});
