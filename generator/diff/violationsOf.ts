import { Ajv, type ErrorObject } from 'ajv';
import { setFlag } from '../../src/contract/secretName.ts';
import { formats } from '../emit/standalone.ts';
import { formSchema } from '../emit/validators.ts';
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
  const { entities } = normalize(project);
  const ajv = compiler();
  return (name) => {
    const entity = entities.find((one) => one.name === name);
    if (entity === undefined) return undefined;
    const validate = ajv.compile(formSchema(entity));
    const secrets = Object.entries(entity.schema.properties).flatMap(([property, { secret }]) =>
      secret ? [property] : [],
    );
    return (record) => (validate(shown(record, secrets)) ? [] : (validate.errors ?? []).map(violationOf));
  };
}

/** A sealed secret says nothing about its text: it is known to be there. */
function shown(record: Json, secrets: readonly string[]): Json {
  const others = Object.entries(record).filter(([name]) => !secrets.includes(name));
  const flags = secrets.map((name) => [setFlag(name), record[name] !== undefined]);
  return Object.fromEntries([...others, ...flags]);
}

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function violationOf({ instancePath, keyword, params }: ErrorObject): Violation {
  const name: unknown = params.missingProperty ?? params.additionalProperty;
  const path = instancePath.split('/').slice(1).map(unescaped);
  return { path: typeof name === 'string' ? [...path, name] : path, keyword };
}

/** Whether a record satisfies a schema. */
export function satisfies(schema: Condition): (record: Json) => boolean {
  const validate = compiler().compile(schema);
  return (record) => validate(record) === true;
}
