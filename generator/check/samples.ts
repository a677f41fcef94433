import { Ajv, type ValidateFunction } from 'ajv';
import { isRecord } from '../../src/contract/isRecord.ts';
import { formats } from '../emit/standalone.ts';
import type { SchemaSource } from '../source.ts';
import { broken, elements, inside, type Place } from './place.ts';
import type { Rule } from './rule.ts';
import type { SchemaPlace, Sources } from './sources.ts';

const ajv = new Ajv({ strict: false, formats, allErrors: true });
const constraints = [
  'type',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
];

const compiled = new Map<string, ValidateFunction>();

/** Many properties are alike, and --watch comes here again and again. */
function validatorOf(schema: Readonly<Record<string, unknown>>): ValidateFunction {
  const key = JSON.stringify(schema);
  const ready = compiled.get(key);
  if (ready) return ready;
  const validate = ajv.compile(schema);
  compiled.set(key, validate);
  return validate;
}

/** What is wrong with a value by its property's own keywords, if anything. */
export function wrongWith(schema: SchemaSource, value: unknown): string | undefined {
  const { oneOf } = schema;
  const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => constraints.includes(keyword)));
  if (typeof own.format === 'string' && !(own.format in formats)) return undefined;
  const validate = validatorOf(
    oneOf ? { ...own, enum: [...new Set(oneOf.map((choice) => choice.const))] } : own,
  );
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' });
}

interface Wrong extends Place<unknown> {
  readonly reason: string;
}

/** What is wrong with a value and with its parts, each where it stands. */
function wrongIn(value: Place<unknown>, schema: SchemaSource, place: SchemaPlace, sources: Sources): Wrong[] {
  const rule = sources.followed(place, schema);
  if (rule === undefined) return [];
  const reason = wrongWith(rule, value.value);
  if (reason !== undefined) return [{ ...value, reason }];
  const { items, properties = {}, additionalProperties: others = false } = rule;
  if (Array.isArray(value.value) && items)
    return value.value.flatMap((item, index) => wrongIn(inside(value, [index], item), items, place, sources));
  if (!isRecord(value.value)) return [];
  return Object.entries(value.value).flatMap(([name, member]) => {
    const at = inside(value, [name], member);
    const schema = properties[name] ?? others;
    if (typeof schema === 'object') return wrongIn(at, schema, place, sources);
    return schema ? [] : [{ ...at, reason: 'there is no such property' }];
  });
}

/** A default is a value that the operator could have entered. */
const defaults: Rule = function* (sources) {
  for (const place of sources.schemas) {
    if (!('default' in place.value)) continue;
    const value = inside(place, ['default'], place.value.default);
    for (const { reason, ...at } of wrongIn(value, place.value, place, sources))
      yield broken(at, `The default breaks its own rules: ${reason}.`, 'Change one of the two.');
  }
};

/** The example that is shown as a placeholder would be accepted. */
const examples: Rule = function* (sources) {
  for (const place of sources.schemas)
    for (const example of elements(place, 'examples', place.value.examples))
      for (const { reason, ...at } of wrongIn(example, place.value, place, sources))
        yield broken(at, `The example breaks its own rules: ${reason}.`, 'Change one of the two.');
};

/** Rules of the values that a schema gives itself. */
export const samples: readonly Rule[] = [defaults, examples];
