import type { EntityDraft, PropertyDraft, ValueDraft } from './Draft.ts';
import { singularNameOf, wordsOf } from './names.ts';

const keyWords: ReadonlySet<string> = new Set(['id', 'uuid', 'guid', 'ids', 'uuids', 'guids']);

/** Returns the entity that a property names: `customerId` and `default_customer_ids` → `customer`. */
function findNamedEntity(
  property: string,
  entities: ReadonlyMap<string, EntityDraft>,
): EntityDraft | undefined {
  const words = wordsOf(property);
  const key = words.pop()?.toLowerCase() ?? '';
  if (!keyWords.has(key)) return undefined;
  const ends = words.map((_, start) => singularNameOf(words.slice(start).join(' ')).toLowerCase());
  return ends.flatMap((name) => entities.get(name) ?? [])[0];
}

/** A value that can have the key of an entity. The embedded service has texts as keys. */
const isKeyOf = (entity: EntityDraft, { type, choices, reference }: ValueDraft): boolean => {
  const key = entity.properties.find(({ name }) => name === entity.key)?.value.type;
  const isKey = entity.key === undefined ? type === 'string' || type === 'integer' : type === key;
  return isKey && choices === undefined && reference === undefined;
};

function linkProperty(property: PropertyDraft, entities: ReadonlyMap<string, EntityDraft>): PropertyDraft {
  const { name, value } = property;
  const target = findNamedEntity(name, entities);
  if (target === undefined) return property;
  const texts = {
    ...(value.title && { title: value.title }),
    ...(value.description && { description: value.description }),
  };
  const reference = { entity: target.name, ...(target.key !== undefined && { property: target.key }) };
  const link = ({ type }: ValueDraft): ValueDraft => ({
    type: target.key === undefined ? 'string' : type,
    reference,
  });
  if (isKeyOf(target, value)) return { ...property, value: { ...texts, ...link(value) } };
  return value.type === 'array' && value.items && isKeyOf(target, value.items)
    ? { ...property, value: { ...value, items: link(value.items) } }
    : property;
}

/**
 * Returns entities whose properties refer to each other: `customerId` refers to the entity `customer`. References that
 * the source itself declares stay. A list below another record cannot be looked up by a key alone.
 */
export function linkReferences(entities: readonly EntityDraft[]): EntityDraft[] {
  const byName = new Map(
    entities
      .filter(({ scope = [] }) => scope.length === 0)
      .map((entity) => [entity.name.toLowerCase(), entity]),
  );
  return entities.map((entity) => ({
    ...entity,
    properties: entity.properties.map((property) =>
      property.name === entity.key ? property : linkProperty(property, byName),
    ),
  }));
}
