import { Ajv } from 'ajv';
import { validatorFormats } from '../../../generator/emit/validators/StandaloneValidators.ts';
import type { ChoiceDraft, ValueDraft } from '../draft/Draft.ts';
import { propertySchemas, propertyTitles } from './propertySchemas.ts';
import { textsOf } from './texts.ts';
import type { WriterContext } from './WriterContext.ts';

type Keywords = Readonly<Record<string, unknown>>;

const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
};

/** Length of texts for which the source has none. */
const assumedLength = { short: 255, long: 2000, json: 10_000 };

const assumedItems = 200;

const longTextPattern = /description|remark|comment|notes?$|content|summary|message|body$/i;

/** True for a text that needs more than a line: its name says so, and it may be long. */
export const isLongText = (name: string, { type, widget, keywords = {}, choices }: ValueDraft): boolean =>
  type === 'string' &&
  (widget !== undefined ||
    (choices === undefined &&
      keywords.format === undefined &&
      longTextPattern.test(name) &&
      Number(keywords.maxLength ?? assumedLength.long) > assumedLength.short));

/** Returns the schema of a value, with the limits that the rules require. */
export function valueSchema(value: ValueDraft, name: string, context: WriterContext): Keywords {
  if (value.reference) return context.referenceSchema(value.reference);
  if (value.choices)
    return { type: value.type, ...validDefault(value, choicesSchema(value.choices, context)) };
  if (value.type === 'object') return objectSchema(value, context);
  const names = keywordsByType[value.type === 'integer' ? 'number' : value.type] ?? [];
  const own = Object.fromEntries(Object.entries(value.keywords ?? {}).filter(([key]) => names.includes(key)));
  const schema = { type: value.type, ...own, ...limitsOf(value, own, name, context) };
  if (value.type !== 'array') return { ...schema, ...validDefault(value, schema) };
  // Only a property has a widget.
  const { 'x-ui': _, ...items } = valueSchema(value.items ?? { type: 'string' }, name, context);
  return { ...schema, items };
}

function limitsOf(value: ValueDraft, own: Keywords, name: string, context: WriterContext): Keywords {
  if (value.type === 'array' && own.maxItems === undefined) {
    context.assume(`${name}: at most ${assumedItems} items`);
    return { maxItems: assumedItems };
  }
  if (value.type !== 'string') return {};
  const isLong = isLongText(name, value);
  const length =
    value.widget === 'json' ? assumedLength.json : isLong ? assumedLength.long : assumedLength.short;
  const isUnlimited = own.maxLength === undefined && own.format === undefined;
  if (isUnlimited) context.assume(`${name}: at most ${length} characters`);
  return {
    ...(isUnlimited && { maxLength: length }),
    ...(own.pattern !== undefined && { 'x-messages': { pattern: 'validation.pattern' } }),
    ...(isLong && { 'x-ui': { widget: value.widget ?? 'multiline', span: 2 } }),
  };
}

/** Returns choices with captions, which differ from each other. */
function choicesSchema(choices: readonly ChoiceDraft[], context: WriterContext): Keywords {
  const taken = new Set<string>();
  return {
    oneOf: choices.map((choice) => {
      const { title, description } = textsOf(choice, String(choice.value));
      const distinct = taken.has(title.english) ? { english: `${title.english} (${choice.value})` } : title;
      taken.add(distinct.english);
      const texts = { title: distinct, ...(description && { description }) };
      return { const: choice.value, ...context.captions.write(texts) };
    }),
  };
}

function objectSchema({ properties }: ValueDraft, context: WriterContext): Keywords {
  if (properties === undefined) return { type: 'object', additionalProperties: true };
  const required = properties.flatMap((one) => (one.required && !one.readOnly ? [one.name] : []));
  return {
    type: 'object',
    properties: propertySchemas(properties, propertyTitles(properties), context),
    ...(required.length > 0 && { required }),
  };
}

const ajv = new Ajv({ strict: false, formats: validatorFormats });

/** Returns `default` if the schema accepts it. Sources are not always consistent. */
function validDefault({ keywords = {}, type }: ValueDraft, schema: Keywords): Keywords {
  const { default: initial } = keywords;
  const rules = Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith('x-')));
  const isValid = initial !== undefined && ajv.validate({ ...rules, type }, initial);
  return { ...schema, ...(isValid && { default: initial }) };
}
