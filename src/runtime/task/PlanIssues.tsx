import type { ReactNode } from 'react';
import type { ImportPlan } from '../../contract/model/importPlan.ts';
import type { Task } from '../../contract/model/task.ts';
import { choiceKey, fieldKey } from '../../contract/text/captions.ts';
import type { FieldError } from '../../contract/validation/fieldErrors.ts';
import { getOperation } from '../api/operations.ts';
import { usePhrases } from '../core/i18n/LocaleProvider.tsx';
import { ShowMore } from '../fields/ShowMore.tsx';
import { captionPathOf } from '../fields/types/changes/ChangesDetailView.tsx';
import styles from './task.module.css';

/** The entity of a task's plan, with the captions of the plan. */
export function planEntityOf({ name, plan }: Task): string {
  const entity = plan === undefined ? undefined : getOperation(plan, `The task "${name}"`).entity;
  if (!entity) throw new Error(`The task "${name}" has no plan that answers with a record.`);
  return entity;
}

interface PlanIssuesProps {
  readonly issues: readonly Partial<FieldError>[];
  /** Entity of the fields. */
  readonly about: string;
}

/** The service's problems with the request, field by field. */
export function PlanIssues({ issues, about }: PlanIssuesProps): ReactNode {
  const { translate: t, has } = usePhrases();
  // The record may be in a list: `items.3.executionTime`.
  const captionOf = (field: string): string | undefined => {
    const path = captionPathOf(field);
    const keys = path.map((_, start) => `${fieldKey(about, path.slice(start))}.title`);
    const known = keys.find(has);
    return known && t(known);
  };
  return (
    <section className={styles.issues} role="alert">
      <h3>{t('task.issues', { count: issues.length })}</h3>
      <ul>
        <ShowMore items={issues}>
          {({ field = '', message }, index) => {
            const what = captionOf(field);
            return <li key={index}>{what ? t('task.of', { what, problem: message }) : message}</li>;
          }}
        </ShowMore>
      </ul>
    </section>
  );
}

interface UnresolvedReferencesProps {
  readonly task: Task;
  readonly references: ImportPlan['unresolved'];
}

/** Missing records that a plan refers to: the operator chooses replacements. */
export function UnresolvedReferences({ task, references }: UnresolvedReferencesProps): ReactNode {
  const { translate: t, has } = usePhrases();
  const kindOf = (kind: string): string => {
    const key = choiceKey(planEntityOf(task), ['unresolved', 'kind'], kind);
    return has(key) ? t(key) : kind;
  };
  return (
    <section className={styles.issues} role="alert">
      <h3>{t('task.unresolved.title', { count: references.length })}</h3>
      <ul>
        <ShowMore items={references}>
          {({ kind, uuid, name }) => (
            <li key={`${kind} ${uuid}`}>{t('task.of', { what: kindOf(kind), problem: name || uuid })}</li>
          )}
        </ShowMore>
      </ul>
      <p>{t('task.unresolved.text')}</p>
    </section>
  );
}
