import { type ReactNode, useMemo } from 'react';
import { fieldKey } from '../../../contract/labelKey.ts';
import type { Translate } from '../../../contract/phrases.ts';
import { failureMessage } from '../../../runtime/api/failureWords.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { FieldChanges } from './FieldChanges.tsx';
import { numberOf } from './numberOf.ts';
import type { ShadowFindings } from './runShadow.ts';
import styles from './shadow.module.css';
import { type Summary, summarise } from './summarise.ts';

interface ShadowReportProps {
  readonly findings: ShadowFindings;
  readonly isCancelled: boolean;
  readonly onOpen: (document: string) => void;
}

function failureWords(t: Translate, failure: ShadowFindings['failure']): string | undefined {
  if (!failure) return undefined;
  if (failure.status === 404) return t('mappingEditor.shadow.notKept');
  return t('failure.read', { problem: failureMessage(failure, t) });
}

/** The result in one sentence. */
function resultWords(t: Translate, { compared, unread }: ShadowFindings, { changed }: Summary): string {
  if (compared.length + unread.length === 0) return t('mappingEditor.shadow.none');
  return t(changed === 0 ? 'mappingEditor.shadow.same' : 'mappingEditor.shadow.differ', {
    done: compared.length,
    changed,
  });
}

/** What a shadow run has found: in a sentence, field by field, and what could not be compared. */
export function ShadowReport({ findings, isCancelled, onOpen }: ShadowReportProps): ReactNode {
  const t = useTranslate();
  const { total, compared, unread, failure } = findings;
  const summary = useMemo(() => summarise(compared), [compared]);
  const isEmpty = compared.length + unread.length === 0;
  return (
    <div className={styles.report}>
      {failure && (
        <p className={styles.wrong} role="alert">
          {failureWords(t, failure)}
        </p>
      )}
      {isCancelled && (
        <p className={styles.hint} role="status">
          {t('mappingEditor.shadow.cancelled', { done: compared.length + unread.length, total })}
        </p>
      )}
      {!(isEmpty && (failure || isCancelled)) && (
        <p className={styles.result} role="status">
          {resultWords(t, findings, summary)}
        </p>
      )}
      {summary.leftOut > 0 && (
        <p className={styles.quiet}>
          {t('mappingEditor.shadow.leftOut', {
            filter: t(`${fieldKey('interface', ['preFilter'])}.title`),
            count: summary.leftOut,
          })}
        </p>
      )}
      {summary.fields.map((field) => (
        <FieldChanges key={field.field} summary={field} onOpen={onOpen} />
      ))}
      {unread.length > 0 && (
        <details className={styles.unread}>
          <summary>{t('mappingEditor.shadow.unread', { count: unread.length })}</summary>
          <ul>
            {unread.map(({ stored, why }) => (
              <li key={stored.uuid}>{t(`mappingEditor.shadow.why.${why}`, { no: numberOf(stored) })}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
