import { type JsonLocation, locationAt } from '../../check/RuleViolation.ts';
import { isPublishedReference, publishedPathOf } from '../../external/publishedReference.ts';
import type { ProjectFile } from '../../load/Project.ts';
import type { FamilySource } from '../../load/sources/FamilySource.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { ChoiceSource, SchemaRef, SchemaSource } from '../../load/sources/SchemaSource.ts';
import { type ChoiceFiles, derivedChoicesOf } from '../../normalize/derivedChoices.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { parentNameOf } from '../../normalize/normalizeResources.ts';
import { keywordsOf, type LocatedKeywords } from './classifyKeywords.ts';

/**
 * Keywords whose members are merged when both the `$ref` and its definition have them. Any other keyword
 * beside the `$ref` replaces that of the definition.
 */
const mergedKeywords = new Set(['x-ui', 'x-messages', 'x-i18n']);

/**
 * Keywords of a whole entity. They are classified there and not where another schema refers to the entity.
 */
const entityKeywords = new Set([
  '$schema',
  'definitions',
  'x-natural-key',
  'x-indexes',
  'x-partition-by',
  'x-retention',
  'x-payload',
  'x-change-log',
  'x-service-role',
  'x-lifecycle',
  'x-validations',
]);

/** A resource or task (`entity`), a sub-tab (`resource`), or a family (`extends`). */
export interface ShowsRecords extends Pick<FamilySource, 'extends'>, Partial<Pick<ResourceSource, 'entity'>> {
  readonly resource?: SchemaRef;
}

/**
 * Reads the keywords of the schemas in entity files. Definitions are resolved, so that moving a schema into a
 * definition is no difference. All forms of choices become `choices`. A `$ref` holds the name of another
 * entity or the path of a published schema.
 */
export class SchemaReader {
  readonly #entities: ReadonlyMap<string, ProjectFile<SchemaSource>>;
  readonly #choiceFiles: ChoiceFiles;

  constructor(project: ChoiceFiles) {
    this.#entities = new Map(project.entities.map((file) => [file.name, file]));
    this.#choiceFiles = project;
  }

  entity(name: string): JsonLocation<SchemaSource> | undefined {
    const file = this.#entities.get(name);
    return file && { file, pointer: '', value: file.value };
  }

  /** Returns the properties of the records that a part of the console shows. */
  propertiesShownBy({ entity, resource, ...part }: ShowsRecords): LocatedKeywords {
    const name = resource ? nameOfRef(resource.$ref) : parentNameOf(part);
    const ref = entity ?? this.#choiceFiles.resources.find((file) => file.name === name)?.value.entity;
    return keywordsOf(this.read(ref && this.entity(nameOfRef(ref.$ref))).properties);
  }

  /**
   * Returns the keywords of a schema with their locations.
   * @param property the name of the property, which `x-choices` needs
   */
  read(place: JsonLocation<SchemaSource> | undefined, property = ''): LocatedKeywords {
    return place ? this.#choices(this.#followed(place, 0), property) : {};
  }

  /** Returns the same with the keywords of a referenced entity instead of its name. */
  readInline(place: JsonLocation<SchemaSource>, property = ''): LocatedKeywords {
    const { $ref, ...own } = this.read(place, property);
    const target = $ref && this.entity(String($ref.value));
    if (!target) return $ref ? { ...own, $ref } : own;
    const found = Object.entries(this.read(target)).filter(([keyword]) => !entityKeywords.has(keyword));
    return { ...Object.fromEntries(found), ...own };
  }

  #followed(place: JsonLocation<SchemaSource>, depth: number): LocatedKeywords {
    const own = keywordsOf(place);
    const { $ref, ...rest } = own;
    if (!$ref || depth > 20) return own;
    const ref = String($ref.value);
    const file = place.file as ProjectFile<SchemaSource>;
    if (!ref.startsWith('#')) {
      const value = isPublishedReference(ref) ? publishedPathOf(ref) : nameOfRef(ref);
      return { ...rest, $ref: { ...$ref, value } };
    }
    const name = ref.slice('#/definitions/'.length);
    const target = file.value.definitions?.[name];
    if (target === undefined) return own;
    const found = this.#followed(
      locationAt({ file, pointer: '', value: file.value }, ['definitions', name], target),
      depth + 1,
    );
    const added = Object.entries(rest).map(([keyword, is]): [string, JsonLocation<unknown>] => {
      const under = found[keyword];
      return [
        keyword,
        under && mergedKeywords.has(keyword) ? { ...is, value: mergeValues(under.value, is.value) } : is,
      ];
    });
    return { ...found, ...Object.fromEntries(added) };
  }

  #choices(
    { oneOf, enum: bare, 'x-choices': derived, ...rest }: LocatedKeywords,
    property: string,
  ): LocatedKeywords {
    if (derived) return { ...rest, choices: { ...derived, value: this.#derivedChoices(derived, property) } };
    if (oneOf) return { ...rest, choices: oneOf };
    const values = bare?.value as readonly (string | number)[] | undefined;
    return bare && values
      ? { ...rest, choices: { ...bare, value: values.map((value) => ({ const: value })) } }
      : rest;
  }

  /** Returns the choices of `x-choices` without captions, which belong to the files of families and entities. */
  #derivedChoices({ value }: JsonLocation<unknown>, property: string): ChoiceSource[] {
    const schema = { 'x-choices': value } as SchemaSource;
    return derivedChoicesOf(schema, property, this.#choiceFiles).map((choice) => ({ const: choice.value }));
  }
}

const mergeValues = (under: unknown, over: unknown): unknown => ({
  ...(under as object),
  ...(over as object),
});
