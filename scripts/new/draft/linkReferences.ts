import type { EntityDraft, PropertyDraft, ValueDraft } from './Draft.ts';
import { singularNameOf, wordsOf } from './names.ts';

const keyWords: ReadonlySet<string> = new Set(['id', 'uuid', 'guid', 'ids', 'uuids', 'guids']);

/** Returns the entity that a property names: `customerId` and `default_customer_ids` → `customer`. */
function findNamedEntity(property: string, entities: ReadonlyMap<string, string>): string | undefined {
  const words = wordsOf(property);
  const key = words.pop()?.toLowerCase() ?? '';
  if (!keyWords.has(key)) return undefined;
  const ends = words.map((_, start) => singularNameOf(words.slice(start).join(' ')).toLowerCase());
  return ends.flatMap((name) => entities.get(name) ?? [])[0];
}

const isKey = ({ type, choices, reference }: ValueDraft): boolean =>
  (type === 'string' || type === 'integer') && choices === undefined && reference === undefined;

function linkProperty(property: PropertyDraft, entities: ReadonlyMap<string, string>): PropertyDraft {
  const { name, value } = property;
  const entity = findNamedEntity(name, entities);
  if (entity === undefined) return property;
  const texts = {
    ...(value.title && { title: value.title }),
    ...(value.description && { description: value.description }),
  };
  const key: ValueDraft = { ...texts, type: 'string', reference: { entity } };
  if (isKey(value)) return { ...property, value: key };
  return value.type === 'array' && value.items && isKey(value.items)
    ? { ...property, value: { ...value, items: { type: 'string', reference: { entity } } } }
    : property;
}

/**
 * Returns entities whose properties refer to each other: `customerId` refers to the entity `customer`. References that
 * the source itself declares stay.
 */
export function linkReferences(entities: readonly EntityDraft[]): EntityDraft[] {
  const byName = new Map(entities.map(({ name }) => [name.toLowerCase(), name]));
  return entities.map((entity) => ({
    ...entity,
    properties: entity.properties.map((property) => linkProperty(property, byName)),
  }));
}
