import { type ReactNode, useMemo, useState } from 'react';
import { diffDocuments } from '../../../contract/json/diffJson.ts';
import { stringifyExactJson, tryParseExactJson } from '../../../contract/json/exactJson.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import styles from '../debugging.module.css';
import type { SessionRun } from '../run/debugRun.ts';
import { useRunLabel } from './RunBar.tsx';

interface ComparisonProps {
  readonly shown: SessionRun;
  readonly runs: readonly SessionRun[];
}

/** Differences in the table. Nobody reads more. */
const maxDifferences = 200;

/** Compares the mapped document with that of another run of the session. */
export function Comparison({ shown, runs }: ComparisonProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const labelOf = useRunLabel();
  const [chosen, choose] = useState('');
  const others = runs.filter((other) => other !== shown);
  const other = others.find((kept) => String(kept.number) === chosen);
  const differences = useMemo(
    () =>
      other
        ? diffDocuments(tryParseExactJson(other.run.mapped ?? ''), tryParseExactJson(shown.run.mapped ?? ''))
        : [],
    [other, shown],
  );
  return (
    <section className={styles.comparison}>
      <label className={styles.field}>
        {t('debugging.compare.with')}
        <select
          className={controls.select}
          value={other ? chosen : ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">{t('debugging.compare.none')}</option>
          {others.map((kept) => (
            <option key={kept.number} value={kept.number}>{`#${kept.number} · ${labelOf(kept)}`}</option>
          ))}
        </select>
      </label>
      {other && (
        <p role="status">
          {differences.length === 0
            ? t('debugging.compare.same')
            : t('debugging.compare.count', { count: number(differences.length) })}
        </p>
      )}
      {differences.length > 0 && (
        <table className={styles.differences}>
          <thead>
            <tr>
              <th scope="col">{t('debugging.compare.field')}</th>
              <th scope="col">{`#${chosen}`}</th>
              <th scope="col">{`#${shown.number}`}</th>
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, maxDifferences).map(({ path, before, after }) => (
              <tr key={path}>
                <th scope="row">{path === '' ? t('debugging.compare.whole') : path}</th>
                <td>{before === undefined ? '–' : stringifyExactJson(before)}</td>
                <td>{after === undefined ? '–' : stringifyExactJson(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {differences.length > maxDifferences && (
        <p>{t('debugging.compare.more', { count: number(differences.length - maxDifferences) })}</p>
      )}
    </section>
  );
}
