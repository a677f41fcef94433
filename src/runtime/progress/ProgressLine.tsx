import { type ReactNode, useEffect, useState } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import controls from '../theme/controls.module.css';
import { elapsedSince } from './elapsedSince.ts';
import type { Progress } from './Progress.ts';
import styles from './progress.module.css';

interface ProgressLineProps {
  readonly progress: Progress;
  /** What cancelling means, or why it is not possible. */
  readonly note?: string;
  /** Left out where nothing can be taken back. */
  readonly cancel?: () => void;
  /** It was cancelled, and finishes what it had begun. */
  readonly isStopping?: boolean;
}

const groups = ['progress'];

/** What is being done, how far it has come, for how long it has lasted, and the way out. */
export function ProgressLine({ progress, note, cancel, isStopping = false }: ProgressLineProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const { number } = useFormats();
  const { doing, done, total } = progress;
  return (
    <div className={styles.work}>
      {/* Heard once: figures that change all the time would be read out all the time. */}
      <p role="status">{isStopping ? t('progress.stopping') : doing}</p>
      <progress
        className={styles.bar}
        aria-label={doing}
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
  return <span>{t('progress.elapsed', { time: elapsedSince(begun, now) })}</span>;
}
