import type { PropertyDraft } from '../../draft/Draft.ts';
import { captionOf } from '../../draft/names.ts';
import type { LocalText } from './CaptionWriter.ts';
import { titleOf } from './texts.ts';

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
