import CirclePause from 'lucide-react/icons/circle-pause';
import CirclePlay from 'lucide-react/icons/circle-play';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { usePolling } from '../../core/timing/usePolling.ts';
import { IconButton } from '../../feedback/IconButton.tsx';
import { instantTooltip } from '../../fields/timeZone/renderInstant.tsx';
import { useTextZone } from '../../fields/timeZone/useTimeZone.tsx';
import styles from '../list.module.css';

interface LiveToggleProps {
  /** Seconds between two readings. */
  readonly seconds: number;
  /** Another page than the first is shown: new rows would move its rows away. */
  readonly isSuspended: boolean;
  readonly read: () => void;
  readonly isReading: boolean;
  /** The last reading failed: the shown data is older. */
  readonly hasFailed: boolean;
  /** The zone that all shown instants share; default is the zone of this place. */
  readonly timeZone?: string | undefined;
}

/** Characters of the date and the space after it in `Formats.zoned`. */
const dateLength = 11;

/** Refreshes the first page of a list while visible, until paused; shows the time of the last reading. */
export function LiveToggle({
  seconds,
  isSuspended,
  read,
  isReading,
  hasFailed,
  timeZone,
}: LiveToggleProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const surroundings = useTextZone();
  const [isPaused, setPaused] = useState(false);
  const [readAt, setReadAt] = useState(() => Date.now());
  useEffect(() => {
    if (!isReading && !hasFailed) setReadAt(Date.now());
  }, [isReading, hasFailed]);
  usePolling(isPaused || isSuspended ? undefined : seconds, read);

  const instant = new Date(readAt).toISOString();
  // Without the date: it was a moment ago.
  const time = formats.zoned(instant, timeZone ?? surroundings).slice(dateLength);
  const state = isSuspended ? 'held' : isPaused ? 'resume' : 'pause';
  const name = t(`live.${state}`, { seconds: seconds });
  const Icon = state === 'pause' ? CirclePause : CirclePlay;
  return (
    <>
      <span className={styles.readAt} title={instantTooltip(instant, formats)}>
        {t('live.readAt', { time })}
      </span>
      <IconButton name={name} Icon={Icon} disabled={isSuspended} onClick={() => setPaused(!isPaused)} />
    </>
  );
}
