import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { ShowType } from '../../contract/envelope.ts';
import type { ServiceError } from '../api/answer.ts';
import { failureAdvice, failureDetails, failureMessage } from '../api/failureWords.ts';
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
 * Why something could not be read, in the place where it is shown, as its showType asks for (SPEC.md section 8). What was read
 * before stays below, and is said to be of then. A silent failure says no more than that: an empty place would be a riddle.
 */
export function ErrorNotice({ error: { answer, readAt }, retry }: ErrorNoticeProps): ReactNode {
  const t = useTranslate();
  const { dateTime } = useFormats();
  const { showType = ShowType.error, errorCode } = answer;
  const isSilent = showType === ShowType.silent;
  const time = readAt !== undefined && dateTime(new Date(readAt).toISOString());
  return (
    <div className={styles.notice} data-tone={tones[showType]} role={isSilent ? 'status' : 'alert'}>
      <CircleAlert size={16} aria-hidden="true" />
      <div className={styles.reason}>
        {showType === ShowType.notification && errorCode && <strong>{errorCode}</strong>}
        <p>{isSilent ? t('failure.unread') : t('failure.read', { problem: failureMessage(answer, t) })}</p>
        <p>{[failureAdvice(answer, t), time && t('failure.kept', { time })].filter(Boolean).join(' ')}</p>
        {!isSilent && <FailureDetails details={failureDetails(answer)} />}
      </div>
      <button type="button" className={controls.button} onClick={retry}>
        {t('page.retry')}
      </button>
    </div>
  );
}
