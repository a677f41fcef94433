import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { isChunkLoadError } from '../../core/lazy/lazyModule.ts';
import { useDocumentTitle } from '../../core/page/useDocumentTitle.ts';
import { chunkReloads } from '../../feedback/failure/chunkReloads.ts';
import { ReloadButton, type RenderFailure, RetryButton } from '../../feedback/failure/ErrorBoundary.tsx';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Buttons or links to continue. */
  readonly children: ReactNode;
}

/** A page with one message: the event, its reason, and the next step. */
export function MessagePage({ title, text, children }: MessagePageProps): ReactNode {
  useDocumentTitle(title);
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.text}>{text}</div>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}

/**
 * The page after a failed render. A chunk that failed to load gets one reload button, never a second for the
 * same chunk.
 */
export function FailedPage({ error, retry }: RenderFailure): ReactNode {
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
      text={t(chunkReloads.wasReloadedFor(error) ? 'page.chunk.again' : 'page.chunk.text')}
    >
      <ReloadButton error={error} />
      <RetryButton retry={retry} />
    </MessagePage>
  );
}
