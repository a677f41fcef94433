import { isRangeField, rangeFromName, rangeToName } from '../../../contract/api/derivedNames.ts';
import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { choiceKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import type { Formats } from '../../core/i18n/formats.ts';
import type { FormatContext } from '../../fields/FieldType.ts';
import { booleanKey } from '../../fields/types/scalar/booleanKey.ts';

/** Values of filters, by `filterNamesOf`. */
export type FilterTexts = Readonly<Record<string, string>>;

/** The formats of the bounds, and the zone of instants, an IANA name. */
interface RangeWords {
  readonly formats: Formats;
  readonly timeZone: string;
}

/** Characters of an instant to the minute. */
const minuteLength = 16;

const formatBound = (value: string, isTime: boolean, { formats, timeZone }: RangeWords): string =>
  isTime && !Number.isNaN(Date.parse(value))
    ? formats.dateTime(value, timeZone).slice(0, minuteLength)
    : value;

/**
 * Returns the bounds of a range as text, such as `≥ 3, < 5`; empty when none is set. Bounds of instants end
 * with the name of their zone.
 */
export function rangeTextOf(
  { property, field: { format } }: ResourceFilter,
  values: FilterTexts,
  words: RangeWords,
): string {
  const isTime = format === 'date-time';
  const from = values[rangeFromName(property)];
  const to = values[rangeToName(property)];
  const bounds = [
    from && `≥ ${formatBound(from, isTime, words)}`,
    to && `< ${formatBound(to, isTime, words)}`,
  ];
  const text = bounds.filter(Boolean).join(', ');
  return isTime && text !== '' ? `${text} ${words.timeZone}` : text;
}

/** Returns the captions of choices. A link may contain several. */
export function choicesTextOf(
  { property, field }: ResourceFilter,
  entity: string,
  value: string,
  t: Translate,
): string {
  const captionOf = (one: string): string =>
    field.choices?.map(String).includes(one) ? t(choiceKey(entity, [property], one)) : one;
  return value.split(',').map(captionOf).join(' / ');
}

/** Returns the value of a filter as text; a reference returns its key, because its name needs a look-up. */
export function filterTextOf(
  filter: ResourceFilter,
  entity: string,
  values: FilterTexts,
  { translate: t, ...words }: RangeWords & Pick<FormatContext, 'translate'>,
): string {
  const { property, field } = filter;
  const value = values[property] ?? '';
  if (isRangeField(field)) return rangeTextOf(filter, values, words);
  if (field.type === 'boolean') return t(booleanKey(field, value === 'true'));
  return field.choices ? choicesTextOf(filter, entity, value, t) : value;
}
