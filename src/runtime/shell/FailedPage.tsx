import { type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { isChunkLoadError } from '../lazy/chunkLoadError.ts';
import controls from '../theme/controls.module.css';
import styles from './MessagePage.module.css';
import { MessagePage } from './MessagePage.tsx';

interface FailedPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const storageKey = 'reloadedFor';

/** What a failed render shows. A chunk that could not be had is offered one reload, never a second for the same chunk. */
export function FailedPage({ error, onRetry }: FailedPageProps): ReactNode {
  const t = useTranslate();
  const words = String(error);
  const [reloaded] = useState(() => sessionStorage.getItem(storageKey) === words);
  if (!isChunkLoadError(error))
    return (
      <MessagePage
        title={t('page.failed.title')}
        text={
          <>
            <p>{t('page.failed.text')}</p>
            <pre className={styles.detail}>{words}</pre>
          </>
        }
      >
        <button type="button" className={controls.primary} onClick={onRetry}>
          {t('page.retry')}
        </button>
      </MessagePage>
    );
  return (
    <MessagePage title={t('page.chunk.title')} text={t(reloaded ? 'page.chunk.again' : 'page.chunk.text')}>
      {!reloaded && (
        <button
          type="button"
          className={controls.primary}
          onClick={() => {
            sessionStorage.setItem(storageKey, words);
            location.reload();
          }}
        >
          {t('page.reload')}
        </button>
      )}
    </MessagePage>
  );
}
