import { type ReactNode, useMemo } from 'react';
import { indentJsonText } from '../../../contract/json/exactJson.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { failureMessage } from '../../../runtime/api/failures.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import type { TargetChangeKind, TargetValue } from '../engine/compareTargets.ts';
import { truncateText } from '../preview/jsonText.ts';
import { storedDocumentNumber } from '../preview/storedDocuments.ts';
import type { ShadowResult } from './runShadow.ts';
import styles from './ShadowPane.module.css';
import { type FieldChangeSummary, type ShadowSummary, summariseChanges } from './summariseChanges.ts';

interface ShadowReportProps {
  readonly result: ShadowResult;
  readonly isCancelled: boolean;
  readonly onOpen: (document: string) => void;
}

function failureText(t: Translate, failure: ShadowResult['failure']): string | undefined {
  if (!failure) return undefined;
  if (failure.status === 404) return t('mappingEditor.shadow.notKept');
  return t('failure.read', { problem: failureMessage(failure, t) });
}

const filters = ['preFilter', 'postFilter'] as const;

const filterCaption = (t: Translate, filter: (typeof filters)[number]): string =>
  t(`${fieldKey('interface', [filter])}.title`);

/** The result in one sentence. */
function resultText(t: Translate, { compared }: ShadowResult, { changed }: ShadowSummary): string {
  if (compared.length === 0) return t('mappingEditor.shadow.none');
  return t(changed === 0 ? 'mappingEditor.shadow.same' : 'mappingEditor.shadow.differ', {
    done: compared.length,
    changed,
  });
}

/**
 * The report of a shadow run: a sentence, the changes of each field, and the documents that could not be
 * compared.
 */
export function ShadowReport({ result, isCancelled, onOpen }: ShadowReportProps): ReactNode {
  const t = useTranslate();
  const { total, compared, skipped, failure } = result;
  const summary = useMemo(() => summariseChanges(compared), [compared]);
  // Without a comparison, the other parts explain why, or the interface has no documents.
  const hasResult = compared.length > 0 || !(failure || isCancelled || skipped.length > 0);
  return (
    <div className={styles.report}>
      {failure && (
        <p className={styles.error} role="alert">
          {failureText(t, failure)}
        </p>
      )}
      {isCancelled && (
        <p className={styles.hint} role="status">
          {t('mappingEditor.shadow.cancelled', { done: compared.length + skipped.length, total })}
        </p>
      )}
      {hasResult && (
        <p className={styles.result} role="status">
          {resultText(t, result, summary)}
        </p>
      )}
      {filters.map(
        (filter) =>
          summary.leftOut[filter] > 0 && (
            <p key={filter} className={styles.muted}>
              {t('mappingEditor.shadow.leftOut', {
                filter: filterCaption(t, filter),
                count: summary.leftOut[filter],
              })}
            </p>
          ),
      )}
      {summary.fields.map((field) => (
        <FieldChanges key={field.field} summary={field} onOpen={onOpen} />
      ))}
      {skipped.length > 0 && (
        <details className={styles.skipped}>
          <summary>{t('mappingEditor.shadow.unread', { count: skipped.length })}</summary>
          <ul>
            {skipped.map(({ stored, why }) => (
              <li key={stored.uuid}>
                {t(`mappingEditor.shadow.why.${why}`, { no: storedDocumentNumber(stored) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface FieldChangesProps {
  readonly summary: FieldChangeSummary;
  readonly onOpen: (document: string) => void;
}

/** The most serious changes come first. */
const kindOrder: readonly TargetChangeKind[] = [
  'failing',
  'excluded',
  'removed',
  'changed',
  'added',
  'included',
  'repaired',
];

/**
 * The changes of one target field, or of the post-filter: the number of documents for each kind of change, and
 * examples on demand.
 */
function FieldChanges({ summary, onOpen }: FieldChangesProps): ReactNode {
  const t = useTranslate();
  return (
    <details className={styles.field}>
      <summary>
        {summary.field === '' ? filterCaption(t, 'postFilter') : <code>{summary.field}</code>}
        <span className={styles.kinds}>
          {kindOrder.map(
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
                title={t('mappingEditor.shadow.open', { no: storedDocumentNumber(stored) })}
                onClick={() => onOpen(indentJsonText(stored.data ?? ''))}
              >
                {storedDocumentNumber(stored)}
              </button>
              <code className={styles.place}>{at}</code>
            </p>
            <dl>
              <dt>{t('mappingEditor.shadow.before')}</dt>
              <dd>
                <TargetValueText content={before} />
              </dd>
              <dt>{t('mappingEditor.shadow.after')}</dt>
              <dd>
                <TargetValueText content={after} />
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}

function TargetValueText({ content: { value, error } }: { readonly content: TargetValue }): ReactNode {
  const t = useTranslate();
  if (error) return <span className={styles.error}>{t(`mapping.${error.code}`, error.parameters)}</span>;
  if (value === undefined) return <span className={styles.muted}>{t('mappingEditor.shadow.nothing')}</span>;
  return <code>{truncateText(value)}</code>;
}
