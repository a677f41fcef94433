import type { EntityModel, PropertyComparison } from '../../../src/contract/model/entity.ts';
import type { Entity, SchemaNode } from '../../normalize/model/Entity.ts';
import type { EntityUses } from '../../normalize/model/Model.ts';
import { isFilteredByPart, isFilteredByRange } from '../schema/pagingSchema.ts';

/**
 * The maximum number of characters of all filtered properties of an entity together. An index entry of
 * PostgreSQL has at most 2,700 bytes.
 */
const maxIndexLength = 600;

/** The maximum number of characters of a text in a column. An index does not search longer texts. */
const maxColumnLength = 200;

/** Returns the order and comparison of a property in lists; undefined for objects and arrays. */
export function comparisonOf(node: SchemaNode, name: string): PropertyComparison | undefined {
  const { type } = node;
  if (type === 'array' || type === 'object') return undefined;
  if (type === 'integer' || type === 'number') return 'number';
  return isFilteredByPart(node, name) ? 'text' : 'code';
}

/** Returns the names of the filters of an entity's list operations. */
const filterNamesOf = ({ lists }: EntityUses): string[] =>
  lists.flatMap(({ body, query }) => [...(body?.filter ?? []), ...query.map((parameter) => parameter.name)]);

/** Returns the maximum number of characters of a value; infinity if a column cannot hold all of them. */
function maxLengthOf({ type, rules }: SchemaNode): number {
  if (type !== 'string') return 20;
  if (Array.isArray(rules.enum)) return Math.max(...rules.enum.map((choice) => String(choice).length));
  if (rules.format === 'date-time') return 30;
  const { maxLength } = rules;
  return typeof maxLength === 'number' && maxLength <= maxColumnLength ? maxLength : Number.POSITIVE_INFINITY;
}

/** Returns the properties that fit into one index entry, the shortest first. Very long texts do not fit. */
function selectForIndex(names: readonly string[], { properties }: SchemaNode): string[] {
  const lengths = names.map((name) => {
    const node = properties[name];
    return { name, length: node ? maxLengthOf(node) : 0 };
  });
  let taken = 0;
  return lengths
    .sort((a, b) => a.length - b.length)
    .flatMap(({ name, length }) => {
      taken += length;
      return taken <= maxIndexLength ? [name] : [];
    });
}

/** Returns the properties that lists sort and filter by or that look-ups use, with their comparisons. */
export function comparedPropertiesOf(
  entity: Entity,
  sortable: readonly string[],
  uses: EntityUses,
): Pick<EntityModel, 'compared' | 'indexed' | 'filtered' | 'ranges'> {
  const { properties } = entity.schema;
  const comparable = Object.entries(properties).flatMap(([name, node]) => {
    const comparison = node.from === undefined && comparisonOf(node, name);
    return comparison ? [[name, comparison] as const] : [];
  });
  const filters = new Set(filterNamesOf(uses));
  const lookedUp = new Set([
    ...sortable,
    ...uses.namedBy,
    ...(entity.owner ? [entity.owner.property] : []),
    ...Object.values(entity.lifecycle?.transitions ?? {}).flatMap(({ expires }) => expires?.property ?? []),
    ...(entity.retention ? [entity.retention.instant] : []),
    ...Object.keys(properties).filter((name) => properties[name]?.reference),
  ]);
  const indexed = comparable.flatMap(([name, comparison]) =>
    lookedUp.has(name) || (filters.has(name) && comparison !== 'text') ? [name] : [],
  );
  const filtered = selectForIndex(
    comparable.flatMap(([name]) => (filters.has(name) ? [name] : [])),
    entity.schema,
  );
  const found = [
    ...entity.indexes.flatMap(({ orderBy, where }) => [...orderBy, ...Object.keys(where)]),
    ...Object.keys(entity.retention?.where ?? {}),
    ...(entity.lifecycle?.activities ? [entity.lifecycle.property] : []),
  ];
  const columns = new Set([...indexed, ...filtered, ...found]);
  return {
    compared: Object.fromEntries(comparable.filter(([name]) => columns.has(name))),
    indexed,
    filtered,
    ranges: Object.entries(properties).flatMap(([name, node]) =>
      filters.has(name) && isFilteredByRange(node) ? [name] : [],
    ),
  };
}
