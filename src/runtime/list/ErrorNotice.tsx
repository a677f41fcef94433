import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { ShowType } from '../../contract/envelope.ts';
import type { ServiceError } from '../api/answer.ts';
import { failureAdvice, failureDetails, failureMessage } from '../api/failureWords.ts';
import { missingCalls, noSuchCall } from '../api/missingCalls.ts';
import { FailureDetails } from '../feedback/FailureDetails.tsx';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './list.module.css';

interface ErrorNoticeProps {
  readonly error: ServiceError;
  readonly retry: () => void;
}

const tones: Partial<Record<ShowType, string>> = {
  [ShowType.silent]: 'neutral',
  [ShowType.warning]: 'warning',
  [ShowType.notification]: 'neutral',
};

/**
 * Why something could not be read, in the place where it is shown, as its showType asks for (schemas/SPECIFICATION.md section 8.2).
 * Data of an earlier reading stays below, with its time. A silent failure shows only that the reading failed, because an empty place
 * explains nothing. A call that the back end does not offer is no failure.
 */
export function ErrorNotice({ error: { answer, readAt }, retry }: ErrorNoticeProps): ReactNode {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { showType = ShowType.error, errorCode } = answer;
  const isMissing = answer.error === noSuchCall;
  const isSilent = showType === ShowType.silent;
  const isQuiet = isSilent || isMissing;
  const problem = failureMessage(answer, t);
  const time = readAt !== undefined && dateTime(new Date(readAt).toISOString());
  return (
    <div
      className={styles.notice}
      data-tone={isMissing ? 'neutral' : tones[showType]}
      role={isQuiet ? 'status' : 'alert'}
    >
      <CircleAlert size={16} aria-hidden="true" />
      <div className={styles.reason}>
        {showType === ShowType.notification && errorCode && <strong>{errorCode}</strong>}
        <p>{isSilent ? t('failure.unread') : isMissing ? problem : t('failure.read', { problem })}</p>
        <p>{[failureAdvice(answer, t), time && t('failure.kept', { time })].filter(Boolean).join(' ')}</p>
        {!isQuiet && <FailureDetails details={failureDetails(answer)} />}
      </div>
      <button
        type="button"
        className={controls.button}
        onClick={() => {
          missingCalls.forget();
          retry();
        }}
      >
        {t(isMissing ? 'failure.checkAgain' : 'page.retry')}
      </button>
    </div>
  );
}
