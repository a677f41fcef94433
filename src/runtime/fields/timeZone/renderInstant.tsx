import type { PointerEvent, ReactNode } from 'react';
import { type Formats, useFormats } from '../../core/i18n/formats.ts';
import skeleton from '../../core/theme/skeleton.module.css';
import styles from '../styles/cell.module.css';
import { type ShownZone, useTextZone } from './useTimeZone.tsx';
import { browserTimeZone } from './zoneOf.ts';

interface InstantWords extends ShownZone {
  readonly formats: Formats;
}

/** The distance from now, and the instant in the browser's time zone. */
export const instantTooltip = (instant: string, { relative, zoned }: Formats): string =>
  `${relative(instant)} · ${zoned(instant, browserTimeZone())}`;

/**
 * An instant, ISO 8601, in its time zone, with the name of the zone unless it is shown nearby. The tooltip has
 * the browser's zone. A placeholder while the zone is unknown. Calls no hook.
 */
export function renderInstant(instant: string, { formats, timeZone, isZoneNamed }: InstantWords): ReactNode {
  if (timeZone === undefined) return <span className={`${skeleton.text} ${styles.pending}`} />;
  // Only on hover: a list has many instants, and the first `Intl` format of a zone is slow.
  const setTitle = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    currentTarget.title = instantTooltip(instant, formats);
  };
  return (
    <time dateTime={instant} onPointerEnter={setTitle}>
      {formats.dateTime(instant, timeZone)}
      {!isZoneNamed && <ZoneName of={timeZone} />}
    </time>
  );
}

/** The name of a time zone beside an instant or a caption. */
export const ZoneName = ({ of }: { readonly of: string }): ReactNode => (
  <small className={styles.zone}> {of}</small>
);

/** Returns an instant as text that names its zone: `2026-11-21 09:30:00 Asia/Shanghai`. */
export function useInstantText(): (instant: string) => string {
  const { zoned } = useFormats();
  const zone = useTextZone();
  return (instant) => zoned(instant, zone);
}
