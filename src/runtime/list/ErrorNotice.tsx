import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { ShowType } from '../../contract/api/envelope.ts';
import type { OperationError } from '../api/answer.ts';
import { failureAdvice, failureDetails, failureMessage } from '../api/failures.ts';
import { missingOperations, noSuchOperation } from '../api/missing/missingOperations.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import controls from '../core/theme/controls.module.css';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';
import { useInstantText } from '../fields/timeZone/renderInstant.tsx';
import styles from './list.module.css';

const LazyFailureDetails = lazyComponent(
  async () => (await import('../feedback/toast/FailureDetails.tsx')).FailureDetails,
);

interface ErrorNoticeProps {
  readonly error: OperationError;
  readonly retry: () => void;
}

const tones: Partial<Record<ShowType, string>> = {
  [ShowType.silent]: 'neutral',
  [ShowType.warning]: 'warning',
  [ShowType.notification]: 'neutral',
};

/**
 * The reason of a failed reading, in the place of its data, in the form of its showType (schemas/SPECIFICATION.md
 * section 8.2). Data of an earlier reading stays below, with its time. A silent failure shows only that the
 * reading failed, because an empty place explains nothing. A call that the back end does not offer is no failure.
 */
export function ErrorNotice({ error: { answer, readAt }, retry }: ErrorNoticeProps): ReactNode {
  const t = useTranslate();
  const textOf = useInstantText();
  const { showType = ShowType.error, errorCode } = answer;
  const isMissing = answer.error === noSuchOperation;
  const isSilent = showType === ShowType.silent;
  const isQuiet = isSilent || isMissing;
  const problem = failureMessage(answer, t);
  const time = readAt !== undefined && textOf(new Date(readAt).toISOString());
  return (
    <div
      className={styles.notice}
      data-tone={isMissing ? 'neutral' : (tones[showType] ?? 'negative')}
      role={isQuiet ? 'status' : 'alert'}
    >
      <CircleAlert size={16} aria-hidden="true" />
      <div className={styles.reason}>
        {showType === ShowType.notification && errorCode && <strong>{errorCode}</strong>}
        <p>{isSilent ? t('failure.unread') : isMissing ? problem : t('failure.read', { problem })}</p>
        <p>{[failureAdvice(answer, t), time && t('failure.kept', { time })].filter(Boolean).join(' ')}</p>
        {!isQuiet && (
          // The placeholder keeps the height of the notice.
          <LazyPart fallback="…">
            <LazyFailureDetails details={failureDetails(answer)} />
          </LazyPart>
        )}
      </div>
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          missingOperations.forget();
          retry();
        }}
      >
        {t(isMissing ? 'failure.checkAgain' : 'page.retry')}
      </button>
    </div>
  );
}
