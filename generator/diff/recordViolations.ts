import { Ajv, type ErrorObject } from 'ajv';
import { secretSetName } from '../../src/contract/api/derivedNames.ts';
import { formSchema } from '../emit/validators/emitValidators.ts';
import { validatorFormats } from '../emit/validators/StandaloneValidators.ts';
import { publishedAjvOf } from '../external/emit/validatorModule.ts';
import { findPublishedUses } from '../external/publishedReference.ts';
import type { SchemaBundle } from '../external/SchemaBundle.ts';
import type { Project } from '../load/loadProject.ts';
import type { SchemaCondition } from '../load/schemaSources.ts';
import { normalizeProject } from '../normalize/normalizeProject.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a record breaks, and where: names of properties, indexes of elements. */
export interface RecordViolation {
  readonly path: readonly string[];
  readonly keyword: string;
}

/**
 * The validator of an entity as the service has it, for one stored record: undefined when there is no such
 * entity.
 */
export type RecordValidators = (entity: string) => ((record: Json) => RecordViolation[]) | undefined;

const createAjv = (): Ajv =>
  new Ajv({
    allErrors: true,
    $data: true,
    strict: false,
    validateSchema: false,
    multipleOfPrecision: 8,
    formats: validatorFormats,
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

/** What a value breaks of a published schema. */
function errorsOf(bundle: SchemaBundle | undefined): (value: unknown) => readonly ErrorObject[] {
  const validate = bundle && publishedAjvOf(bundle).getSchema('validate');
  return (value) => (validate === undefined || validate(value) ? [] : (validate.errors ?? []));
}

/** The values at a path, each with its own; `*` is every element of an array. */
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

/** A sealed secret says nothing about its text: it is known to be there. */
function toAnsweredRecord(record: Json, secrets: readonly string[]): Json {
  const others = Object.entries(record).filter(([name]) => !secrets.includes(name));
  const flags = secrets.map((name) => [secretSetName(name), record[name] !== undefined]);
  return Object.fromEntries([...others, ...flags]);
}

const unescapePointerPart = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function violationOf(
  within: readonly string[],
  { instancePath, keyword, params }: ErrorObject,
): RecordViolation {
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  const path = [...within, ...instancePath.split('/').slice(1).map(unescapePointerPart)];
  return { path: typeof name === 'string' ? [...path, name] : path, keyword };
}

/** Whether a record satisfies a schema. */
export function createRecordTest(schema: SchemaCondition): (record: Json) => boolean {
  const validate = createAjv().compile(schema);
  return (record) => validate(record) === true;
}
