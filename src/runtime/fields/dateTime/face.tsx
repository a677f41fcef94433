import type { PointerEvent } from 'react';
import type { Face } from '../FieldType.ts';

/** Absolute, in the record's time zone; relative on hover, as it is by then: what it was at the first look nobody asks. */
export const dateTimeFace: Face = ({ value }, { formats, timeZone }) => {
  if (typeof value !== 'string') return null;
  const tell = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = [formats.relative(value), timeZone].filter(Boolean).join(' · ');
  };
  return (
    <time dateTime={value} onPointerEnter={tell}>
      {formats.dateTime(value, timeZone)}
    </time>
  );
};
