import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { interfaceTabUrl, mappingRowUrl } from '../documentLinks.ts';
import styles from '../documents.module.css';
import { OptionalLink } from '../OptionalLink.tsx';
import { type DocumentTimeline, hasFailed, lastAttemptOf } from './documentEvents.ts';

interface FailureReasonProps {
  readonly record: Row;
  readonly timeline: DocumentTimeline;
}

/** The reason of a failed document, with links to the mapping row that failed and to documents with the same cause. */
export function FailureReason({ record, timeline }: FailureReasonProps): ReactNode {
  const t = useTranslate();
  const { interfaceUuid, causeKey } = record;
  const { data } = useOperation(
    'pendingData.failures',
    hasFailed(record) && typeof causeKey === 'string' ? { interfaceUuid: String(interfaceUuid) } : null,
    { inline: true, afterPaint: true },
  );
  if (!hasFailed(record)) return null;
  const line = lastAttemptOf(timeline)?.mappingLine;
  const group = Array.isArray(data) ? data.find((one) => one.causeKey === causeKey) : undefined;
  const others = (group?.count ?? 1) - 1;
  return (
    <>
      <Notice tone="negative" text={String(record.failureReason ?? '')} />
      {(line !== undefined || others > 0) && (
        <p className={styles.links}>
          {line !== undefined && (
            <OptionalLink to={mappingRowUrl(record, line)}>
              {t('document.links.mapping', { line })}
            </OptionalLink>
          )}
          {others > 0 && (
            <OptionalLink to={interfaceTabUrl(record, 'failures')}>
              {t('document.links.same', { count: others })}
            </OptionalLink>
          )}
        </p>
      )}
    </>
  );
}
