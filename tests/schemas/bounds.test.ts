import { expect, test } from 'vitest';
import { childNode, readSchemaFiles, type SchemaNode, walkNodes } from './schemaFiles.ts';

/** Pointers into conditions, which need no bounds: the declarations of their properties have them. */
const inCondition = /\/(if|then|else|x-visible-when|x-validations)(\/|$)/;
const bounding = ['maxLength', 'oneOf', 'enum', 'const', 'x-choices', 'format'];

/** Returns the pointers of the schemas within an entity that break a rule. */
const breaking = (entity: SchemaNode, isBroken: (node: SchemaNode) => boolean): string[] =>
  [...walkNodes(entity)]
    .filter(({ node, pointer }) => !inCondition.test(pointer) && isBroken(node))
    .map(({ pointer }) => pointer);

const entities = Object.entries(readSchemaFiles('entities'));

test.each(entities)('%s has no unbounded text or array', (_, entity) => {
  const isUnbounded = (node: SchemaNode) =>
    (node.type === 'array' && node.maxItems === undefined) ||
    (node.type === 'string' && !bounding.some((keyword) => keyword in node));
  expect(breaking(entity, isUnbounded)).toEqual([]);
});

test.each(entities)('every writeOnly property of %s has the widget secret', (_, entity) => {
  expect(
    breaking(entity, (node) => node.writeOnly === true && childNode(node, 'x-ui').widget !== 'secret'),
  ).toEqual([]);
});

test.each(entities)('the fields of a pasted address exist in %s', (_, entity) => {
  const own = Object.keys(childNode(entity, 'properties'));
  const isLost = (node: SchemaNode) =>
    Object.values(childNode(childNode(node, 'x-ui'), 'address')).some((name) => !own.includes(String(name)));
  expect(breaking(entity, isLost)).toEqual([]);
});
