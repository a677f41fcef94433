import { secretClearName, secretSetName } from '../../../../src/contract/api/derivedNames.ts';
import type { EntityDraft, PropertyDraft } from '../../draft/Draft.ts';
import { captionOf, createEntityNamer, entityNameOf, singularNameOf } from '../../draft/names.ts';
import { listOf, objectOf, textOf } from '../SourceDocument.ts';
import { kindOfComponent } from '../values/plainSchema.ts';
import type { ValueReader } from '../values/ValueReader.ts';
import type { BoundCollection } from './bindRoles.ts';
import { bodyPropertiesOf, placeOf, unsendableNames } from './bodyProperties.ts';
import { isParameter } from './findCollections.ts';
import { isAtRecord, type ScopeParameter, scopeOf } from './recordPath.ts';

/** A collection with the name of its entity. */
export interface EntityOwner {
  readonly entity: string;
  readonly bound: BoundCollection;
}

/** Names the entities of collections, those with the shortest paths first. Names are unique. */
export function nameCollections(all: readonly BoundCollection[]): EntityOwner[] {
  const nameEntity = createEntityNamer([]);
  const depth = ({ collection }: BoundCollection): number => collection.segments.length;
  return all
    .toSorted((a, b) => depth(a) - depth(b))
    .map((bound) => {
      const words = bound.collection.segments.filter((segment) => !isParameter(segment));
      const fromPath = singularNameOf(words.at(-1) ?? 'record');
      const component = bound.record?.component && kindOfComponent(bound.record.component);
      const parent = singularNameOf(words.at(-2) ?? 'other');
      const wanted =
        component !== undefined && /^[A-Za-z]\w{0,39}$/.test(component) ? entityNameOf(component) : fromPath;
      return { entity: nameEntity(wanted, parent), bound };
    });
}

/** An entity, and the required members of a new record that it lacks. */
export interface ReadEntity {
  readonly draft: EntityDraft;
  readonly missing: readonly string[];
  /** Members of bodies with another type than in the record. They are read-only, because one form shows both. */
  readonly unlike: readonly string[];
  /** Members of bodies that a form-encoded body cannot have. They are read-only. */
  readonly unsendable: readonly string[];
  /** The record has a member `uuid` besides its key. The entity lacks it, because `uuid` has the key within the console. */
  readonly lacksUuid: boolean;
}

/** Returns the entity of a collection. Properties that no body has are read-only. */
export function collectionEntity(
  { entity, bound }: EntityOwner,
  all: readonly EntityOwner[],
  reader: ValueReader,
): ReadEntity {
  const { record = { keywords: {} }, key = '', roles } = bound;
  const create = roles.get('create')?.body;
  const read = reader.properties(record, placeOf(record, roles.get('list')?.at ?? ''));
  const inBodies = bodyPropertiesOf(bound, read, reader);
  const unsendable = unsendableNames(bound, inBodies);
  const sent = inBodies.filter(({ name }) => !unsendable.includes(name));
  const inPath = pathProperties(bound, all);
  const names = new Set(inPath.map(({ name }) => name));
  const isKeyAsked = isAtRecord(bound.collection, roles.get('create'));
  const united = unite(read, sent, roles.has('create') || roles.has('modify'));
  const lacksUuid = key !== 'uuid' && united.some(({ name }) => name === 'uuid');
  const flags = secretFlagsIn(united);
  const own = united
    .filter((one) => !names.has(one.name) && !(lacksUuid && one.name === 'uuid') && !flags.has(one))
    .map((one) => (isKeyAsked && one.name === key ? askedFor(one) : one));
  const { title, description } = record.keywords;
  const unlike = read.flatMap((one) => {
    const body = sent.find(({ name }) => name === one.name);
    return body && !isAlike(one, body) ? [one.name] : [];
  });
  const known = new Set(
    own.map(({ name }) => name).filter((name) => ![...unlike, ...unsendable].includes(name)),
  );
  return {
    draft: {
      name: entity,
      ...(textOf(title) && { title: textOf(title) }),
      ...(textOf(description) && { description: textOf(description) }),
      properties: [...inPath, ...queryProperties(bound, own, reader), ...own],
      key,
      ...(names.size + bound.listScope.size > 0 && { scope: [...names, ...bound.listScope.keys()] }),
      naturalKey: [],
    },
    missing: listOf(create?.keywords.required).flatMap((name) =>
      known.has(String(name)) || names.has(String(name)) ? [] : [String(name)],
    ),
    unlike,
    unsendable,
    lacksUuid,
  };
}

/** Returns the flags of secrets, such as `passwordSet`. The console adds them to each secret. */
const secretFlagsIn = (properties: readonly PropertyDraft[]): ReadonlySet<PropertyDraft> => {
  const names = properties.flatMap(({ name, secret }) =>
    secret ? [secretSetName(name), secretClearName(name)] : [],
  );
  return new Set(properties.filter(({ name, value }) => value.type === 'boolean' && names.includes(name)));
};

/** Records and forms may lack a value that only the list requires. */
const ofListOnly = (property: PropertyDraft): PropertyDraft => ({
  ...property,
  required: false,
  readOnly: true,
});

/** Returns the properties in the paths of a collection, and those in the path of its list only. */
function pathProperties(bound: BoundCollection, all: readonly EntityOwner[]): PropertyDraft[] {
  const own = scopeOf(bound);
  const ofList = bound.listFrom ? scopeOf(bound.listFrom) : [];
  return [
    ...own.map((parameter) => scopeProperty(parameter, all)),
    ...ofList
      .filter(({ property }) => !own.some((one) => one.property === property))
      .map((parameter) => ofListOnly(scopeProperty(parameter, all))),
  ];
}

/** Returns the properties of query parameters that a list requires and that the record lacks. */
function queryProperties(
  { listScope, roles }: BoundCollection,
  own: readonly PropertyDraft[],
  reader: ValueReader,
): PropertyDraft[] {
  const lacking = [...listScope].filter(([name]) => !own.some((one) => one.name === name));
  const properties = Object.fromEntries(lacking);
  return reader.properties({ keywords: { properties } }, roles.get('list')?.at ?? '').map(ofListOnly);
}

/** The form of a new record has a field for its key, if the path of its creation has the key. */
const askedFor = ({ readOnly: _, ...property }: PropertyDraft): PropertyDraft => ({
  ...property,
  required: true,
});

const isAlike = ({ value: one }: PropertyDraft, { value: other }: PropertyDraft): boolean =>
  one.type === other.type || [one.type, other.type].every((type) => type === 'integer' || type === 'number');

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
    if (body !== undefined && isAlike(one, body)) return [{ ...one, required: body.required }];
    if (!hasBody) return [one];
    // A secret that no body has could not be set or read.
    return one.secret ? [] : [{ ...one, required: false, readOnly: true }];
  });
  const known = new Set(read.map(({ name }) => name));
  return [...answered, ...[...bodies.values()].filter(({ name }) => !known.has(name))];
}

/** Returns the property of a path parameter: a reference to the record that it names, if that record has a list without parameters. */
function scopeProperty(
  { property, type, owner }: ScopeParameter,
  all: readonly EntityOwner[],
): PropertyDraft {
  const found = all.find(
    ({ bound }) =>
      bound.collection.path === owner &&
      scopeOf(bound.listFrom ?? bound).length === 0 &&
      bound.listScope.size === 0,
  );
  const { key = '', record } = found?.bound ?? {};
  const keyType = objectOf(objectOf(record?.keywords.properties)[key]).type ?? 'string';
  const title = captionOf(property.replace(/(?<=.)_?(Id|ID|id)$/, ''));
  return {
    name: property,
    value: {
      title,
      type,
      ...(found && keyType === type && { reference: { entity: found.entity, property: key } }),
    },
    required: true,
  };
}
