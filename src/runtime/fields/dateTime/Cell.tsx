import { type PointerEvent, use } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import type { CellProps } from '../FieldType.ts';
import { TimeZoneContext } from '../timeZone.ts';

/** Absolute, in the record's time zone; relative on hover (UI.md), as it is by then: what it was at the first look nobody asks. */
export function DateTimeCell({ value }: CellProps) {
  const { dateTime, relative } = useFormats();
  const timeZone = use(TimeZoneContext);
  if (typeof value !== 'string') return null;
  const tell = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = [relative(value), timeZone].filter(Boolean).join(' · ');
  };
  return (
    <time dateTime={value} onPointerEnter={tell}>
      {dateTime(value, timeZone)}
    </time>
  );
}
