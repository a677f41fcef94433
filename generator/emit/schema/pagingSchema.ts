import { isRangeField, rangeFromName, rangeToName } from '../../../src/contract/api/derivedNames.ts';
import type { SessionKey } from '../../../src/contract/api/session.ts';
import type { Entity, SchemaNode } from '../../normalize/Model.ts';
import { fieldOf } from './fields.ts';
import type { JsonSchema } from './jsonSchema.ts';

/** Properties of an entity that the call helper fills from the session. */
export const sessionProperties = ({ schema }: Entity): Readonly<Record<string, SessionKey>> =>
  Object.fromEntries(
    Object.entries(schema.properties).flatMap(([name, { from }]) =>
      from === undefined ? [] : [[name, from]],
    ),
  );

/** Lists can be sorted by plain values only. */
export const isSortableValue = ({ type, secret }: SchemaNode): boolean =>
  type !== 'object' && type !== 'array' && !secret;

/**
 * A part of a value is enough to look for it: only its kind and its length remain. Of choices one may be
 * meant, or several.
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

/** An instant or a figure is looked for by the least value and the first that is too large. */
const rangeSchemasOf = (name: string, { type, rules: { format } }: SchemaNode): [string, JsonSchema][] =>
  [rangeFromName(name), rangeToName(name)].map((limit) => [
    limit,
    { type, ...(format !== undefined && { format }) },
  ]);

/** Whether lists are narrowed by a range of a property instead of one value. */
export const isFilteredByRange = (node: SchemaNode): boolean => isRangeField(fieldOf(node));

export const maxPageSize = 1000;

/** A cursor holds at most 200 characters of a value, and a uuid. */
const maxCursorLength = 2000;

/** What every paging body says of the page that it asks for; all else narrows the list. */
export const pagingParameters = ['page', 'pageSize', 'after', 'sort', 'order'] as const;

/**
 * The paging body of an entity: which page, by its number or after what, in what order, and what the records
 * have to hold.
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
