import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { OptionalLink } from '../../../runtime/overview/overviewLinks.tsx';
import { interfaceTabUrl, mappingRowUrl } from '../documentLinks.ts';
import styles from '../documents.module.css';
import { type DocumentTimeline, lastAttemptOf } from './documentEvents.ts';

interface NextStepsProps {
  readonly record: Row;
  readonly timeline: DocumentTimeline;
}

/** Links that help with a failed document: the mapping row that failed, and documents with the same cause. */
export function NextSteps({ record, timeline }: NextStepsProps): ReactNode {
  const t = useTranslate();
  const { status, interfaceUuid, causeKey } = record;
  const hasFailed = status === 'FAILED' || status === 'BLOCKED';
  const { data } = useOperation(
    'pendingData.failures',
    hasFailed && typeof causeKey === 'string' ? { interfaceUuid: String(interfaceUuid) } : null,
    { inline: true, afterPaint: true },
  );
  if (!hasFailed) return null;
  const line = lastAttemptOf(timeline)?.mappingLine;
  const group = Array.isArray(data) ? data.find((one) => one.causeKey === causeKey) : undefined;
  const others = (group?.count ?? 1) - 1;
  if (line === undefined && others < 1) return null;
  return (
    <p className={styles.links}>
      {line !== undefined && (
        <OptionalLink to={mappingRowUrl(record, line)}>{t('document.links.mapping', { line })}</OptionalLink>
      )}
      {others > 0 && (
        <OptionalLink to={interfaceTabUrl(record, 'failures')}>
          {t('document.links.same', { count: others })}
        </OptionalLink>
      )}
    </p>
  );
}
