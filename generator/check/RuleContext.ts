import type { PhraseTable } from '../../src/contract/text/phrases.ts';
import { isPublishedReference } from '../external/publishedReference.ts';
import type { Project, ProjectFile } from '../load/loadProject.ts';
import type { PartSource, ResourceSource, SchemaRef, SchemaSource } from '../load/schemaSources.ts';
import { familyChoicesOf } from '../normalize/captions.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import type { OperationLocation } from './OperationLocation.ts';
import {
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  type RuleViolation,
  rootLocation,
} from './RuleViolation.ts';

/** What rules look at: the files that keep to the vocabulary, and look-ups in them. */
export interface RuleContext extends Project {
  /** Every schema of every entity file, the nested ones too. */
  readonly schemas: readonly EntitySchemaLocation[];
  readonly operations: readonly OperationLocation[];
  /** The ids of all operations, those of broken files too. */
  readonly operationIds: ReadonlySet<string>;
  /** Whether there is such an operation; nobody can say while an endpoint table is unreadable. */
  readonly mayHaveOperation: (id: string) => boolean;
  readonly operation: (id: string) => OperationLocation | undefined;
  /** The properties of an entity, references followed; undefined when its file is missing or broken. */
  readonly propertiesOf: (ref: SchemaRef) => EntityProperties | undefined;
  /** The names of all entities, those of broken and unreadable files too. */
  readonly entityNames: ReadonlySet<string>;
  /** An entity file's content; undefined when it is missing or broken. */
  readonly entity: (ref: SchemaRef) => SchemaSource | undefined;
  /** A schema of an entity with its `$ref` followed; undefined when that leads nowhere. */
  readonly resolveSchema: (entity: SchemaRef, schema: SchemaSource) => SchemaSource | undefined;
  /** A schema with its `$ref` followed; undefined when that leads nowhere. */
  readonly followReference: (place: EntitySchemaLocation, schema: SchemaSource) => SchemaSource | undefined;
  /** What the families fix a property to; undefined while a family's file is broken. */
  readonly familyValues: (property: string) => string[] | undefined;
  /** Message keys that every locale has. */
  readonly messages: ReadonlySet<string>;
}

export type EntityProperties = Readonly<Record<string, SchemaSource>>;

export interface EntitySchemaLocation extends JsonLocation<SchemaSource> {
  /** Its name, when it is a property. */
  readonly property?: string;
  /** The object whose property it is or is part of, else the whole entity. */
  readonly owner: SchemaSource;
  readonly entity: ProjectFile<SchemaSource>;
}

function findNestedSchemas(place: EntitySchemaLocation): EntitySchemaLocation[] {
  const { value, entity } = place;
  const properties = memberLocations(place, 'properties', value.properties).map(([property, found]) => ({
    ...found,
    property,
    owner: value,
    entity,
  }));
  const definitions = memberLocations(place, 'definitions', value.definitions).map(([, found]) => found);
  const items = value.items ? [locationAt(place, ['items'], value.items)] : [];
  const more =
    typeof value.additionalProperties === 'object'
      ? [locationAt(place, ['additionalProperties'], value.additionalProperties)]
      : [];
  const others = [...definitions, ...items, ...more].map((found) => ({
    ...found,
    owner: place.owner,
    entity,
  }));
  return [place, ...[...properties, ...others].flatMap(findNestedSchemas)];
}

/** `a.b.c` of every phrase in a locale file. */
export const phraseKeysOf = (table: PhraseTable, path: readonly string[] = []): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key].join('.')] : phraseKeysOf(value, [...path, key]),
  );

/** @param all the project with the files that break the vocabulary: what stands in them is there, if not to be relied on */
export function createRuleContext(project: Project, all: Project): RuleContext {
  const entities = new Map(project.entities.map((file) => [file.name, file]));
  const operations = project.endpoints.flatMap((file) =>
    memberLocations(rootLocation(file), 'operations', file.value.operations).map(([id, place]) => ({
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
    if (isPublishedReference($ref)) return { type: 'object', additionalProperties: true };
    const found = entities.get(nameOfRef($ref))?.value;
    return found && follow(found, found, depth + 1);
  }

  const entity = ({ $ref }: SchemaRef) => entities.get(nameOfRef($ref))?.value;

  return {
    ...project,
    operations,
    operationIds,
    mayHaveOperation: (id) => operationIds.has(id) || isUncertain,
    operation: (id) => byId.get(id),
    schemas: project.entities.flatMap((entity) =>
      findNestedSchemas({ ...rootLocation(entity), owner: entity.value, entity }),
    ),
    entityNames: new Set([...all.entities.map(({ path }) => path), ...all.unreadable].map(nameOfRef)),
    propertiesOf: (ref) => entity(ref)?.properties,
    entity,
    resolveSchema: (ref, schema) => follow(entity(ref) ?? {}, schema),
    followReference: (place, schema) => follow(place.entity.value, schema),
    familyValues: (property) =>
      areFamiliesKnown ? familyChoicesOf(project.families, property).map(({ value }) => value) : undefined,
    messages: new Set(consolePhraseFiles(project).flatMap(({ value }) => phraseKeysOf(value))),
  };
}

/** Phrases that the console has: all but those that only the service says. */
const consolePhraseFiles = ({ locales, phraseGroups }: Project): RuleContext['locales'] => [
  ...locales,
  ...Object.entries(phraseGroups).flatMap(([group, files]) => (group === 'service' ? [] : files)),
];

/** The supported locales, those of unreadable files too. */
export const localesOf = ({ locales, unreadable }: RuleContext): string[] => [
  ...locales.map(({ name }) => name),
  ...unreadable.flatMap((path) => /^locales\/([^/]+)\.json$/.exec(path)?.[1] ?? []),
];

/** Every part of every tab of a record's page. */
export const findTabParts = (file: ProjectFile<ResourceSource>): JsonLocation<PartSource>[] =>
  memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs).flatMap(([, tab]) =>
    elementLocations(tab, 'subTabs', tab.value.subTabs),
  );

/** One rule of schema files: what it finds wrong. Rules look at files that keep to the vocabulary. */
export type SchemaRule = (sources: RuleContext) => Iterable<RuleViolation>;
