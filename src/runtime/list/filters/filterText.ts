import { isRangeField, rangeFromName, rangeToName } from '../../../contract/api/derivedNames.ts';
import type { Field, ResourceFilter } from '../../../contract/model/resource.ts';
import { choiceKey } from '../../../contract/text/captions.ts';
import type { Formats } from '../../core/i18n/formats.ts';
import type { FormatContext } from '../../fields/FieldType.ts';

type FilterTexts = Readonly<Record<string, string>>;

const formatBound = (value: string, { format }: Field, { dateTime }: Formats): string =>
  format === 'date-time' && !Number.isNaN(Date.parse(value)) ? dateTime(value).slice(0, 16) : value;

/** Returns the bounds of a range as text, such as `≥ 3, < 5`; empty when none is set. */
export function rangeTextOf(
  { property, field }: ResourceFilter,
  values: FilterTexts,
  formats: Formats,
): string {
  const from = values[rangeFromName(property)];
  const to = values[rangeToName(property)];
  const bounds = [
    from && `≥ ${formatBound(from, field, formats)}`,
    to && `< ${formatBound(to, field, formats)}`,
  ];
  return bounds.filter(Boolean).join(', ');
}

/** Returns the value of a filter as text; a reference returns its key, because its name needs a look-up. */
export function filterTextOf(
  filter: ResourceFilter,
  entity: string,
  values: FilterTexts,
  { translate: t, formats }: Pick<FormatContext, 'translate' | 'formats'>,
): string {
  const { property, field } = filter;
  const value = values[property] ?? '';
  if (isRangeField(field)) return rangeTextOf(filter, values, formats);
  if (field.type === 'boolean') return t(value === 'true' ? 'field.yes' : 'field.no');
  if (!field.choices) return value;
  const captionOf = (one: string): string =>
    field.choices?.map(String).includes(one) ? t(choiceKey(entity, [property], one)) : one;
  // A link may contain several.
  return value.split(',').map(captionOf).join(' / ');
}
