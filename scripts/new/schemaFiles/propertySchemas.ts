import type { PropertyDraft } from '../draft/Draft.ts';
import { captionOf } from '../draft/names.ts';
import type { LocalText } from './CaptionWriter.ts';
import { textsOf, titleOf } from './texts.ts';
import { valueSchema } from './valueSchema.ts';
import type { WriterContext } from './WriterContext.ts';

type Keywords = Readonly<Record<string, unknown>>;

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
