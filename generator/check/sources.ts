import type { Table } from '../../src/contract/phrases.ts';
import type { File, Project } from '../load.ts';
import { pathParametersOf } from '../normalize/calls.ts';
import { nameOfRef } from '../normalize/entities.ts';
import { familyChoices } from '../normalize/familyChoices.ts';
import type { OperationSource, PartSource, Ref, ResourceSource, SchemaSource } from '../source.ts';
import { elements, inside, members, type Place, rootOf } from './place.ts';

/** An operation, with the id and the service under which it stands. */
export interface OperationPlace extends Place<OperationSource> {
  readonly id: string;
  readonly service: string;
}

/** What rules look at: the files that keep to the vocabulary, and look-ups in them. */
export interface Sources extends Project {
  /** Every schema of every entity file, the nested ones too. */
  readonly schemas: readonly SchemaPlace[];
  readonly operations: readonly OperationPlace[];
  /** The ids of all operations, those of broken files too. */
  readonly operationIds: ReadonlySet<string>;
  /** Whether there is such an operation; nobody can say while an endpoint table is unreadable. */
  readonly mayHaveOperation: (id: string) => boolean;
  readonly operation: (id: string) => OperationPlace | undefined;
  /** The properties of an entity, references followed; undefined when its file is missing or broken. */
  readonly propertiesOf: (ref: Ref) => Properties | undefined;
  /** The names of all entities, those of broken and unreadable files too. */
  readonly entityNames: ReadonlySet<string>;
  /** An entity file's content; undefined when it is missing or broken. */
  readonly entity: (ref: Ref) => SchemaSource | undefined;
  /** A schema of an entity with its `$ref` followed; undefined when that leads nowhere. */
  readonly resolved: (entity: Ref, schema: SchemaSource) => SchemaSource | undefined;
  /** A schema with its `$ref` followed; undefined when that leads nowhere. */
  readonly followed: (place: SchemaPlace, schema: SchemaSource) => SchemaSource | undefined;
  /** What the families fix a property to; undefined while a family's file is broken. */
  readonly familyValues: (property: string) => string[] | undefined;
  /** Message keys that every locale has. */
  readonly messages: ReadonlySet<string>;
}

export type Properties = Readonly<Record<string, SchemaSource>>;

export interface SchemaPlace extends Place<SchemaSource> {
  /** Its name, when it is a property. */
  readonly property?: string;
  /** The object whose property it is or is part of, else the whole entity. */
  readonly owner: SchemaSource;
  readonly entity: File<SchemaSource>;
}

function schemasIn(place: SchemaPlace): SchemaPlace[] {
  const { value, entity } = place;
  const properties = members(place, 'properties', value.properties).map(([property, found]) => ({
    ...found,
    property,
    owner: value,
    entity,
  }));
  const definitions = members(place, 'definitions', value.definitions).map(([, found]) => found);
  const items = value.items ? [inside(place, ['items'], value.items)] : [];
  const more =
    typeof value.additionalProperties === 'object'
      ? [inside(place, ['additionalProperties'], value.additionalProperties)]
      : [];
  const others = [...definitions, ...items, ...more].map((found) => ({
    ...found,
    owner: place.owner,
    entity,
  }));
  return [place, ...[...properties, ...others].flatMap(schemasIn)];
}

/** `a.b.c` of every phrase in a locale file. */
export const keysOf = (table: Table, path: readonly string[] = []): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key].join('.')] : keysOf(value, [...path, key]),
  );

/** @param all the project with the files that break the vocabulary: what stands in them is there, if not to be relied on */
export function sourcesOf(project: Project, all: Project): Sources {
  const entities = new Map(project.entities.map((file) => [file.name, file]));
  const operations = project.endpoints.flatMap((file) =>
    members(rootOf(file), 'operations', file.value.operations).map(([id, place]) => ({
      ...place,
      id,
      service: file.value.service,
    })),
  );
  const operationIds = new Set(all.endpoints.flatMap(({ value }) => Object.keys(value.operations ?? {})));
  const isUncertain = all.unreadable.some((path) => path.startsWith('schemas/endpoints/'));
  const areFamiliesKnown =
    project.families.length === all.families.length &&
    !all.unreadable.some((path) => path.startsWith('schemas/families/'));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));

  function follow(file: SchemaSource, schema: SchemaSource, depth = 0): SchemaSource | undefined {
    const { $ref } = schema;
    if ($ref === undefined || depth > entities.size) return schema;
    if ($ref.startsWith('#')) {
      const found = file.definitions?.[$ref.slice('#/definitions/'.length)];
      return found && follow(file, found, depth + 1);
    }
    const found = entities.get(nameOfRef($ref))?.value;
    return found && follow(found, found, depth + 1);
  }

  const entity = ({ $ref }: Ref) => entities.get(nameOfRef($ref))?.value;

  return {
    ...project,
    operations,
    operationIds,
    mayHaveOperation: (id) => operationIds.has(id) || isUncertain,
    operation: (id) => byId.get(id),
    schemas: project.entities.flatMap((entity) =>
      schemasIn({ ...rootOf(entity), owner: entity.value, entity }),
    ),
    entityNames: new Set([...all.entities.map(({ path }) => path), ...all.unreadable].map(nameOfRef)),
    propertiesOf: (ref) => entity(ref)?.properties,
    entity,
    resolved: (ref, schema) => follow(entity(ref) ?? {}, schema),
    followed: (place, schema) => follow(place.entity.value, schema),
    familyValues: (property) =>
      areFamiliesKnown ? familyChoices(project.families, property).map(({ value }) => value) : undefined,
    messages: new Set(project.locales.flatMap(({ value }) => keysOf(value))),
  };
}

/** The supported locales, those of unreadable files too. */
export const localesOf = ({ locales, unreadable }: Sources): string[] => [
  ...locales.map(({ name }) => name),
  ...unreadable.flatMap((path) => /^locales\/(.+)\.json$/.exec(path)?.[1] ?? []),
];

/** The entity that is the body of an operation. */
export const bodyOf = ({ value: { body } }: OperationPlace): Ref | undefined =>
  body && '$ref' in body ? body : undefined;

/** Whether an operation is about the record of a uuid. */
export const asksUuid = ({ value }: OperationPlace): boolean =>
  value.path.includes('{uuid}') || 'uuid' in (value.query ?? {});

/** Parameters that somebody has to give, in the path or the query: all but what the session fills. */
export const requiredOf = ({ value: { path, query = {} } }: OperationPlace): string[] => [
  ...pathParametersOf(path),
  ...Object.entries(query).flatMap(([name, { from, required = true }]) =>
    required && from === undefined ? [name] : [],
  ),
];

/** What an operation takes besides its path: query parameters, or the filters of its paging body. */
export function parametersOf({ value }: OperationPlace): Set<string> {
  const { query = {}, body } = value;
  const filters = body && 'filter' in body ? body.filter : [];
  return new Set([...Object.keys(query), ...filters]);
}

/** The entity of an operation's records, and whether they come as one record, a list or a page. */
export function resultOf({
  value,
}: OperationPlace): { readonly ref: Ref; readonly many: boolean } | undefined {
  const { result } = value;
  if (result === undefined) return undefined;
  if ('page' in result) return { ref: result.page, many: true };
  return 'list' in result ? { ref: result.list, many: true } : { ref: result, many: false };
}

/** Every part of every tab of a record's page. */
export const partsIn = (file: File<ResourceSource>): Place<PartSource>[] =>
  members(rootOf(file), 'tabs', file.value.tabs).flatMap(([, tab]) =>
    elements(tab, 'parts', tab.value.parts),
  );

/** Every `$ref` to a file, wherever it stands, with the folder it must lead to. */
export function refsIn({
  schemas,
  endpoints,
  resources,
  families,
  screens,
  tasks,
}: Sources): Place<string>[] {
  const refs: Place<string>[] = [];
  const add = (place: Place<unknown>, path: readonly string[], ref: Ref | undefined) => {
    if (ref) refs.push(inside(place, [...path, '$ref'], ref.$ref));
  };
  for (const place of schemas) {
    if (place.value.$ref) add(place, [], { $ref: place.value.$ref });
    add(place, ['x-owner'], place.value['x-owner']);
  }
  for (const file of endpoints)
    for (const [, place] of members(rootOf(file), 'operations', file.value.operations)) {
      const { body, result } = place.value;
      if (body) add(place, '$ref' in body ? ['body'] : ['body', 'page'], '$ref' in body ? body : body.page);
      if (result && '$ref' in result) add(place, ['result'], result);
      else if (result && 'page' in result) add(place, ['result', 'page'], result.page);
      else if (result) add(place, ['result', 'list'], result.list);
    }
  for (const file of resources) {
    add(rootOf(file), ['entity'], file.value.entity);
    for (const part of partsIn(file)) add(part, ['resource'], part.value.resource);
    for (const other of elements(rootOf(file), 'beside', file.value.beside))
      add(other, ['resource'], other.value.resource);
  }
  for (const file of families) add(rootOf(file), ['extends'], file.value.extends);
  for (const file of screens)
    for (const tab of elements(rootOf(file), 'tabs', file.value.tabs)) {
      add(tab, ['resource'], tab.value.resource);
      add(tab, ['task'], tab.value.task);
    }
  for (const file of tasks) {
    add(rootOf(file), ['entity'], file.value.entity);
    add(rootOf(file), ['about'], file.value.about);
    add(rootOf(file), ['picks', 'resource'], file.value.picks?.resource);
  }
  return refs;
}
