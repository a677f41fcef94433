import type { ReactNode } from 'react';
import type { FailureGroup } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { useRoleObstacle } from '../../../runtime/api/access/useRoleObstacle.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { guardedProps } from '../../../runtime/feedback/guardedProps.ts';
import { instantTooltip, useInstantText } from '../../../runtime/fields/timeZone/renderInstant.tsx';
import { documentUrl, failedListUrl, mappingRowUrl } from '../documentLinks.ts';
import styles from '../documents.module.css';
import { OptionalLink } from '../OptionalLink.tsx';

interface FailureGroupItemProps {
  /** The interface. */
  readonly owner: Row;
  readonly group: FailureGroup;
  /** Causes can be retried one by one. Without other causes, "retry all" is enough. */
  readonly isRetriedAlone: boolean;
  readonly isRunning: boolean;
  readonly retry: () => void;
}

/** The failed documents with one cause. */
export function FailureGroupItem(props: FailureGroupItemProps): ReactNode {
  const { owner, group, isRetriedAlone, isRunning, retry } = props;
  const t = useTranslate();
  const { number } = useFormats();
  const reason = useRoleObstacle()('pendingData.retry');
  const { causeKey, cause, count, blockedCount, errorCode } = group;
  return (
    <li className={styles.group}>
      <div className={styles.cause}>
        <p className={styles.failure}>{cause}</p>
        <p className={styles.facts}>
          <strong>{t('document.failures.count', { count })}</strong>
          {blockedCount > 0 && <span>{t('document.failures.blocked', { count: number(blockedCount) })}</span>}
          <Times group={group} />
          {errorCode && <code>{errorCode}</code>}
        </p>
        <GroupLinks owner={owner} group={group} />
        {isRetriedAlone && causeKey === '' && <p className={styles.muted}>{t('document.failures.early')}</p>}
      </div>
      {isRetriedAlone && causeKey !== '' && (
        <button
          type="button"
          className={controls.button}
          disabled={isRunning}
          {...guardedProps(reason, retry)}
        >
          {t(count > 1 ? 'document.failures.retryThese' : 'document.failures.retryOnly', {
            count: number(count),
          })}
        </button>
      )}
    </li>
  );
}

function Times({ group: { firstTime, lastTime } }: { readonly group: FailureGroup }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const textOf = useInstantText();
  if (firstTime === undefined || lastTime === undefined) return null;
  const [first, last] = [textOf(firstTime), textOf(lastTime)];
  const lastTitle = instantTooltip(lastTime, formats);
  if (first === last) return <span title={lastTitle}>{t('document.failures.once', { time: last })}</span>;
  return (
    <>
      <span title={instantTooltip(firstTime, formats)}>{t('document.failures.first', { time: first })}</span>
      <span title={lastTitle}>{t('document.failures.last', { time: last })}</span>
    </>
  );
}

/** The newest document, the mapping row that failed, and the list of the documents. */
function GroupLinks({ owner, group }: { readonly owner: Row; readonly group: FailureGroup }): ReactNode {
  const t = useTranslate();
  const document = { interfaceUuid: owner.uuid, interfaceType: owner.interfaceType };
  const { sampleUuid, sampleEntityNo, mappingLine, errorCode } = group;
  return (
    <p className={styles.links}>
      {sampleUuid && (
        <OptionalLink to={documentUrl(document, sampleUuid)}>
          {t('document.failures.newest', { number: sampleEntityNo })}
        </OptionalLink>
      )}
      {mappingLine !== undefined && (
        <OptionalLink to={mappingRowUrl(document, mappingLine)}>
          {t('document.links.mapping', { line: mappingLine })}
        </OptionalLink>
      )}
      <OptionalLink to={failedListUrl(owner, errorCode)}>
        {errorCode === undefined
          ? t('document.failures.show')
          : t('document.failures.showCode', { code: errorCode })}
      </OptionalLink>
    </p>
  );
}
