import { getOrCreate } from '../../core/lazy/once.ts';
import type { CellProps, CsvContext, CsvValue } from '../../fields/FieldType.ts';
import { fieldTypeOf } from '../../fields/registry.ts';

/** A property of a record as text, or as a number. */
export function csvValueOf(props: CellProps, context: Omit<CsvContext, 'zonedIso'>): CsvValue {
  const { toCsv, isShownEmpty } = fieldTypeOf(props.field, props.entity, props.path);
  const isNothing = props.value === undefined || props.value === null;
  return isNothing && !isShownEmpty ? '' : toCsv(props, { ...context, zonedIso: toZonedIso });
}

const instantFormats = new Map<string, Intl.DateTimeFormat>();

const createInstantFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    timeZoneName: 'longOffset',
  });

/**
 * An instant as ISO 8601 with the offset of its zone: `2026-11-21T09:30:00+08:00`. An invalid instant is
 * returned unchanged.
 */
export function toZonedIso(instant: string, timeZone: string): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return instant;
  const format = getOrCreate(instantFormats, timeZone, () => createInstantFormat(timeZone));
  const parts = format.formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  const thousandths = part('fractionalSecond') === '000' ? '' : `.${part('fractionalSecond')}`;
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${thousandths}${offset}`;
}
