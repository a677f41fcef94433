import { type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../../core/i18n/formats.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import styles from './ProgressLine.module.css';
import { formatElapsed } from './progressTiming.ts';

/** The progress of a long task. Without `total` the amount is unknown. */
export interface Progress {
  /** The current activity, in the operator's language. */
  readonly activity: string;
  readonly done?: number;
  readonly total?: number;
}

/** Given to a task: a function to report progress, and a signal to stop. */
export interface ProgressContext {
  readonly report: (progress: Progress) => void;
  readonly signal: AbortSignal;
}

interface ProgressLineProps {
  readonly progress: Progress;
  /** The effect of cancelling, or why it is not possible. */
  readonly note?: string;
  /** Left out where nothing can be cancelled. */
  readonly cancel?: () => void;
  /** Cancelled, but still finishing its current step. */
  readonly isStopping?: boolean;
}

const progressGroups = ['progress'];

/** The activity with its progress, duration and cancel button. */
export function ProgressLine({ progress, note, cancel, isStopping = false }: ProgressLineProps): ReactNode {
  usePhraseGroups(progressGroups);
  const t = useTranslate();
  const { number } = useFormats();
  const { activity, done, total } = progress;
  return (
    <div className={styles.progress}>
      {/* Announced once: screen readers would announce changing figures continuously. */}
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
