import type { ReactNode } from 'react';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Problem } from '../../contract/violations.ts';
import { pathOf } from '../fields/changes/pathOf.ts';
import { usePhrases } from '../i18n/LocaleProvider.tsx';
import { Portion } from '../list/Portion.tsx';
import styles from './task.module.css';

interface IssueListProps {
  readonly issues: readonly Partial<Problem>[];
  /** Entity whose fields they speak of. */
  readonly about: string;
}

/** What the service finds wrong with what it was sent, field by field. */
export function IssueList({ issues, about }: IssueListProps): ReactNode {
  const { translate: t, has } = usePhrases();
  // The record may stand in a list of many: `items.3.executionTime`.
  const captionOf = (field: string): string | undefined => {
    const path = pathOf(field);
    const keys = path.map((_, start) => `${fieldKey(about, path.slice(start))}.title`);
    const known = keys.find(has);
    return known && t(known);
  };
  return (
    <section className={styles.hindrance} role="alert">
      <h3>{t('task.issues', { count: issues.length })}</h3>
      <ul>
        <Portion items={issues}>
          {({ field = '', message }, index) => {
            const what = captionOf(field);
            return <li key={index}>{what ? t('task.of', { what, problem: message }) : message}</li>;
          }}
        </Portion>
      </ul>
    </section>
  );
}
