import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import type { CellIssue } from '../issues/CellIssue.ts';
import { columnLetter } from './assignColumns.ts';
import styles from './ImportDialog.module.css';
import type { RowImportPlan } from './planRowImport.ts';
import { useColumnName } from './useColumnNames.ts';

interface ImportIssueListProps {
  readonly plan: RowImportPlan;
  readonly issues: readonly CellIssue[];
}

/** Issues in the list. Nobody reads more. */
const shownLimit = 50;

/** Lists the issues of an import by row and column of the file, and the columns that are left out. */
export function ImportIssueList({ plan, issues }: ImportIssueListProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const nameOf = useColumnName();
  const placeOf = ({ id, column }: CellIssue): string => {
    const { row = 0, column: index } = plan.originOf(id, column) ?? {};
    const name = nameOf(column);
    return index === undefined
      ? t('mappingEditor.import.atRow', { row, name })
      : t('mappingEditor.import.atCell', { row, name, letter: columnLetter(index) });
  };
  const leftOut = new Map<number, number>();
  for (const { column } of plan.leftOut) leftOut.set(column, (leftOut.get(column) ?? 0) + 1);
  if (issues.length + leftOut.size === 0) return null;
  return (
    <section
      className={styles.problems}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a scrollable area
      tabIndex={0}
      aria-label={t('mappingEditor.import.problems')}
    >
      <h3>
        <TriangleAlert size={16} aria-hidden="true" />
        {t('mappingEditor.import.problems')}
      </h3>
      <ul>
        {[...leftOut].map(([column, count]) => (
          <li key={columnLetter(column)}>
            {t('mappingEditor.import.leftOut', { letter: columnLetter(column), count: number(count) })}
          </li>
        ))}
        {issues.slice(0, shownLimit).map((problem) => (
          <li key={`${problem.id} ${problem.column} ${problem.key}`}>
            <strong>{placeOf(problem)}</strong> {t(problem.key, problem.parameters)}
          </li>
        ))}
      </ul>
      {issues.length > shownLimit && (
        <p>{t('mappingEditor.import.more', { count: number(issues.length - shownLimit) })}</p>
      )}
      {issues.length > 0 && <p className={styles.muted}>{t('mappingEditor.import.mendLater')}</p>}
    </section>
  );
}
