import type { ReactNode } from 'react';
import { choiceKey } from '../../contract/labelKey.ts';
import type { Plan } from '../../contract/plan.ts';
import type { Task } from '../../contract/task.ts';
import { usePhrases } from '../i18n/LocaleProvider.tsx';
import { Portion } from '../list/Portion.tsx';
import { planEntityOf } from './planEntityOf.ts';
import styles from './task.module.css';

interface UnresolvedProps {
  readonly task: Task;
  readonly references: Plan['unresolved'];
}

/** Records that a plan refers to and that do not exist here: the operator says what they become. */
export function Unresolved({ task, references }: UnresolvedProps): ReactNode {
  const { translate: t, has } = usePhrases();
  const kindOf = (kind: string): string => {
    const key = choiceKey(planEntityOf(task), ['unresolved', 'kind'], kind);
    return has(key) ? t(key) : kind;
  };
  return (
    <section className={styles.hindrance} role="alert">
      <h3>{t('task.unresolved.title', { count: references.length })}</h3>
      <ul>
        <Portion items={references}>
          {({ kind, uuid, name }) => (
            <li key={`${kind} ${uuid}`}>{t('task.of', { what: kindOf(kind), problem: name || uuid })}</li>
          )}
        </Portion>
      </ul>
      <p>{t('task.unresolved.text')}</p>
    </section>
  );
}
