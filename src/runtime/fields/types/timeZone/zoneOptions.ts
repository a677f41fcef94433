import { once } from '../../../core/lazy/once.ts';
import type { Option } from '../reference/lookup.ts';

/** Returns the offset of a zone at an instant: `GMT+8`, `GMT-3:30`. */
function offsetOf(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    now,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Returns a zone with its present offset: `Asia/Shanghai (GMT+8)`. */
export const zoneOption = (timeZone: string, now = new Date()): Option => ({
  value: timeZone,
  label: `${timeZone} (${offsetOf(timeZone, now)})`,
});

/** The zones that this browser knows, and UTC, which its list lacks. */
export const zoneOptions = once(() =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => zoneOption(zone)),
);
