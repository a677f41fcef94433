import type { ReactNode } from 'react';
import { choiceKey } from '../../../contract/labelKey.ts';
import { useFormats } from '../../../runtime/i18n/formats.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import styles from '../debugging.module.css';
import type { DebugRun } from '../run/DebugRun.ts';

/** Where the time of a run went: a bar for each stage, as long as its share. */
export function Timings({ timings, elapsedMs }: Pick<DebugRun, 'timings' | 'elapsedMs'>): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const whole = Math.max(elapsedMs, 1);
  return (
    <table className={styles.timings}>
      <caption>{t('debugging.result.timings')}</caption>
      <tbody>
        {timings.map((timing) => (
          <tr key={timing.stage}>
            <th scope="row">{t(choiceKey('debugRun', ['timings', 'stage'], timing.stage))}</th>
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
