import { use } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import type { CellProps } from '../FieldType.ts';
import { TimeZoneContext } from '../timeZone.ts';

/** Absolute, in the record's time zone; relative on hover (UI.md). */
export function DateTimeCell({ value }: CellProps) {
  const { dateTime, relative } = useFormats();
  const timeZone = use(TimeZoneContext);
  if (typeof value !== 'string') return null;
  return (
    <time dateTime={value} title={[relative(value), timeZone].filter(Boolean).join(' · ')}>
      {dateTime(value, timeZone)}
    </time>
  );
}
