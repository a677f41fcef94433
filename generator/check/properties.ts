import { Ajv } from 'ajv';
import { clearFlag, setFlag } from '../../src/contract/secretName.ts';
import { formats } from '../emit/standalone.ts';
import type { Condition, SchemaSource } from '../source.ts';
import { comparedIn, mentionsIn } from './condition.ts';
import { broken, didYouMean, elements, inside, type Place } from './place.ts';
import type { Rule } from './rule.ts';
import type { SchemaPlace, Sources } from './sources.ts';

const namesOf = (schema: SchemaSource): string[] => Object.keys(schema.properties ?? {});
/** What may be named in a condition: the properties, and the flags of secrets. */
const namesIn = (schema: SchemaSource): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, { writeOnly }]) =>
    writeOnly ? [name, setFlag(name), clearFlag(name)] : [name],
  );

/** What is required is a property. */
const required: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const name of elements(place, 'required', place.value.required))
      if (!namesOf(place.value).includes(name.value))
        yield broken(
          name,
          `"${name.value}" is required but is no property.`,
          didYouMean(name.value, namesOf(place.value)),
        );
};

interface ConditionPlace extends Place<Condition> {
  /** The object that the condition is about. */
  readonly owner: SchemaSource;
  readonly schema: SchemaPlace;
}

function conditions({ schemas }: Sources): ConditionPlace[] {
  const words = ['if', 'then', 'else', 'x-visible-when'] as const;
  return schemas.flatMap((schema) => [
    ...words.flatMap((word) => {
      const value = (schema.value as Readonly<Record<string, Condition | undefined>>)[word];
      const owner = word === 'x-visible-when' ? schema.owner : schema.value;
      return value ? [{ ...inside(schema, [word], value), owner, schema }] : [];
    }),
    ...elements(schema, 'x-validations', schema.value['x-validations']).map((rule) => ({
      ...inside(rule, ['schema'], rule.value.schema),
      owner: schema.value,
      schema,
    })),
  ]);
}

/** Conditions speak of properties that there are. */
const mentioned: Rule = function* (sources) {
  for (const condition of conditions(sources)) {
    const known = namesIn(condition.owner);
    for (const { property, path } of mentionsIn(condition.value))
      if (!known.includes(property))
        yield broken(
          inside(condition, path, property),
          `The condition speaks of "${property}", which is no property.`,
          didYouMean(property, known),
        );
    for (const property of comparedIn(condition.value))
      if (!known.includes(property))
        yield broken(
          condition,
          `The condition compares with "${property}", which is no property.`,
          didYouMean(property, known),
        );
  }
};

const choicesOf = (schema: SchemaSource | undefined): unknown[] | undefined =>
  schema?.oneOf?.map((choice) => choice.const) ?? (schema?.enum ? [...schema.enum] : undefined);

/** A condition can come true: it compares with values that the property can hold. */
const dead: Rule = function* (sources) {
  for (const condition of conditions(sources))
    for (const { property, path, values } of mentionsIn(condition.value)) {
      const schema = condition.owner.properties?.[property];
      const choices = choicesOf(schema && sources.followed(condition.schema, schema));
      for (const value of values)
        if (choices && !choices.includes(value))
          yield broken(
            inside(condition, path, value),
            `"${property}" never holds ${JSON.stringify(value)}.`,
            didYouMean(String(value), choices.map(String)),
          );
    }
};

/** A property is never the condition of itself. */
const itself: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const { property, path } of mentionsIn(place.value['x-visible-when'] ?? {}))
      if (property === place.property)
        yield broken(
          inside(place, ['x-visible-when', ...path], property),
          `"${property}" is shown only while it has a value, which it cannot get while it is hidden.`,
          'Let the condition speak of another property.',
        );
};

/** The natural key consists of properties. */
const naturalKey: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const name of elements(place, 'x-natural-key', place.value['x-natural-key']))
      if (!namesOf(place.value).includes(name.value))
        yield broken(
          name,
          `The natural key names "${name.value}", which is no property.`,
          didYouMean(name.value, namesOf(place.value)),
        );
};

/** The message of a cross-field rule is shown at a property. */
const validationField: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const rule of elements(place, 'x-validations', place.value['x-validations']))
      if (!namesOf(place.value).includes(rule.value.field))
        yield broken(
          inside(rule, ['field'], rule.value.field),
          `The message would be shown at "${rule.value.field}", which is no property.`,
          didYouMean(rule.value.field, namesOf(place.value)),
        );
};

const identifier = /^[a-zA-Z][A-Za-z0-9]*$/;

/** Property names are names in code, and parts of label keys. */
const names: Rule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.property !== undefined && !identifier.test(place.property))
      yield broken(
        place,
        `"${place.property}" is no name for code.`,
        'Use letters and digits, a letter first.',
      );
};

/** A list says what it holds, and how many at most: nobody should be able to send a million. */
const bounded: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    if (place.value.type === 'array' && place.value.maxItems === undefined)
      yield broken(place, 'An array says how many items it takes at most.', 'Add "maxItems".');
    if (place.value.type === 'array' && place.value.items === undefined)
      yield broken(place, 'An array says what it holds.', 'Add "items".');
  }
};

/** A free text says how long it may be. */
const long: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    const { type, maxLength, format, oneOf } = place.value;
    const isLimited =
      maxLength !== undefined ||
      format !== undefined ||
      oneOf !== undefined ||
      'enum' in place.value ||
      'const' in place.value;
    if (type === 'string' && !isLimited)
      yield broken(place, 'A free text says how long it may be.', 'Add "maxLength".');
  }
};

/** Something has a type. */
const typed: Rule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value.type === undefined && place.value.$ref === undefined)
      yield broken(place, 'A property says of what type it is.', 'Add "type".');
};

/** A secret is a text that can be set. */
const secret: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    if (!place.value.writeOnly) continue;
    if (place.value.readOnly)
      yield broken(
        inside(place, ['readOnly'], true),
        'A secret that nobody can set is of no use.',
        'Remove "readOnly" or "writeOnly".',
      );
    if (place.value.type !== 'string')
      yield broken(
        place,
        'A secret is a string: it is encrypted as one.',
        'Change "type" to "string", or remove "writeOnly".',
      );
    for (const flag of [setFlag(place.property ?? ''), clearFlag(place.property ?? '')])
      if (namesOf(place.owner).includes(flag))
        yield broken(
          place,
          `The secret's flag "${flag}" is a property already.`,
          `Rename or remove the property "${flag}".`,
        );
  }
};

/** Choices are told apart. */
const choices: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    const seen = new Set<unknown>();
    for (const choice of elements(place, 'oneOf', place.value.oneOf)) {
      if (seen.has(choice.value.const))
        yield broken(
          choice,
          `The choice ${JSON.stringify(choice.value.const)} is there twice.`,
          'Remove one of them.',
        );
      seen.add(choice.value.const);
    }
    if (place.value.oneOf && place.value.enum)
      yield broken(
        inside(place, ['enum'], undefined),
        'Choices are given twice.',
        'Keep "oneOf" and remove "enum".',
      );
  }
};

const limits = [
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

/** Limits leave something between them. */
const range: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const [low, high] of limits) {
      const values = place.value as Readonly<Record<string, number | undefined>>;
      const [least, largest] = [values[low], values[high]];
      if (least !== undefined && largest !== undefined && least > largest)
        yield broken(
          inside(place, [low], least),
          `"${low}" is above "${high}": nothing fits.`,
          'Exchange the two.',
        );
    }
};

const rangeOfType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems', 'items'],
  object: ['properties', 'required', 'additionalProperties'],
};

/** A keyword says something about the type beside it. */
const apt: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    const type = place.value.type === 'integer' ? 'number' : place.value.type;
    for (const [owner, keywords] of Object.entries(rangeOfType))
      for (const keyword of keywords)
        if (type !== undefined && owner !== type && keyword in place.value)
          yield broken(
            inside(place, [keyword], undefined),
            `"${keyword}" says nothing about a ${place.value.type}.`,
            `Remove it, or change "type" to "${owner}".`,
          );
  }
};

/** Formats are among those that the validators know. */
const format: Rule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value.format !== undefined && !(place.value.format in formats))
      yield broken(
        inside(place, ['format'], place.value.format),
        `The format "${place.value.format}" is not supported.`,
        `${didYouMean(place.value.format, Object.keys(formats))} Or say it with "pattern".`,
      );
};

const always = ['required', 'type', 'enum'];

/** A message is for a keyword that can be violated. */
const messages: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const keyword of Object.keys(place.value['x-messages'] ?? {}))
      if (!always.includes(keyword) && !(keyword in place.value) && place.value.$ref === undefined)
        yield broken(
          inside(place, ['x-messages', keyword], undefined),
          `There is a message for "${keyword}", but the property has no such keyword.`,
          didYouMean(keyword, [
            ...always,
            ...Object.keys(place.value).filter((word) => !word.startsWith('x-')),
          ]),
        );
};

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

/** What is wrong with a value by its property's own keywords, if anything. */
function wrongWith(schema: SchemaSource, value: unknown): string | undefined {
  const { oneOf } = schema;
  const own = Object.fromEntries(Object.entries(schema).filter(([keyword]) => constraints.includes(keyword)));
  if (typeof own.format === 'string' && !(own.format in formats)) return undefined;
  const validate = ajv.compile(
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

const entries: readonly Rule[] = [required, naturalKey, validationField, names];
const shown: readonly Rule[] = [mentioned, dead, itself];
const values: readonly Rule[] = [
  bounded,
  long,
  typed,
  secret,
  choices,
  range,
  apt,
  format,
  messages,
  defaults,
  examples,
];

export const properties: readonly Rule[] = [...entries, ...shown, ...values];
