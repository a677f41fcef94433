import type { ReactNode } from 'react';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTextZone } from './useTimeZone.tsx';
import { browserTimeZone } from './zoneOf.ts';

interface InstantAgeProps {
  /** ISO 8601. */
  readonly of: string;
  readonly className?: string;
}

/** The time since an instant; the tooltip has the instant in its zone and in the browser's. */
export function InstantAge({ of, className }: InstantAgeProps): ReactNode {
  const { relative, zoned } = useFormats();
  const zones = new Set([useTextZone(), browserTimeZone()]);
  return (
    <time className={className} dateTime={of} title={[...zones].map((zone) => zoned(of, zone)).join(' · ')}>
      {relative(of)}
    </time>
  );
}
