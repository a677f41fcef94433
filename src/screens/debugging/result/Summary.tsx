import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Filter from 'lucide-react/icons/filter';
import type { ReactNode } from 'react';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useUrlState } from '../../../runtime/core/routing/useUrlState.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import { useChoiceCaption } from '../../../runtime/fields/useChoiceCaption.ts';
import styles from '../debugging.module.css';
import { type DebugRun, runModeKey, type SessionRun } from '../run/debugRun.ts';
import { Comparison } from './Comparison.tsx';

interface SummaryProps {
  readonly shown: SessionRun;
  readonly runs: readonly SessionRun[];
}

const toneOf = ({ success, leftOutBy }: DebugRun): 'negative' | 'warning' | 'positive' =>
  success ? (leftOutBy ? 'warning' : 'positive') : 'negative';

const toneIcons = { negative: CircleAlert, warning: Filter, positive: CircleCheck };

/**
 * The outcome of a run, the number of failed steps, the time of each stage, and the differences from another
 * run.
 */
export function Summary({ shown, runs }: SummaryProps): ReactNode {
  const t = useTranslate();
  const choiceCaption = useChoiceCaption();
  const { number } = useFormats();
  const [, go] = useUrlState({ part: 'summary', 'part.errors': '', 'part.search': '' });
  const { run } = shown;
  const { message, leftOutBy, status, steps, stepsCut = 0, elapsedMs, timings } = run;
  const tone = toneOf(run);
  const Icon = toneIcons[tone];
  const failed = steps.filter(({ error }) => error !== undefined).length;
  const facts: readonly (readonly [string, string])[] = [
    ['mode', t(runModeKey(shown))],
    ...(status === undefined ? [] : [['status', String(status)] as const]),
    ['steps', number(steps.length + stepsCut)],
    ['failed', number(failed)],
    ['elapsed', t('debugging.milliseconds', { count: number(elapsedMs) })],
  ];
  const byFilter = leftOutBy && choiceCaption('debugRun', ['leftOutBy'], leftOutBy);
  return (
    <div className={styles.scroll}>
      <div className={styles.runStatus} data-tone={tone}>
        <Icon size={20} aria-hidden="true" />
        <div>
          <strong>{t(run.success ? 'debugging.result.success' : 'debugging.result.failure')}</strong>
          {message !== undefined && <p>{message}</p>}
          {byFilter !== undefined && <p>{t('debugging.result.leftOut', { filter: byFilter })}</p>}
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`debugging.result.facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {failed > 0 && (
        <button
          type="button"
          className={controls.button}
          onClick={() => go({ part: 'trace', 'part.errors': 'true', 'part.search': '' })}
        >
          {t('debugging.result.showFailed', { count: number(failed) })}
        </button>
      )}
      {timings.length > 0 && <Timings timings={timings} elapsedMs={elapsedMs} />}
      {runs.length > 1 && <Comparison shown={shown} runs={runs} />}
    </div>
  );
}

/** The time of each stage of a run, with a bar as long as its share. */
function Timings({ timings, elapsedMs }: Pick<DebugRun, 'timings' | 'elapsedMs'>): ReactNode {
  const t = useTranslate();
  const choiceCaption = useChoiceCaption();
  const { number } = useFormats();
  const whole = Math.max(elapsedMs, 1);
  return (
    <table className={styles.timings}>
      <caption>{t('debugging.result.timings')}</caption>
      <tbody>
        {timings.map((timing) => (
          <tr key={timing.stage}>
            <th scope="row">{choiceCaption('debugRun', ['timings', 'stage'], timing.stage)}</th>
            <td aria-hidden="true">
              <span style={{ width: `${Math.min(100, (timing.elapsedMs / whole) * 100)}%` }} />
            </td>
            <td>{t('debugging.milliseconds', { count: number(timing.elapsedMs) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
