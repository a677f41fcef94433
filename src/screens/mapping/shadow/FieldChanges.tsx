import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { formatted } from '../preview/formatted.ts';
import { valueText } from '../preview/valueText.ts';
import type { ChangeKind, Outcome } from './Change.ts';
import { numberOf } from './numberOf.ts';
import styles from './shadow.module.css';
import type { FieldSummary } from './summarise.ts';

interface FieldChangesProps {
  readonly summary: FieldSummary;
  readonly onOpen: (document: string) => void;
}

/** The gravest first. */
const kinds: readonly ChangeKind[] = ['failing', 'removed', 'changed', 'added', 'mended'];

/** One target field: in how many documents it would change and how; unfolded, examples. */
export function FieldChanges({ summary, onOpen }: FieldChangesProps): ReactNode {
  const t = useTranslate();
  return (
    <details className={styles.field}>
      <summary>
        <code>{summary.field}</code>
        <span className={styles.kinds}>
          {kinds.map(
            (kind) =>
              summary.kinds[kind] !== undefined && (
                <span key={kind} data-kind={kind}>
                  {t(`mappingEditor.shadow.kind.${kind}`, { count: summary.kinds[kind] })}
                </span>
              ),
          )}
        </span>
      </summary>
      <ul aria-label={t('mappingEditor.shadow.examples')}>
        {summary.examples.map(({ stored, at, before, after }) => (
          <li key={stored.uuid} className={styles.example}>
            <p>
              <button
                type="button"
                className={styles.link}
                title={t('mappingEditor.shadow.open', { no: numberOf(stored) })}
                onClick={() => onOpen(formatted(stored.data ?? ''))}
              >
                {numberOf(stored)}
              </button>
              <code className={styles.place}>{at}</code>
            </p>
            <dl>
              <dt>{t('mappingEditor.shadow.before')}</dt>
              <dd>
                <OutcomeText outcome={before} />
              </dd>
              <dt>{t('mappingEditor.shadow.after')}</dt>
              <dd>
                <OutcomeText outcome={after} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}

function OutcomeText({ outcome: { value, error } }: { readonly outcome: Outcome }): ReactNode {
  const t = useTranslate();
  if (error) return <span className={styles.wrong}>{t(`mapping.${error.code}`, error.parameters)}</span>;
  if (value === undefined) return <span className={styles.quiet}>{t('mappingEditor.shadow.nothing')}</span>;
  return <code>{valueText(value)}</code>;
}
