import type { ReactNode } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { useRoleObstacle } from '../../../runtime/api/access/useRoleObstacle.ts';
import { noSuchOperation, useMissingOperations } from '../../../runtime/api/missing/missingOperations.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { usePolling } from '../../../runtime/core/timing/usePolling.ts';
import { EmptyState } from '../../../runtime/feedback/EmptyState.tsx';
import { guardedProps } from '../../../runtime/feedback/guardedProps.ts';
import { LoadingSkeleton } from '../../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { ErrorNotice } from '../../../runtime/list/ErrorNotice.tsx';
import type { PanelProps } from '../../../runtime/record/screen/panels.tsx';
import { failedListUrl } from '../documentLinks.ts';
import styles from '../documents.module.css';
import { OptionalLink } from '../OptionalLink.tsx';
import { FailureGroupItem } from './FailureGroupItem.tsx';
import { useRetryFailures } from './useRetryFailures.ts';

/** Seconds between two readings. */
const refreshInterval = 5;

/** The failed documents of the record page's interface, grouped by cause, with retries. */
export function FailuresPanel({ owner }: PanelProps): ReactNode {
  if (!owner) throw new Error('Failures belong to an interface: the panel is a tab of its page.');
  return <Failures owner={owner.record} />;
}

function Failures({ owner }: { readonly owner: Row }): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const { uuid } = owner;
  const { data, error, mutate } = useOperation(
    'pendingData.failures',
    { interfaceUuid: uuid },
    { inline: true },
  );
  const { retry, running } = useRetryFailures(uuid);
  const reason = useRoleObstacle()('pendingData.retry');
  const canRetry = !useMissingOperations().names.has('pendingData.retry');
  const isMissing = error?.answer.error === noSuchOperation;
  usePolling(isMissing ? undefined : refreshInterval, () => void mutate());
  const notice = error && <ErrorNotice error={error} retry={() => void mutate()} />;
  if (notice && !data)
    return (
      <>
        {notice}
        <p>
          <OptionalLink to={failedListUrl(owner)}>{t('document.failures.show')}</OptionalLink>
        </p>
      </>
    );
  if (!data) return <LoadingSkeleton />;
  const total = data.reduce((sum, { count }) => sum + count, 0);
  if (total === 0)
    return (
      <>
        {notice}
        <EmptyState title={t('document.failures.none.title')} text={t('document.failures.none.text')} />
      </>
    );
  return (
    <section className={styles.failures} aria-labelledby="failures-title">
      {notice}
      <header className={styles.titleLine}>
        <h2 id="failures-title">{t('document.failures.title')}</h2>
        <span className={styles.muted}>
          {t('document.failures.total', { count: total, groups: data.length })}
        </span>
        {canRetry && (
          <button
            type="button"
            className={controls.primary}
            disabled={running}
            {...guardedProps(reason, () => void retry())}
          >
            {t('document.failures.retryAll', { count: number(total) })}
          </button>
        )}
      </header>
      <ul className={styles.groups}>
        {data.map((group) => (
          <FailureGroupItem
            key={`${group.causeKey} ${group.errorCode}`}
            owner={owner}
            group={group}
            isRetriedAlone={canRetry && data.length > 1}
            isRunning={running}
            retry={() => void retry(group.causeKey)}
          />
        ))}
      </ul>
    </section>
  );
}
