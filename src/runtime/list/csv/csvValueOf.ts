import { secretSetName } from '../../../contract/api/derivedNames.ts';
import { choiceKey } from '../../../contract/text/captions.ts';
import type { CellProps, FormatContext } from '../../fields/FieldType.ts';
import { type FieldTypeName, fieldTypeOf } from '../../fields/registry.ts';
import type { CsvValue } from './csvText.ts';
import type { ReferenceNameOf } from './referenceNames.ts';

/** Formats and phrases for values, and the names of references. */
export interface CsvContext extends FormatContext {
  readonly nameOf: ReferenceNameOf;
}

type CsvFormatter = (props: CellProps, wording: CsvContext) => CsvValue;

const plainValue: CsvFormatter = ({ value }) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

const captionOf = ({ field, entity, path }: CellProps, choice: unknown, { translate }: CsvContext): string =>
  (typeof choice === 'string' || typeof choice === 'number') &&
  (field.choices ?? field.items?.choices)?.includes(choice)
    ? translate(choiceKey(entity, path, choice))
    : String(choice);

/** The CSV formatter of every field type: the full content of its cell, as text. */
const csvFormatters: Readonly<Record<FieldTypeName, CsvFormatter>> = {
  boolean: ({ value }, { translate }) => translate(value === true ? 'field.yes' : 'field.no'),
  changes: plainValue,
  choice: (props, wording) => captionOf(props, props.value, wording),
  choices: (props, wording) =>
    Array.isArray(props.value)
      ? wording.formats.list(props.value.map((one: unknown) => captionOf(props, one, wording)))
      : plainValue(props, wording),
  code: plainValue,
  cron: plainValue,
  external: plainValue,
  dateTime: ({ value }, { timeZone }) => toZonedIso(String(value), timeZone),
  failure: plainValue,
  file: plainValue,
  multiline: plainValue,
  number: ({ value }) => (typeof value === 'number' ? value : String(value)),
  objectList: plainValue,
  reference: ({ value, field: { reference }, record }, { nameOf }) =>
    reference ? nameOf(reference, String(value), record) : String(value),
  // The text says if the secret is set, because the service never returns the secret itself.
  secret: ({ record, path }, { translate }) =>
    translate(record[secretSetName(path.at(-1) ?? '')] === true ? 'field.secretSet' : 'field.secretNotSet'),
  text: plainValue,
  time: plainValue,
};

/** A property of a record as text, or as a number. */
export function csvValueOf(props: CellProps, wording: CsvContext): CsvValue {
  const { name } = fieldTypeOf(props.field, props.entity, props.path);
  const isNothing = props.value === undefined || props.value === null;
  return isNothing && name !== 'secret' ? '' : csvFormatters[name](props, wording);
}

const instantFormats = new Map<string | undefined, Intl.DateTimeFormat>();

function instantFormatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const format =
    instantFormats.get(timeZone) ??
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
  instantFormats.set(timeZone, format);
  return format;
}

/**
 * An instant as ISO 8601 with the offset of its zone: `2026-11-21T09:30:00+08:00`; default is the browser's
 * zone. An invalid instant is returned unchanged.
 */
export function toZonedIso(instant: string, timeZone?: string): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return instant;
  const parts = instantFormatOf(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  const thousandths = part('fractionalSecond') === '000' ? '' : `.${part('fractionalSecond')}`;
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${thousandths}${offset}`;
}
