import { isRangeField } from '../../src/contract/api/derivedNames.ts';
import { productOf } from '../load/Product.ts';
import type { Project, ProjectFile } from '../load/Project.ts';
import type { CaptionedSource } from '../load/sources/captions.ts';
import type { ResourceSource, SubTabSource } from '../load/sources/ResourceSource.ts';
import type { SchemaCondition, SchemaRef, SchemaSource } from '../load/sources/SchemaSource.ts';
import type { OperationLocation } from './operations/OperationLocation.ts';
import {
  elementLocations,
  type JsonLocation,
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
