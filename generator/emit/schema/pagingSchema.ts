import { isRangeField, rangeFromName, rangeToName } from '../../../src/contract/api/derivedNames.ts';
import { maxPageSize } from '../../../src/contract/api/maxPageSize.ts';
import type { SessionKey } from '../../../src/contract/api/session.ts';
import type { Entity, SchemaNode } from '../../normalize/model/Entity.ts';
import { fieldOf } from './fields.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** Returns the properties of an entity that the console fills from the session. */
export const sessionProperties = ({ schema }: Entity): Readonly<Record<string, SessionKey>> =>
  Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, { from }]) =>
      from === undefined ? [] : [[name, from]],
    ),
  );

/** Returns whether lists can be sorted by a property: only plain values that are not secret. */
export const isSortableValue = ({ type, secret }: SchemaNode): boolean =>
  type !== 'object' && type !== 'array' && !secret;

/**
 * Returns the schema of a filter. A filter may be a part of a value, so only type, choices and maximum length
 * apply. A filter on choices takes one or several.
 */
const filterSchemaOf = (node: SchemaNode): JsonSchema => {
  const { enum: choices, maxLength } = node.rules;
  if (node.type === 'array' && node.items) return filterSchemaOf(node.items);
  const one = {
    type: node.type,
    ...(choices !== undefined && { enum: choices }),
    ...(maxLength !== undefined && { maxLength }),
  };
  if (choices === undefined) return one;
  const several = { type: 'array', minItems: 1, uniqueItems: true, items: one };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: { type: 'array' }, then: several, else: one };
};

/**
 * Returns the filters of an instant or number: the first value of the range, and the first value after it.
 */
const rangeSchemasOf = (name: string, { type, rules: { format } }: SchemaNode): [string, JsonSchema][] =>
  [rangeFromName(name), rangeToName(name)].map((limit) => [
    limit,
    { type, ...(format !== undefined && { format }) },
  ]);

/** Returns whether lists filter by a range of a property instead of one value. */
export const isFilteredByRange = (node: SchemaNode): boolean => isRangeField(fieldOf(node));

/** Returns whether a property is an identity, by its name: `uuid`, `interfaceUuid`, … */
const isIdentity = (name: string): boolean => /uuid$/i.test(name);

/**
 * Returns whether lists filter a property by a part of its value: a text that people write. It has no choices,
 * format or reference, and is no session value or identity.
 */
export const isFilteredByPart = ({ type, rules, reference, from }: SchemaNode, name: string): boolean =>
  type === 'string' &&
  [rules.enum, rules.format, reference, from].every((one) => one === undefined) &&
  !isIdentity(name);

/** A cursor holds at most 200 characters of a value, and a uuid. */
const maxCursorLength = 2000;

/** Properties of every paging body that select the page. All other properties filter the list. */
export const pagingParameters = ['page', 'pageSize', 'after', 'sort', 'order'] as const;

/**
 * Returns the schema of an entity's paging body: the page by number or cursor, the order, and the filters.
 */
export function pagingSchema(entity: Entity, filter: readonly string[]): JsonSchema {
  const properties = Object.entries(entity.schema.properties);
  const named = new Set([...Object.keys(sessionProperties(entity)), 'uuid', ...filter]);
  const filters = properties
    .filter(([name]) => named.has(name))
    .flatMap(([name, node]) =>
      isFilteredByRange(node) ? rangeSchemasOf(name, node) : [[name, filterSchemaOf(node)]],
    );
  const general: Record<(typeof pagingParameters)[number], JsonSchema> = {
    page: { type: 'integer', minimum: 0 },
    pageSize: { type: 'integer', minimum: 1, maximum: maxPageSize },
    after: { type: 'string', maxLength: maxCursorLength },
    sort: {
      type: 'string',
      enum: properties.filter(([, node]) => isSortableValue(node)).map(([name]) => name),
    },
    order: { type: 'string', enum: ['asc', 'desc'] },
  };
  return {
    type: 'object',
    properties: { ...general, ...Object.fromEntries(filters) },
    additionalProperties: false,
  };
}
