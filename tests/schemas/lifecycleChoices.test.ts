import { expect, test } from 'vitest';
import { childNode, readSchemaFiles, type SchemaNode } from './schemaFiles.ts';

const entities = readSchemaFiles('entities');

const choicesOf = (property: SchemaNode): unknown[] =>
  (property.oneOf as readonly SchemaNode[]).map(({ const: choice }) => choice);

const propertyOf = (entity: string, name: string): SchemaNode =>
  childNode(childNode(entities[entity] ?? {}, 'properties'), name);

const transitionsOf = (entity: string): SchemaNode =>
  childNode(childNode(entities[entity] ?? {}, 'x-lifecycle'), 'transitions');

/** The transitions that change a record: `"to": {}` changes none. */
const changingTransitionsOf = (entity: string): string[] =>
  Object.entries(transitionsOf(entity))
    .filter(([, transition]) => JSON.stringify((transition as SchemaNode).to) !== '{}')
    .map(([name]) => name);

/** The entities whose changes are logged, as `"x-choices": "loggedEntities"` finds them. */
const loggedEntities = Object.values(readSchemaFiles('resources'))
  .filter(({ roles = {} }) => ['create', 'modify', 'save'].some((role) => role in (roles as SchemaNode)))
  .map(({ entity }) => /(\w+)\.schema\.json$/.exec(String((entity as SchemaNode).$ref))?.[1] ?? '')
  .filter(
    (entity) => entities[entity]?.['x-change-log'] !== false && Object.keys(transitionsOf(entity)).length > 0,
  );

test.each(loggedEntities)('the configuration log has a caption for each transition of %s', (entity) => {
  expect(choicesOf(propertyOf('configurationLog', 'action'))).toEqual(
    expect.arrayContaining(changingTransitionsOf(entity)),
  );
});

test('the overview has a caption for each state of an interface', () => {
  const rows = childNode(propertyOf('health', 'interfaces'), 'items');
  const status = childNode(childNode(rows, 'properties'), 'status');
  expect(choicesOf(status)).toEqual(choicesOf(propertyOf('interface', 'status')));
});

test('operators apply each transition of an interface that changes it to several at once', () => {
  expect(choicesOf(propertyOf('interfaceBatch', 'action'))).toEqual(changingTransitionsOf('interface'));
});
