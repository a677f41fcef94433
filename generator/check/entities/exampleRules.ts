import { Ajv, type ValidateFunction } from 'ajv';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { validatorFormats } from '../../emit/validators/StandaloneValidators.ts';
import type { SchemaSource } from '../../load/schemaSources.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../RuleContext.ts';
import { elementLocations, type JsonLocation, locationAt, violation } from '../RuleViolation.ts';

const ajv = new Ajv({ strict: false, formats: validatorFormats, allErrors: true });
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

const validatorBySchema = new Map<string, ValidateFunction>();

/** Many properties are alike, and --watch comes here again and again. */
function compileSchema(schema: Readonly<Record<string, unknown>>): ValidateFunction {
  const key = JSON.stringify(schema);
  const ready = validatorBySchema.get(key);
  if (ready) return ready;
  const validate = ajv.compile(schema);
  validatorBySchema.set(key, validate);
  return validate;
}

/** What is wrong with a value by its property's own keywords, if anything. */
export function describeInvalidValue(schema: SchemaSource, value: unknown): string | undefined {
  const { oneOf } = schema;
  const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => constraints.includes(keyword)));
  if (typeof own.format === 'string' && !(own.format in validatorFormats)) return undefined;
  const validate = compileSchema(
    oneOf ? { ...own, enum: [...new Set(oneOf.map((choice) => choice.const))] } : own,
  );
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' });
}

interface InvalidValue extends JsonLocation<unknown> {
  readonly reason: string;
}

/** What is wrong with a value and with its parts, each where it stands. */
function findInvalidValues(
  value: JsonLocation<unknown>,
  schema: SchemaSource,
  place: EntitySchemaLocation,
  sources: RuleContext,
): InvalidValue[] {
  const rule = sources.followReference(place, schema);
  if (rule === undefined) return [];
  const reason = describeInvalidValue(rule, value.value);
  if (reason !== undefined) return [{ ...value, reason }];
  const { items, properties = {}, additionalProperties: others = false } = rule;
  if (Array.isArray(value.value) && items)
    return value.value.flatMap((item, index) =>
      findInvalidValues(locationAt(value, [index], item), items, place, sources),
    );
  if (!isRecord(value.value)) return [];
  return Object.entries(value.value).flatMap(([name, member]) => {
    const at = locationAt(value, [name], member);
    const schema = properties[name] ?? others;
    if (typeof schema === 'object') return findInvalidValues(at, schema, place, sources);
    return schema ? [] : [{ ...at, reason: 'there is no such property' }];
  });
}

/** A default is a value that the operator could have entered. */
const validDefaults: SchemaRule = function* (sources) {
  for (const place of sources.schemas) {
    if (!('default' in place.value)) continue;
    const value = locationAt(place, ['default'], place.value.default);
    for (const { reason, ...at } of findInvalidValues(value, place.value, place, sources))
      yield violation(at, `The default breaks its own rules: ${reason}.`, 'Change one of the two.');
  }
};

/** The example that is shown as a placeholder would be accepted. */
const validExamples: SchemaRule = function* (sources) {
  for (const place of sources.schemas)
    for (const example of elementLocations(place, 'examples', place.value.examples))
      for (const { reason, ...at } of findInvalidValues(example, place.value, place, sources))
        yield violation(at, `The example breaks its own rules: ${reason}.`, 'Change one of the two.');
};

/** Rules of the values that a schema gives itself. */
export const exampleRules: readonly SchemaRule[] = [validDefaults, validExamples];
