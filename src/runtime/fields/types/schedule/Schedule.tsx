import 'cronstrue/locales/zh_CN.js';
import cronstrue from 'cronstrue';
import { type ReactNode, useMemo } from 'react';
import { describeCronError, findCronError, nextRuns } from '../../../../contract/validation/cron.ts';
import { useFormats } from '../../../core/i18n/formats.ts';
import { useLocale, useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { instantTooltip } from '../../timeZone/renderInstant.tsx';
import styles from './Schedule.module.css';

interface ScheduleProps {
  readonly expression: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** Enough to see the rhythm and the gap of a weekend. */
const shownRuns = 5;

/** A cron expression in words with its next runs, or its error. */
export function Schedule({ expression, timeZone }: ScheduleProps): ReactNode {
  const t = useTranslate();
  const problem = useMemo(() => findCronError(expression), [expression]);
  return (
    <div className={styles.schedule} aria-live="polite">
      {problem ? (
        <p className={styles.problem}>{describeCronError(problem, t)}</p>
      ) : (
        <NextRuns expression={expression} timeZone={timeZone} />
      )}
    </div>
  );
}

function NextRuns({ expression, timeZone }: ScheduleProps): ReactNode {
  const t = useTranslate();
  const { locale } = useLocale();
  const formats = useFormats();
  const runs = useMemo(() => nextRuns(expression, timeZone, shownRuns), [expression, timeZone]);
  return (
    <>
      <p className={styles.description} lang={cronLanguageOf(locale)}>
        {describeCron(expression, locale)}
      </p>
      <p className={styles.caption}>{t('schedule.next', { zone: timeZone })}</p>
      <ol className={styles.runs}>
        {runs.map((run) => (
          <li key={run}>
            <time dateTime={run} title={instantTooltip(run, formats)}>
              {formats.dateTime(run, timeZone)}
            </time>{' '}
            <small>{formats.relative(run)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

/** cronstrue's names of its locales; the others use English. */
const cronstrueLocales: Readonly<Record<string, string>> = { 'zh-CN': 'zh_CN' };

/** The language of the description: English where cronstrue has no other. */
const cronLanguageOf = (locale: string): string => (locale in cronstrueLocales ? locale : 'en');

/** A valid expression as a sentence of the locale. */
export const describeCron = (expression: string, locale: string): string =>
  cronstrue.toString(expression, { locale: cronstrueLocales[locale] ?? 'en', use24HourTimeFormat: true });
