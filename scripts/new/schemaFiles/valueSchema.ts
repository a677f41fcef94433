import { Ajv } from 'ajv';
import { validatorFormats } from '../../../generator/emit/validators/StandaloneValidators.ts';
import type { ChoiceDraft, PropertyDraft, SourceTexts, ValueDraft } from '../draft/Draft.ts';
import { captionOf } from '../draft/names.ts';
import { type LocalText, localTextOf } from './CaptionWriter.ts';
import type { WriterContext } from './WriterContext.ts';

type Keywords = Readonly<Record<string, unknown>>;

const keywordsByType: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['minItems', 'maxItems', 'uniqueItems'],
};

/** Length of texts for which the source has none. */
const assumedLength = { short: 255, long: 2000, json: 10_000 };

const longTextPattern = /description|remark|comment|notes?$|content|summary|message|body$/i;

/** True for a text that needs more than a line: its name says so, and it may be long. */
export const isLongText = (name: string, { type, widget, keywords = {}, choices }: ValueDraft): boolean =>
  type === 'string' &&
  (widget !== undefined ||
    (choices === undefined &&
      keywords.format === undefined &&
      longTextPattern.test(name) &&
      Number(keywords.maxLength ?? assumedLength.long) > assumedLength.short));

const assumedItems = 200;
/** The vocabulary limits captions to 400 characters. */
const maxTextLength = 400;

/** Returns a text on one line, at most as long as a caption may be. It ends with a whole sentence if possible. */
export function tidyText(text: string): string {
  const line = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= maxTextLength) return line;
  const cut = line.slice(0, maxTextLength);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('。'));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' ', maxTextLength - 2))}…`;
}

/** Returns the title of a value: that of the source if it is short, else the words of the name. */
export const titleOf = ({ title = '' }: SourceTexts, name: string): LocalText => {
  const own = tidyText(title).replace(/\s*[:：]$/, '');
  const fallback = captionOf(name);
  return own === '' || own.length > 60 ? { english: fallback } : localTextOf(own, fallback);
};

/** Returns the texts of a value. A help text that repeats the title is left out. */
export function textsOf(texts: SourceTexts, name: string) {
  const title = titleOf(texts, name);
  const help = tidyText(texts.description ?? '');
  const repeats = [title.english, title.chinese, ''].some(
    (text) => text?.toLowerCase() === help.toLowerCase(),
  );
  const description = localTextOf(help, title.english);
  return { title, ...(!repeats && description.english !== title.english && { description }) };
}

/** Returns the name of a property for its caption: a reference such as `customerId` is the customer. */
const captionNameOf = ({ name, value }: PropertyDraft): string =>
  value.reference ? name.replace(/_?(u?u?id|guid)s?$/i, '') || name : name;

/**
 * Returns the titles of the properties of an object by name. They differ from each other.
 * @param taken titles of other properties of the object
 */
export function propertyTitles(
  properties: readonly PropertyDraft[],
  taken: readonly string[] = [],
): ReadonlyMap<string, LocalText> {
  const used = new Set(taken);
  return new Map(
    properties.map((property): [string, LocalText] => {
      const { name, value } = property;
      const titles = [
        titleOf(value, captionNameOf(property)),
        { english: captionOf(name) },
        { english: name },
        { english: `${captionOf(name)} (${name})` },
      ];
      const isFree = ({ english, chinese = english }: LocalText): boolean =>
        !used.has(english) && !used.has(chinese);
      const title = titles.find(isFree) ?? { english: `${name} ${used.size}` };
      for (const text of [title.english, title.chinese]) if (text !== undefined) used.add(text);
      return [name, title];
    }),
  );
}

/** Returns a schema with captions for a property. */
export function propertySchema(property: PropertyDraft, title: LocalText, context: WriterContext): Keywords {
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
