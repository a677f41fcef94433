import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useFormats } from '../../../runtime/i18n/formats.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Finding } from '../findings/Finding.ts';
import styles from './import.module.css';
import { letterOf } from './letterOf.ts';
import type { ImportPlan } from './planImport.ts';
import { useColumnName } from './useColumnNames.ts';

interface ProblemListProps {
  readonly plan: ImportPlan;
  readonly problems: readonly Finding[];
}

/** More would be read by nobody. */
const most = 50;

/** What is wrong with the rows of a file, by its rows and columns, and what of it goes nowhere. */
export function ProblemList({ plan, problems }: ProblemListProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const nameOf = useColumnName();
  const placeOf = ({ id, column }: Finding): string => {
    const { row = 0, column: index } = plan.from(id, column) ?? {};
    const name = nameOf(column);
    return index === undefined
      ? t('mappingEditor.import.atRow', { row, name })
      : t('mappingEditor.import.atCell', { row, name, letter: letterOf(index) });
  };
  const leftOut = new Map<number, number>();
  for (const { column } of plan.leftOut) leftOut.set(column, (leftOut.get(column) ?? 0) + 1);
  if (problems.length + leftOut.size === 0) return null;
  return (
    <section
      className={styles.problems}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      aria-label={t('mappingEditor.import.problems')}
    >
      <h3>
        <TriangleAlert size={16} aria-hidden="true" />
        {t('mappingEditor.import.problems')}
      </h3>
      <ul>
        {[...leftOut].map(([column, count]) => (
          <li key={letterOf(column)}>
            {t('mappingEditor.import.leftOut', { letter: letterOf(column), count: number(count) })}
          </li>
        ))}
        {problems.slice(0, most).map((problem) => (
          <li key={`${problem.id} ${problem.column} ${problem.key}`}>
            <strong>{placeOf(problem)}</strong> {t(problem.key, problem.parameters)}
          </li>
        ))}
      </ul>
      {problems.length > most && (
        <p>{t('mappingEditor.import.more', { count: number(problems.length - most) })}</p>
      )}
      {problems.length > 0 && <p className={styles.muted}>{t('mappingEditor.import.mendLater')}</p>}
    </section>
  );
}
