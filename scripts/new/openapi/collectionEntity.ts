import type { DraftRole, EntityDraft, PropertyDraft } from '../draft/Draft.ts';
import { createEntityNamer, entityNameOf, propertyNameOf, singularNameOf } from '../draft/names.ts';
import type { BoundCollection } from './bindRoles.ts';
import type { PlainSchema } from './plainSchema.ts';
import { objectOf, pointerOf, textOf } from './SourceDocument.ts';
import type { ValueReader } from './ValueReader.ts';

/** A collection with the name of its entity. */
export interface EntityOwner {
  readonly entity: string;
  readonly bound: BoundCollection;
}

const schemaOfRole = ({ roles }: BoundCollection, wanted: DraftRole): PlainSchema | undefined => {
  const call = roles.find(({ role }) => role === wanted)?.call;
  return wanted === 'create' || wanted === 'modify' ? call?.body : call?.answer.record;
};

/** Returns the schema of a record, from the call that describes it best; undefined if no call does. */
export const recordSchemaOf = (bound: BoundCollection): PlainSchema | undefined =>
  (['get', 'list', 'create', 'modify'] as const)
    .flatMap((role) => schemaOfRole(bound, role) ?? [])
    .find(({ type, keywords }) => type === 'object' && Object.keys(objectOf(keywords.properties)).length > 0);

/** Returns the names of the components that describe the records of a collection in answers. */
export const componentsOf = (bound: BoundCollection): string[] =>
  (['get', 'list'] as const).flatMap((role) => schemaOfRole(bound, role)?.component ?? []);

/** Words of technical component names: `PetResponse` and `PetDto` describe a pet. */
const componentSuffix =
  /(?<=.)(Dto|DTO|VO|Vo|Response|Resource|Model|Entity|Read|Out|Output|Schema|Detail|Details|View|Result|Input)$/;

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Names the entities of collections, those with the shortest paths first. Names are unique. */
export function nameCollections(all: readonly BoundCollection[]): EntityOwner[] {
  const nameEntity = createEntityNamer([]);
  const depth = ({ collection }: BoundCollection): number => collection.segments.length;
  return all
    .toSorted((a, b) => depth(a) - depth(b))
    .map((bound) => {
      const words = bound.collection.segments.filter((segment) => !isParameter(segment));
      const fromPath = singularNameOf(words.at(-1) ?? 'record');
      const component = recordSchemaOf(bound)?.component?.replace(componentSuffix, '');
      const parent = singularNameOf(words.at(-2) ?? 'other');
      const wanted =
        component !== undefined && /^[A-Za-z]\w{0,39}$/.test(component) ? entityNameOf(component) : fromPath;
      return { entity: nameEntity(wanted, parent), bound };
    });
}

const surrogatePattern = /(^_?|_|[a-z])(id|uuid|guid)$/i;

/** Returns the property with the key of the record: the parameter of its path, or `id` and similar. */
export function findKeyProperty({ collection }: BoundCollection, record: PlainSchema): string | undefined {
  const names = Object.keys(objectOf(record.keywords.properties));
  const item = collection.calls.find(({ shape }) => shape === 'item')?.call.segments.at(-1);
  const parameter = item?.slice(1, -1);
  const word = singularNameOf(collection.segments.filter((segment) => !isParameter(segment)).at(-1) ?? '');
  const wanted = [
    parameter,
    'uuid',
    'id',
    '_id',
    'guid',
    `${word}Id`,
    `${word}_id`,
    parameter?.replace(/_?id$/i, ''),
  ];
  return wanted.flatMap((name) => names.find((one) => one.toLowerCase() === name?.toLowerCase()) ?? [])[0];
}

/** Returns the entity of a collection. Properties that no body has are read-only. */
export function collectionEntity(
  owner: EntityOwner,
  all: readonly EntityOwner[],
  reader: ValueReader,
): EntityDraft {
  const { entity, bound } = owner;
  const record = recordSchemaOf(bound) ?? { keywords: {} };
  const at = bound.roles[0]?.call.at ?? '';
  const bodies = (['create', 'modify'] as const).flatMap((role) => schemaOfRole(bound, role) ?? []);
  const key = findKeyProperty(bound, record);
  const isSurrogate = key !== undefined && surrogatePattern.test(key);
  const read = reader.properties(record, placeOf(record, at));
  const sent = bodies.flatMap((body) =>
    body.component === record.component && body.component !== undefined
      ? read
      : reader.properties(body, placeOf(body, at)),
  );
  const own = unite(read, sent, bodies.length > 0).filter(
    ({ name }) => !(isSurrogate && name === propertyNameOf(key)),
  );
  const names = new Set(own.map(({ name }) => name));
  const parents = parentProperties(owner, all).filter(({ name }) => !names.has(name));
  const { title, description } = record.keywords;
  return {
    name: entity,
    ...(textOf(title) && { title: textOf(title) }),
    ...(textOf(description) && { description: textOf(description) }),
    properties: [...parents, ...own],
    naturalKey: key === undefined || isSurrogate ? [] : [propertyNameOf(key)],
  };
}

const placeOf = ({ component }: PlainSchema, at: string): string =>
  component === undefined ? at : pointerOf('components', 'schemas', component);

/** Returns the properties of answers and bodies. */
function unite(
  read: readonly PropertyDraft[],
  sent: readonly PropertyDraft[],
  hasBody: boolean,
): PropertyDraft[] {
  const bodies = new Map<string, PropertyDraft>();
  for (const one of sent) if (!bodies.has(one.name)) bodies.set(one.name, one);
  const answered = read.flatMap((one): PropertyDraft[] => {
    const body = bodies.get(one.name);
    if (body !== undefined) return [{ ...one, required: body.required }];
    if (!hasBody) return [one];
    // Nobody could set or read a secret that no body has.
    return one.secret ? [] : [{ ...one, required: false, readOnly: true }];
  });
  const known = new Set(read.map(({ name }) => name));
  return [...answered, ...[...bodies.values()].filter(({ name }) => !known.has(name))];
}

/** Returns properties for the records that a path names: `/users/{userId}/posts` → `userId` of a post. */
function parentProperties({ bound }: EntityOwner, all: readonly EntityOwner[]): PropertyDraft[] {
  const { segments } = bound.collection;
  return segments.flatMap((segment, index): PropertyDraft[] => {
    if (!isParameter(segment)) return [];
    const path = segments
      .slice(0, index)
      .map((one) => (isParameter(one) ? '{}' : one))
      .join('/');
    const parent = all.find(
      (one) =>
        one.bound.collection.segments.map((part) => (isParameter(part) ? '{}' : part)).join('/') === path,
    );
    if (parent === undefined) return [];
    const value = { type: 'string', reference: { entity: parent.entity } } as const;
    return [{ name: propertyNameOf(`${parent.entity}Id`), value, required: true }];
  });
}
