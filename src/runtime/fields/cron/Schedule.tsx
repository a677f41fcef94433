import { type ReactNode, useMemo } from 'react';
import { flawInWords, flawOf, nextRuns } from '../../../contract/cron.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useLocale, useTranslate } from '../../i18n/LocaleProvider.tsx';
import { inWords, languageOfWords } from './inWords.ts';
import styles from './schedule.module.css';

interface ScheduleProps {
  readonly expression: string;
  /** IANA name; the browser's when left out. */
  readonly timeZone: string | undefined;
}

/** Enough to see the rhythm, and the gap of a week-end. */
const shown = 5;

/** A cron expression in words, and when it runs next; or what is wrong with it. */
export function Schedule({ expression, timeZone }: ScheduleProps): ReactNode {
  const t = useTranslate();
  const flaw = useMemo(() => flawOf(expression), [expression]);
  return (
    <div className={styles.schedule} aria-live="polite">
      {flaw ? (
        <p className={styles.flaw}>{flawInWords(flaw, t)}</p>
      ) : (
        <Runs expression={expression} timeZone={timeZone} />
      )}
    </div>
  );
}

function Runs({ expression, timeZone }: ScheduleProps): ReactNode {
  const t = useTranslate();
  const { locale } = useLocale();
  const { dateTime, relative } = useFormats();
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const runs = useMemo(() => nextRuns(expression, zone, shown), [expression, zone]);
  return (
    <>
      <p className={styles.words} lang={languageOfWords(locale)}>
        {inWords(expression, locale)}
      </p>
      <p className={styles.next}>{t('schedule.next', { zone })}</p>
      <ol className={styles.runs}>
        {runs.map((run) => (
          <li key={run}>
            <time dateTime={run}>{dateTime(run, zone)}</time> <small>{relative(run)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
