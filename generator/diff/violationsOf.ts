import { Ajv, type ErrorObject } from 'ajv';
import { setFlag } from '../../src/contract/secretName.ts';
import { formats } from '../emit/standalone.ts';
import { formSchema } from '../emit/validators.ts';
import type { Bundle } from '../external/bundle.ts';
import { compilerOf } from '../external/emit/validate.ts';
import { usesIn } from '../external/uses.ts';
import type { Project } from '../load.ts';
import { normalize } from '../normalize.ts';
import type { Condition } from '../source.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a record breaks, and where: names of properties, indexes of elements. */
export interface Violation {
  readonly path: readonly string[];
  readonly keyword: string;
}

/** The validator of an entity as the service has it, for one stored record: undefined when there is no such entity. */
export type Violations = (entity: string) => ((record: Json) => Violation[]) | undefined;

const compiler = (): Ajv =>
  new Ajv({
    allErrors: true,
    $data: true,
    strict: false,
    validateSchema: false,
    multipleOfPrecision: 8,
    formats,
  });

export function violationsOf(project: Project): Violations {
  const { entities, externals } = normalize(project);
  const ajv = compiler();
  return (name) => {
    const entity = entities.find((one) => one.name === name);
    if (entity === undefined) return undefined;
    const own = ajv.compile(formSchema(entity));
    const parts = usesIn(entity.schema).map(({ path, name: published }) => ({
      path,
      errors: errorsOf(externals.find((bundle) => bundle.name === published)),
    }));
    const secrets = Object.entries(entity.schema.properties).flatMap(([property, { secret }]) =>
      secret ? [property] : [],
    );
    return (record) => [
      ...(own(shown(record, secrets)) ? [] : (own.errors ?? [])).map((error) => violationOf([], error)),
      ...parts.flatMap(({ path, errors }) =>
        [...valuesAt(record, path)].flatMap(([value, at]) =>
          errors(value).map((error) => violationOf(at, error)),
        ),
      ),
    ];
  };
}

/** What a value breaks of a published schema. */
function errorsOf(bundle: Bundle | undefined): (value: unknown) => readonly ErrorObject[] {
  const validate = bundle && compilerOf(bundle).getSchema('validate');
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
function shown(record: Json, secrets: readonly string[]): Json {
  const others = Object.entries(record).filter(([name]) => !secrets.includes(name));
  const flags = secrets.map((name) => [setFlag(name), record[name] !== undefined]);
  return Object.fromEntries([...others, ...flags]);
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function violationOf(within: readonly string[], { instancePath, keyword, params }: ErrorObject): Violation {
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  const path = [...within, ...instancePath.split('/').slice(1).map(unescaped)];
  return { path: typeof name === 'string' ? [...path, name] : path, keyword };
}

/** Whether a record satisfies a schema. */
export function satisfies(schema: Condition): (record: Json) => boolean {
  const validate = compiler().compile(schema);
  return (record) => validate(record) === true;
}
