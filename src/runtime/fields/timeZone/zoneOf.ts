import type { Row } from '../../../contract/api/envelope.ts';
import type { Field, FieldReference, ResourceColumn } from '../../../contract/model/resource.ts';
import { isTimeZone } from '../../../contract/validation/timeZone.ts';
import { recordsOf } from '../../api/answer.ts';
import { getOrCreate, once } from '../../core/lazy/once.ts';

/** The properties of a kind of record that determine its time zone. */
export interface ZoneSource {
  /** Holds the IANA name of the record's own zone (`format: time-zone`). */
  readonly own?: string;
  /** Refers to the record with the zone, such as the distribution center (`x-reference.timeZone`). */
  readonly key?: string;
  readonly reference?: FieldReference;
}

/** IANA names by the value of a reference, such as the code of a distribution center. */
export type ReferencedZones = Readonly<Record<string, string>>;

type FieldEntries = readonly (readonly [string, Field])[];

function findSource(entries: FieldEntries): ZoneSource {
  const own = entries.find(([, { format }]) => format === 'time-zone')?.[0];
  const [key, field] = entries.find(([, { reference }]) => reference?.timeZone) ?? [];
  return { own, key, reference: field?.reference };
}

/** By fields or columns, so that the same ones always have the same object. */
const sources = new WeakMap<object, ZoneSource>();

/** Returns the zone source of records with these fields. */
export const zoneSourceOf = (fields: Readonly<Record<string, Field>>): ZoneSource =>
  getOrCreate(sources, fields, () => findSource(Object.entries(fields)));

/** The same for records with these columns. */
export const columnsZoneSourceOf = (
  columns: readonly Pick<ResourceColumn, 'property' | 'field'>[],
): ZoneSource =>
  getOrCreate(sources, columns, () => findSource(columns.map(({ property, field }) => [property, field])));

/** Checked once for each name, because the check creates a format. */
const checked = new Map<string, boolean>();

/** Returns whether a value names a zone that this browser can format. */
const isFormattable = (name: unknown): name is string =>
  typeof name === 'string' && getOrCreate(checked, name, () => isTimeZone(name));

/** The browser's time zone; UTC where the system has none. */
export const browserTimeZone = once(() => {
  const { timeZone } = new Intl.DateTimeFormat('en').resolvedOptions();
  return isFormattable(timeZone) ? timeZone : 'UTC';
});

/** Returns a zone name of a setting, or the browser's zone where it is missing or unknown. */
export const zoneOrBrowser = (name: unknown): string => (isFormattable(name) ? name : browserTimeZone());

/** Returns the zones that the answer of a look-up holds. */
export const zonesIn = ({ value, timeZone = '' }: FieldReference, data: unknown): ReferencedZones =>
  Object.fromEntries(
    recordsOf(data).flatMap((record: Row) => {
      const zone = record[timeZone];
      return typeof zone === 'string' ? [[String(record[value]), zone] as const] : [];
    }),
  );

/**
 * Decides the time zone of a record's instants: its own, else that of the record it refers to, else that of
 * its surroundings. `zones` is undefined before the look-up has answered.
 * @returns an IANA name, or undefined while it is unknown
 */
export function zoneOf(
  { own = '', key = '' }: ZoneSource,
  record: Readonly<Record<string, unknown>>,
  zones: ReferencedZones | undefined,
  surroundings: string | undefined,
): string | undefined {
  const zone = record[own];
  if (isFormattable(zone)) return zone;
  const referred = record[key];
  if (typeof referred !== 'string' || referred === '') return surroundings;
  if (zones === undefined) return undefined;
  const found = zones[referred];
  return isFormattable(found) ? found : surroundings;
}

/** Returns the zone that all rows share, so that a table names it once; undefined without one. */
export const sharedZoneOf = (zones: readonly (string | undefined)[]): string | undefined =>
  zones.every((zone) => zone === zones[0]) ? zones[0] : undefined;
