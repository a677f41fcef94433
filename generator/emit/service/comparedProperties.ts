import type { EntityModel, PropertyComparison } from '../../../src/contract/model/entity.ts';
import type { Entity, EntityUses, SchemaNode } from '../../normalize/Model.ts';

/**
 * Characters that the filtered properties of one entity may have together: PostgreSQL's index entries end at
 * 2,700 bytes.
 */
const maxIndexLength = 600;

/** A column keeps this many characters of a text: longer ones are not searched in an index. */
const maxColumnLength = 200;

/** An identity, by its name: `uuid`, `interfaceUuid`, … */
const isIdentity = (name: string): boolean => /uuid$/i.test(name);

/**
 * How lists order and compare a property; undefined for what has parts. Text is what people wrote: no choice,
 * time or identity.
 */
export function comparisonOf(
  { type, rules, reference, from }: SchemaNode,
  name: string,
): PropertyComparison | undefined {
  if (type === 'array' || type === 'object') return undefined;
  if (type === 'integer' || type === 'number') return 'number';
  const isCode = [rules.enum, rules.format, reference, from].some((one) => one !== undefined);
  return type === 'string' && !isCode && !isIdentity(name) ? 'text' : 'code';
}

/** Names that its list operations narrow by. */
const filterNamesOf = ({ lists }: EntityUses): string[] =>
  lists.flatMap(({ body, query }) => [...(body?.filter ?? []), ...query.map((parameter) => parameter.name)]);

/** Most characters of a value. */
function maxLengthOf({ type, rules }: SchemaNode): number {
  if (type !== 'string') return 20;
  if (Array.isArray(rules.enum)) return Math.max(...rules.enum.map((choice) => String(choice).length));
  if (rules.format === 'date-time') return 30;
  const { maxLength } = rules;
  return typeof maxLength === 'number' && maxLength <= maxColumnLength ? maxLength : Number.POSITIVE_INFINITY;
}

/** The shortest first, until an index entry is full: texts that go on for pages have no place there. */
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

/** What an entity's records are ordered by, narrowed by and looked up by, and how it compares. */
export function comparedPropertiesOf(
  entity: Entity,
  sortable: readonly string[],
  uses: EntityUses,
): Pick<EntityModel, 'compared' | 'indexed' | 'filtered'> {
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
    ...Object.values(entity.lifecycle?.transitions ?? {}).flatMap(
      ({ expires: lapse }) => lapse?.property ?? [],
    ),
    ...Object.keys(properties).filter((name) => properties[name]?.reference),
  ]);
  const indexed = comparable.flatMap(([name, comparison]) =>
    lookedUp.has(name) || (filters.has(name) && comparison !== 'text') ? [name] : [],
  );
  const filtered = selectForIndex(
    comparable.flatMap(([name]) => (filters.has(name) ? [name] : [])),
    entity.schema,
  );
  const found = entity.indexes.flatMap(({ orderBy: properties, where }) => [
    ...properties,
    ...Object.keys(where),
  ]);
  const columns = new Set([...indexed, ...filtered, ...found]);
  return {
    compared: Object.fromEntries(comparable.filter(([name]) => columns.has(name))),
    indexed,
    filtered,
  };
}
