import { type ReactNode, useMemo } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { useRefresh } from '../../../runtime/api/useOperation.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { usePolling } from '../../../runtime/core/timing/usePolling.ts';
import { InTimeZone, useTextZone } from '../../../runtime/fields/timeZone/useTimeZone.tsx';
import type { PanelProps } from '../../../runtime/record/screen/panels.tsx';
import { documentLogUrl } from '../documentLinks.ts';
import styles from '../documents.module.css';
import { OptionalLink } from '../OptionalLink.tsx';
import { type DocumentEvent, hasFailed, lastAttemptOf, timelineOf } from './documentEvents.ts';
import { FailureReason } from './FailureReason.tsx';
import { ResendButton } from './ResendButton.tsx';
import { TimelineEvent } from './TimelineEvent.tsx';

/** Seconds between two readings of a document that the service will change. */
const refreshInterval = 5;

/** Same limit as in the entity. */
const maxEvents = 60;

/** States that the service leaves without an operator. */
const changingStates: readonly unknown[] = ['PENDING', 'RUNNING', 'FAILED'];

/** The history of a document from its receipt to its delivery, with the origin of each change. */
export function TimelinePanel({ owner }: PanelProps): ReactNode {
  if (!owner) throw new Error('A timeline belongs to a record: the panel is part of its page.');
  return <Timeline record={owner.record} />;
}

function Timeline({ record }: { readonly record: Row }): ReactNode {
  const t = useTranslate();
  const zone = useTextZone();
  const timeline = useMemo(() => timelineOf(record), [record]);
  const { groups, isRebuilt } = timeline;
  useFreshRecord(changingStates.includes(record.status));
  return (
    <section className={styles.timeline} aria-labelledby="timeline-title">
      <header className={styles.titleLine}>
        <h2 id="timeline-title">{t('document.timeline.title')}</h2>
        <span className={styles.muted}>{t('instant.zone', { zone })}</span>
        <ResendButton record={record} />
      </header>
      <FailureReason record={record} timeline={timeline} />
      <InTimeZone timeZone={zone} isZoneNamed>
        <ol className={styles.events}>
          <StateItem record={record} lastAttempt={lastAttemptOf(timeline)} />
          {groups.map((group, index) => (
            <TimelineEvent
              key={`${group[0].at} ${group[0].kind}`}
              record={record}
              group={group}
              isCurrent={index === 0 && hasFailed(record)}
            />
          ))}
        </ol>
      </InTimeZone>
      {isRebuilt && <p className={styles.muted}>{t('document.timeline.rebuilt')}</p>}
      {groups.flat().length >= maxEvents && <p className={styles.muted}>{t('document.timeline.trimmed')}</p>}
      <p className={styles.links}>
        <OptionalLink to={documentLogUrl(record, 'interfaceLog', 'entity')}>
          {t('document.links.log')}
        </OptionalLink>
        <OptionalLink to={documentLogUrl(record, 'apiCallLog', 'entityNo')}>
          {t('document.links.calls')}
        </OptionalLink>
      </p>
    </section>
  );
}

/** The step that the service takes next; nothing for a document that waits for an operator or is finished. */
function StateItem({
  record: { status, nextRunTime },
  lastAttempt,
}: {
  readonly record: Row;
  readonly lastAttempt: DocumentEvent | undefined;
}): ReactNode {
  const t = useTranslate();
  const { dateTime, relative } = useFormats();
  const zone = useTextZone();
  const isPlanned = status === 'FAILED' && typeof nextRunTime === 'string';
  if (status !== 'PENDING' && status !== 'RUNNING' && !isPlanned) return null;
  const text = isPlanned
    ? t('document.timeline.next', { time: dateTime(nextRunTime, zone) })
    : t(status === 'RUNNING' ? 'document.timeline.running' : 'document.timeline.waiting');
  return (
    <li className={styles.event} data-tone="waiting">
      <h3>
        {text} {isPlanned && <span className={styles.muted}>{relative(nextRunTime)}</span>}
      </h3>
      {isPlanned && lastAttempt?.maxAttempts !== undefined && (
        <p className={styles.muted}>
          {t('document.plan.count', { attempt: lastAttempt.attempt, max: lastAttempt.maxAttempts })}
        </p>
      )}
    </li>
  );
}

/** Reads the document again while the service works on it. */
function useFreshRecord(isChanging: boolean): void {
  const refresh = useRefresh();
  usePolling(isChanging ? refreshInterval : undefined, () => void refresh('pendingData.get'));
}
