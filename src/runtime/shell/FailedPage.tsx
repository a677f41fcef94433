import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { isChunkLoadError } from '../lazy/chunkLoadError.ts';
import type { Failure } from './ErrorBoundary.tsx';
import styles from './MessagePage.module.css';
import { MessagePage } from './MessagePage.tsx';
import { ReloadButton } from './ReloadButton.tsx';
import { RetryButton } from './RetryButton.tsx';
import { reloads } from './reloads.ts';

/** What a failed render shows. A chunk that could not be had is offered one reload, never a second for the same chunk. */
export function FailedPage({ error, retry }: Failure): ReactNode {
  const t = useTranslate();
  if (!isChunkLoadError(error))
    return (
      <MessagePage
        title={t('page.failed.title')}
        text={
          <>
            <p>{t('page.failed.text')}</p>
            <pre className={styles.detail}>{String(error)}</pre>
          </>
        }
      >
        <RetryButton retry={retry} />
      </MessagePage>
    );
  return (
    <MessagePage
      title={t('page.chunk.title')}
      text={t(reloads.wasMadeFor(error) ? 'page.chunk.again' : 'page.chunk.text')}
    >
      <ReloadButton error={error} />
      <RetryButton retry={retry} />
    </MessagePage>
  );
}
