import { isRangeField } from '../../src/contract/api/derivedNames.ts';
import { isPublishedReference } from '../external/publishedReference.ts';
import { phraseKeysOf } from '../load/extendPhrases.ts';
import { productOf } from '../load/Product.ts';
import type { Project, ProjectFile } from '../load/Project.ts';
import type { CaptionedSource } from '../load/sources/captions.ts';
import type { ResourceSource, SubTabSource } from '../load/sources/ResourceSource.ts';
import type { SchemaCondition, SchemaRef, SchemaSource } from '../load/sources/SchemaSource.ts';
import { derivedChoicesOf } from '../normalize/derivedChoices.ts';
import { findBackend, withVariant } from '../normalize/normalizeBackends.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import { findCaptioned } from './captions/findCaptioned.ts';
import { createConditionCompiler } from './entities/conditions/createConditionCompiler.ts';
import { createValueDescriber } from './entities/values/createValueDescriber.ts';
import type { OperationLocation } from './operations/OperationLocation.ts';
import {
  elementLocations,
  type JsonLocation,
  locationAt,
  memberLocations,
  type RuleViolation,
  rootLocation,
} from './RuleViolation.ts';

/** Input of rules: the files that satisfy the vocabulary, and look-ups in them. */
export interface RuleContext extends Project {
  /** All schemas of all entity files, including nested ones. */
  readonly schemas: readonly EntitySchemaLocation[];
  /** Returns the schemas that have a keyword. */
  readonly schemasWith: (keyword: string) => readonly EntitySchemaLocation[];
  readonly operations: readonly OperationLocation[];
  /** All locations with captions. */
  readonly captioned: readonly JsonLocation<CaptionedSource>[];
  /** The ids of all operations, including those of broken files, and those of collections without a template. */
  readonly operationIds: ReadonlySet<string>;
  /** Returns whether an operation exists, or may exist while its endpoint table is unreadable or broken. */
  readonly mayHaveOperation: (id: string) => boolean;
  readonly operation: (id: string) => OperationLocation | undefined;
  /**
   * Returns the properties of an entity with references resolved; undefined if its file is missing or broken.
   */
  readonly propertiesOf: (ref: SchemaRef) => EntityProperties | undefined;
  /** Returns the properties of a schema with references resolved. Keywords beside a `$ref` take precedence. */
  readonly propertiesIn: (place: EntitySchemaLocation, schema: SchemaSource) => EntityProperties;
  /** The names of all entities, including broken and unreadable files. */
  readonly entityNames: ReadonlySet<string>;
  /** Returns a resource file; undefined if there is no reference, or the file is missing or broken. */
  readonly resource: (ref: SchemaRef | undefined) => ProjectFile<ResourceSource> | undefined;
  /** Returns the content of an entity file; undefined if it is missing or broken. */
  readonly entity: (ref: SchemaRef) => SchemaSource | undefined;
  /** Returns a schema of an entity with its `$ref` resolved; undefined for a dangling one. */
  readonly resolveSchema: (entity: SchemaRef, schema: SchemaSource) => SchemaSource | undefined;
  /** Returns a schema with its `$ref` resolved; undefined for a dangling one. */
  readonly followReference: (place: EntitySchemaLocation, schema: SchemaSource) => SchemaSource | undefined;
  /** Returns whether all files of a folder are readable and satisfy the vocabulary. */
  readonly isComplete: (
    folder: 'backends' | 'endpoints' | 'entities' | 'families' | 'resources' | 'screens',
  ) => boolean;
  /** Returns the choices of a property with `x-choices`; undefined while a file that adds choices is broken. */
  readonly derivedValues: (schema: SchemaSource, property: string) => string[] | undefined;
  /**
   * Returns the errors of a value by the keywords of its property. Undefined if there is none, or if the format
   * of the property is not supported.
   */
  readonly describeInvalidValue: (schema: SchemaSource, value: unknown) => string | undefined;
  /** Compiles a condition to a test of a record. */
  readonly compileCondition: (condition: SchemaCondition) => (record: object) => boolean;
  /** Keys of all phrases of the console. Phrases that only the service uses are not included. */
  readonly messages: ReadonlySet<string>;
}

export type EntityProperties = Readonly<Record<string, SchemaSource>>;

export interface EntitySchemaLocation extends JsonLocation<SchemaSource> {
  /** Name of the property, if it is one. */
  readonly property?: string;
  /** The object that contains the property, else the whole entity. */
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

/** Returns the schemas by their keywords. */
function schemasByKeyword(schemas: readonly EntitySchemaLocation[]): Map<string, EntitySchemaLocation[]> {
  const found = new Map<string, EntitySchemaLocation[]>();
  for (const place of schemas)
    for (const keyword in place.value) {
      const list = found.get(keyword);
      if (list) list.push(place);
      else found.set(keyword, [place]);
    }
  return found;
}

/**
 * @param all the project including files that break the vocabulary: their names exist, but their content is
 * unreliable
 */
export function createRuleContext(project: Project, all: Project): RuleContext {
  const entities = new Map(project.entities.map((file) => [file.name, file]));
  const resources = new Map(project.resources.map((file) => [file.name, file]));
  const operations = project.endpoints.flatMap((file) => {
    const named = findBackend(all.backends, file.value)?.name;
    const found = project.backends.find(({ name }) => name === named);
    const backend = found && { ...found, value: withVariant(found.value, file.value) };
    const { service } = file.value;
    return memberLocations(rootLocation(file), 'operations', file.value.operations).map(([id, place]) => ({
      ...place,
      id,
      backend,
      service,
    }));
  });
  const operationIds = new Set(
    [...all.endpoints, ...project.endpoints].flatMap(({ name, value: { operations = {}, collection } }) => [
      ...Object.keys(operations),
      ...[...(collection?.roles ?? []), ...(collection?.transitions ?? [])].map((part) => `${name}.${part}`),
    ]),
  );
  const isUncertain = all.unreadable.some((path) => path.startsWith('schemas/endpoints/'));
  const tables = new Set(project.endpoints.map(({ name }) => name));
  const brokenTables = new Set(all.endpoints.flatMap(({ name }) => (tables.has(name) ? [] : name)));
  const isComplete: RuleContext['isComplete'] = (folder) =>
    project[folder].length === all[folder].length &&
    !all.unreadable.some((path) => path.startsWith(`schemas/${folder}/`));
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

  const resolved = new Map<SchemaSource, EntityProperties>();
  function resolveProperties(file: SchemaSource, schema: SchemaSource): EntityProperties {
    const known = resolved.get(schema);
    if (known) return known;
    const properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const { $ref, ...own } = property;
        return [name, $ref === undefined ? property : { ...follow(file, property), ...own }];
      }),
    );
    resolved.set(schema, properties);
    return properties;
  }

  const entity = ({ $ref }: SchemaRef) => entities.get(nameOfRef($ref))?.value;

  const schemas = project.entities.flatMap((entity) =>
    findNestedSchemas({ ...rootLocation(entity), owner: entity.value, entity }),
  );
  const byKeyword = schemasByKeyword(schemas);
  const schemasWith = (keyword: string) => byKeyword.get(keyword) ?? [];

  return {
    ...project,
    operations,
    operationIds,
    mayHaveOperation: (id) => operationIds.has(id) || isUncertain || brokenTables.has(id.split('.')[0] ?? ''),
    operation: (id) => byId.get(id),
    schemas,
    schemasWith,
    captioned: findCaptioned({ ...project, schemas, schemasWith, operations }),
    describeInvalidValue: createValueDescriber(),
    compileCondition: createConditionCompiler(),
    entityNames: new Set([...all.entities.map(({ path }) => path), ...all.unreadable].map(nameOfRef)),
    propertiesOf(ref) {
      const found = entity(ref);
      return found?.properties && resolveProperties(found, found);
    },
    propertiesIn: (place, schema) => resolveProperties(place.entity.value, schema),
    resource: (ref) => ref && resources.get(nameOfRef(ref.$ref)),
    entity,
    resolveSchema: (ref, schema) => follow(entity(ref) ?? {}, schema),
    followReference: (place, schema) => follow(place.entity.value, schema),
    isComplete,
    derivedValues: (schema, property) =>
      (['families', 'entities', 'resources'] as const).every(isComplete)
        ? derivedChoicesOf(schema, property, project).map(({ value }) => value)
        : undefined,
    messages: new Set(consolePhraseFiles(project).flatMap(({ value }) => phraseKeysOf(value))),
  };
}

/** Phrases of the console: all but those that only the service uses. */
const consolePhraseFiles = ({ locales, phraseGroups }: Project): RuleContext['locales'] => [
  ...locales,
  ...Object.entries(phraseGroups).flatMap(([group, files]) => (group === 'service' ? [] : files)),
];

/** Returns the languages of the project. */
export const localesOf = (sources: RuleContext): readonly string[] => productOf(sources).locales;

/** Returns the sub-tabs of all tabs of a record page. */
export const findSubTabs = (file: ProjectFile<ResourceSource>): JsonLocation<SubTabSource>[] =>
  memberLocations(rootLocation(file), 'recordTabs', file.value.recordTabs).flatMap(([, tab]) =>
    elementLocations(tab, 'subTabs', tab.value.subTabs),
  );

/** Returns the names of an object's properties. */
export const propertyNamesOf = ({ properties = {} }: SchemaSource): string[] => Object.keys(properties);

/** Returns the values in `oneOf` or `enum` of a resolved property; undefined if it has no choices. */
export const choicesOf = (schema: SchemaSource | undefined): readonly unknown[] | undefined =>
  schema?.oneOf?.map((choice) => choice.const) ?? schema?.enum;

/** Returns whether lists filter a property by a range. */
export function hasRangeFilter(schema: SchemaSource): boolean {
  const { type = 'object', format, 'x-reference': reference } = schema;
  return isRangeField({ type, format, choices: choicesOf(schema)?.map(String), reference });
}

/** A rule for schema files. It yields its violations. Rules run on files that satisfy the vocabulary. */
export type SchemaRule = (sources: RuleContext) => Iterable<RuleViolation>;

/** A rule that other rules rely on. They skip the files that break it, as they skip those that break the vocabulary. */
export type PrerequisiteRule = (project: Project) => Iterable<RuleViolation>;

/** A rule that evaluates expressions of schema files. It runs on files without other problems. */
export type ExpressionRule = (sources: RuleContext) => AsyncIterable<RuleViolation>;
