import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceError } from '../api/answer.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './list.module.css';

interface ErrorNoticeProps {
  readonly error: ServiceError;
  readonly retry: () => void;
}

/** A banner over what was there before, which stays. */
export function ErrorNotice({ error, retry }: ErrorNoticeProps): ReactNode {
  const t = useTranslate();
  return (
    <div className={styles.notice} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <span>{t('list.failed', { problem: error.message || t('message.requestError') })}</span>
      <button type="button" className={controls.button} onClick={retry}>
        {t('page.retry')}
      </button>
    </div>
  );
}
