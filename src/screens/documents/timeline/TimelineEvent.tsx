import { type ReactNode, useId, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { LazyPart } from '../../../runtime/feedback/failure/LazyPart.tsx';
import { Instant } from '../../../runtime/fields/timeZone/Instant.tsx';
import { useTextZone } from '../../../runtime/fields/timeZone/useTimeZone.tsx';
import { documentUrl } from '../documentLinks.ts';
import styles from '../documents.module.css';
import { OptionalLink } from '../OptionalLink.tsx';
import { CallDetails } from './CallDetails.tsx';
import type { DocumentEvent, EventGroup } from './documentEvents.ts';

interface TimelineEventProps {
  readonly record: Row;
  readonly group: EventGroup;
  /** The failure that the document has now: the page shows its reason and plan above, so this shows its call. */
  readonly isCurrent: boolean;
}

const tones: Readonly<Record<string, string>> = {
  SUCCESS: 'positive',
  FAILED: 'warning',
  BLOCKED: 'negative',
};

/** One event, or attempts with the same result. */
export function TimelineEvent({ record, group, isCurrent }: TimelineEventProps): ReactNode {
  const t = useTranslate();
  const [event, ...older] = group;
  const first = older.at(-1);
  return (
    <li className={styles.event} data-tone={tones[event.status ?? ''] ?? 'neutral'}>
      <div className={styles.eventTitle}>
        <h3>
          {first
            ? t('document.event.attempts', { first: first.attempt, last: event.attempt })
            : titleOf(event, t)}
        </h3>
        <Figures event={event} />
        <EventTime from={first?.at} at={event.at} />
      </div>
      {event.kind === 'ATTEMPT' ? (
        <AttemptTexts event={event} isCurrent={isCurrent} />
      ) : (
        <ActionTexts event={event} record={record} />
      )}
    </li>
  );
}

type Translate = ReturnType<typeof useTranslate>;

function titleOf({ kind, status, attempt, by, documentUuid }: DocumentEvent, t: Translate): string {
  if (kind === 'ATTEMPT')
    return t(`document.event.attempt.${status ?? 'FAILED'}`, { attempt: attempt ?? '' });
  const name = by || t('document.event.service');
  if (kind === 'RECEIVED' && documentUuid) return t('document.event.copied', { by: name });
  return t(`document.event.${kind}`, { by: name });
}

/** HTTP status and duration of an attempt. */
function Figures({ event: { httpStatus, elapsedMs } }: { readonly event: DocumentEvent }): ReactNode {
  const t = useTranslate();
  return (
    <>
      {httpStatus !== undefined && (
        <span className={styles.muted}>{t('document.http', { status: httpStatus })}</span>
      )}
      {elapsedMs !== undefined && (
        <span className={styles.muted}>{t('document.milliseconds', { count: elapsedMs })}</span>
      )}
    </>
  );
}

function EventTime({ from, at }: { readonly from: string | undefined; readonly at: string }): ReactNode {
  return (
    <span className={styles.time}>
      {from !== undefined && (
        <>
          <Instant of={from} /> –{' '}
        </>
      )}
      <Instant of={at} />
    </span>
  );
}

/** Message, deciding rule, retry plan and call of an attempt. */
function AttemptTexts({
  event,
  isCurrent,
}: {
  readonly event: DocumentEvent;
  readonly isCurrent: boolean;
}): ReactNode {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const zone = useTextZone();
  const { message, rule, ruleText = '', by, status, attempt, maxAttempts, nextRunTime } = event;
  return (
    <>
      {message && !isCurrent && (
        <p className={status === 'SUCCESS' ? undefined : styles.failure}>{message}</p>
      )}
      {rule && <p className={styles.muted}>{t(`document.rule.${rule}`, { text: ruleText })}</p>}
      {by && <p className={styles.muted}>{t('document.event.debug', { by })}</p>}
      {!isCurrent && nextRunTime && attempt !== undefined && (
        <p className={styles.muted}>
          {t('document.plan.next', { attempt, max: maxAttempts, time: dateTime(nextRunTime, zone) })}
        </p>
      )}
      {status === 'BLOCKED' && attempt !== undefined && maxAttempts !== undefined && (
        <p className={styles.muted}>
          {attempt >= maxAttempts
            ? t('document.plan.used', { max: maxAttempts })
            : t('document.plan.permanent')}
        </p>
      )}
      {event.callUuid && <FoldedCall uuid={event.callUuid} isOpenAtFirst={isCurrent} />}
    </>
  );
}

function FoldedCall({
  uuid,
  isOpenAtFirst,
}: {
  readonly uuid: string;
  readonly isOpenAtFirst: boolean;
}): ReactNode {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <button
        type="button"
        className={`${controls.quiet} ${styles.fold}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'document.call.hide' : 'document.call.show')}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <LazyPart>
            <CallDetails uuid={uuid} />
          </LazyPart>
        )}
      </div>
    </>
  );
}

/** Reason of an action, and the other document of a resent one. */
function ActionTexts({
  event: { kind, reason, documentUuid },
  record,
}: {
  readonly event: DocumentEvent;
  readonly record: Row;
}): ReactNode {
  const t = useTranslate();
  const { idempotencyKey } = record;
  return (
    <>
      {reason && <p>{reason}</p>}
      {kind === 'RECEIVED' && typeof idempotencyKey === 'string' && idempotencyKey !== record.uuid && (
        <p className={styles.muted}>{t('document.event.key', { key: idempotencyKey })}</p>
      )}
      {documentUuid && (
        <p>
          <OptionalLink to={documentUrl(record, documentUuid)}>
            {t(kind === 'RECEIVED' ? 'document.event.original' : 'document.event.successor')}
          </OptionalLink>
        </p>
      )}
    </>
  );
}
