import { Ajv } from 'ajv';
import { valueFormats } from '../../../src/contract/validation/valueFormats.ts';
import type { ChoiceDraft, PropertyDraft, ValueDraft } from '../draft/Draft.ts';
import { isChinese, type LocalText } from './captions/CaptionWriter.ts';
import { propertyTitles } from './captions/propertyTitles.ts';
import { textsOf } from './captions/texts.ts';
import { limitsOf, ownConstraints } from './valueLimits.ts';
import type { WriterContext } from './WriterContext.ts';

type Keywords = Readonly<Record<string, unknown>>;

/** Returns a schema with captions for a property. */
function propertySchema(property: PropertyDraft, title: LocalText, context: WriterContext): Keywords {
  const { name, value, readOnly, secret, required } = property;
  const { description } = textsOf(value, name);
  const schema = valueSchema(value, name, context);
  const isEntered = required && !readOnly && value.type === 'string' && !secret;
  return {
    ...schema,
    ...(isEntered && schema.maxLength !== undefined && schema.minLength === undefined && { minLength: 1 }),
    ...(readOnly && { readOnly }),
    ...(secret && { writeOnly: true }),
    ...context.captions.write({ title, ...(description && { description }) }),
  };
}

/** Returns the schemas of properties by name. */
export function propertySchemas(
  properties: readonly PropertyDraft[],
  titles: ReadonlyMap<string, LocalText>,
  context: WriterContext,
): Keywords {
  return Object.fromEntries(
    properties.map((one) => [
      one.name,
      propertySchema(one, titles.get(one.name) ?? { english: one.name }, context),
    ]),
  );
}

/** Returns the schema of a value, with the limits that the rules require. */
export function valueSchema(value: ValueDraft, name: string, context: WriterContext): Keywords {
  if (value.reference) return context.referenceSchema(value.reference);
  if (value.choices)
    return { type: value.type, ...validDefault(value, choicesSchema(value.choices, context)) };
  if (value.type === 'object') return objectSchema(value, context);
  const own = ownConstraints(value);
  const schema = { type: value.type, ...own, ...limitsOf(value, own, name, context) };
  if (value.type !== 'array') return { ...schema, ...validDefault(value, schema) };
  // Only a property has a widget.
  const { 'x-ui': _, ...items } = valueSchema(value.items ?? { type: 'string' }, name, context);
  return { ...schema, items };
}

/** Returns choices with captions, which differ from each other. */
function choicesSchema(choices: readonly ChoiceDraft[], context: WriterContext): Keywords {
  const taken = new Set<string>();
  return {
    oneOf: choices.map((choice, index) => {
      const value = String(choice.value);
      // A Chinese value is the Chinese caption.
      const name = isChinese(value) ? `choice ${index + 1}` : value;
      const { title, description } = textsOf({ ...(name !== value && { title: value }), ...choice }, name);
      const distinct = taken.has(title.english) ? { english: `${title.english} (${name})` } : title;
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

const ajv = new Ajv({ strict: false, formats: valueFormats });

/** Returns `default` if the schema accepts it. Sources are not always consistent. */
function validDefault({ keywords = {}, type }: ValueDraft, schema: Keywords): Keywords {
  const { default: initial } = keywords;
  const rules = Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith('x-')));
  const isValid = initial !== undefined && ajv.validate({ ...rules, type }, initial);
  return { ...schema, ...(isValid && { default: initial }) };
}
