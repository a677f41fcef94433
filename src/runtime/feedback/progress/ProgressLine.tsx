import { type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../../core/i18n/formats.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import styles from './ProgressLine.module.css';
import { formatElapsed } from './progressTiming.ts';

/** How far a long work has come. Without `total` nobody knows how much there is. */
export interface Progress {
  /** What is being done, in the words of the operator's language. */
  readonly activity: string;
  readonly done?: number;
  readonly total?: number;
}

/** What a work is given: where to tell how far it has come, and whether it is to stop. */
export interface ProgressContext {
  readonly report: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

interface ProgressLineProps {
  readonly progress: Progress;
  /** What cancelling means, or why it is not possible. */
  readonly note?: string;
  /** Left out where nothing can be taken back. */
  readonly cancel?: () => void;
  /** It was cancelled, and finishes what it had begun. */
  readonly isStopping?: boolean;
}

const progressGroups = ['progress'];

/** What is being done, how far it has come, for how long it has lasted, and the way out. */
export function ProgressLine({ progress, note, cancel, isStopping = false }: ProgressLineProps): ReactNode {
  usePhraseGroups(progressGroups);
  const t = useTranslate();
  const { number } = useFormats();
  const { activity, done, total } = progress;
  return (
    <div className={styles.progress}>
      {/* Heard once: figures that change all the time would be read out all the time. */}
      <p role="status">{isStopping ? t('progress.stopping') : activity}</p>
      <progress
        className={styles.bar}
        aria-label={activity}
        value={total === undefined ? undefined : done}
        max={total}
      />
      <div className={styles.figures}>
        <span>
          {done !== undefined &&
            (total === undefined
              ? t('progress.soFar', { done: number(done) })
              : t('progress.of', { done: number(done), total: number(total) }))}
        </span>
        <Elapsed />
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {cancel && (
        <div className={styles.buttons}>
          <button type="button" className={controls.button} disabled={isStopping} onClick={cancel}>
            {t('progress.cancel')}
          </button>
        </div>
      )}
    </div>
  );
}

function Elapsed(): ReactNode {
  const t = useTranslate();
  const [begun] = useState(() => Date.now());
  const [now, setNow] = useState(begun);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span>{t('progress.elapsed', { time: formatElapsed(begun, now) })}</span>;
}
