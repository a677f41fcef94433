import { Ajv, type ErrorObject } from 'ajv';
import { secretSetName } from '../../src/contract/api/derivedNames.ts';
import { valueFormats } from '../../src/contract/validation/valueFormats.ts';
import { formSchema } from '../emit/validators/emitValidators.ts';
import { findPublishedUses } from '../external/findPublishedUses.ts';
import type { SchemaBundle } from '../external/SchemaBundle.ts';
import { pointerParts } from '../load/jsonPosition.ts';
import type { Project } from '../load/Project.ts';
import type { SchemaCondition } from '../load/sources/SchemaSource.ts';
import { normalizeProject } from '../normalize/normalizeProject.ts';

type Json = Readonly<Record<string, unknown>>;

/** A violated keyword, and its path in the record: names of properties and indexes of elements. */
export interface RecordViolation {
  readonly path: readonly string[];
  readonly keyword: string;
}

/**
 * Returns the validator of an entity for stored records, the same as in the service. Undefined if the entity
 * does not exist.
 */
export type RecordValidators = (entity: string) => ((record: Json) => RecordViolation[]) | undefined;

const createAjv = (): Ajv =>
  new Ajv({
    allErrors: true,
    $data: true,
    strict: false,
    validateSchema: false,
    multipleOfPrecision: 8,
    formats: valueFormats,
  });

export function createRecordValidators(project: Project): RecordValidators {
  const { entities, externals } = normalizeProject(project);
  const ajv = createAjv();
  return (name) => {
    const entity = entities.find((one) => one.name === name);
    if (entity === undefined) return undefined;
    const own = ajv.compile(formSchema(entity));
    const parts = findPublishedUses(entity.schema).map(({ path, name: published }) => ({
      path,
      errors: errorsOf(externals.find((bundle) => bundle.name === published)),
    }));
    const secrets = Object.entries(entity.schema.properties).flatMap(([property, { secret }]) =>
      secret ? [property] : [],
    );
    return (record) => [
      ...(own(toAnsweredRecord(record, secrets)) ? [] : (own.errors ?? [])).map((error) =>
        violationOf([], error),
      ),
      ...parts.flatMap(({ path, errors }) =>
        [...valuesAt(record, path)].flatMap(([value, at]) =>
          errors(value).map((error) => violationOf(at, error)),
        ),
      ),
    ];
  };
}

/** Returns a validator of a published schema. Without a bundle, every value is valid. */
function errorsOf(bundle: SchemaBundle | undefined): (value: unknown) => readonly ErrorObject[] {
  const validate = bundle?.ajv().getSchema('validate');
  return (value) => (validate === undefined || validate(value) ? [] : (validate.errors ?? []));
}

/** Yields the values at a path, each with its own path. `*` means every element of an array. */
function* valuesAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  at: readonly string[] = [],
): Iterable<[unknown, readonly string[]]> {
  if (name === undefined) yield [value, at];
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      if (key === name || (name === '*' && Array.isArray(value))) yield* valuesAt(member, rest, [...at, key]);
}

/** Replaces each secret by its flag, because the text of an encrypted secret is unknown. */
function toAnsweredRecord(record: Json, secrets: readonly string[]): Json {
  const others = Object.entries(record).filter(([name]) => !secrets.includes(name));
  const flags = secrets.map((name) => [secretSetName(name), record[name] !== undefined]);
  return Object.fromEntries([...others, ...flags]);
}

function violationOf(
  within: readonly string[],
  { instancePath, keyword, params }: ErrorObject,
): RecordViolation {
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  const path = [...within, ...pointerParts(instancePath)];
  return { path: typeof name === 'string' ? [...path, name] : path, keyword };
}

/** Returns a function that tests whether a record satisfies a schema. */
export function createRecordTest(schema: SchemaCondition): (record: Json) => boolean {
  const validate = createAjv().compile(schema);
  return (record) => validate(record) === true;
}
