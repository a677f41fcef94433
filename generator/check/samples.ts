import { Ajv, type ValidateFunction } from 'ajv';
import { formats } from '../emit/standalone.ts';
import type { SchemaSource } from '../source.ts';
import { broken, elements, inside } from './place.ts';
import type { Rule } from './rule.ts';

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

/** A default is a value that the operator could have entered. */
const defaults: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    if (!('default' in place.value)) continue;
    const wrong = wrongWith(place.value, place.value.default);
    if (wrong)
      yield broken(
        inside(place, ['default'], undefined),
        `The default breaks its own rules: ${wrong}.`,
        'Change one of the two.',
      );
  }
};

/** The example that is shown as a placeholder would be accepted. */
const examples: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const example of elements(place, 'examples', place.value.examples)) {
      const wrong = wrongWith(place.value, example.value);
      if (wrong)
        yield broken(example, `The example breaks its own rules: ${wrong}.`, 'Change one of the two.');
    }
};

/** Rules of the values that a schema gives itself. */
export const samples: readonly Rule[] = [defaults, examples];
