import type { Table } from '../../src/contract/phrases.ts';
import { isExternal } from '../external/ref.ts';
import type { File, Project } from '../load.ts';
import { nameOfRef } from '../normalize/entities.ts';
import { familyChoices } from '../normalize/familyChoices.ts';
import type { PartSource, Ref, ResourceSource, SchemaSource } from '../source.ts';
import type { OperationPlace } from './operationPlace.ts';
import { elements, inside, members, type Place, rootOf } from './place.ts';

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
  const operationIds = new Set(
    [...all.endpoints, ...project.endpoints].flatMap(({ value }) => Object.keys(value.operations ?? {})),
  );
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
    if (isExternal($ref)) return { type: 'object', additionalProperties: true };
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
    messages: new Set(saidByConsole(project).flatMap(({ value }) => keysOf(value))),
  };
}

/** Phrases that the console has: all but those that only the service says. */
const saidByConsole = ({ locales, phraseGroups }: Project): Sources['locales'] => [
  ...locales,
  ...Object.entries(phraseGroups).flatMap(([group, files]) => (group === 'service' ? [] : files)),
];

/** The supported locales, those of unreadable files too. */
export const localesOf = ({ locales, unreadable }: Sources): string[] => [
  ...locales.map(({ name }) => name),
  ...unreadable.flatMap((path) => /^locales\/([^/]+)\.json$/.exec(path)?.[1] ?? []),
];

/** Every part of every tab of a record's page. */
export const partsIn = (file: File<ResourceSource>): Place<PartSource>[] =>
  members(rootOf(file), 'recordTabs', file.value.recordTabs).flatMap(([, tab]) =>
    elements(tab, 'subTabs', tab.value.subTabs),
  );
