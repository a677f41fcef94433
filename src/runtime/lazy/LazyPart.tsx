import { type ReactNode, Suspense } from 'react';
import dialogStyles from '../feedback/Dialog.module.css';
import { Dialog } from '../feedback/Dialog.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { ErrorBoundary, type Failure } from '../shell/ErrorBoundary.tsx';
import { ReloadButton } from '../shell/ReloadButton.tsx';
import { RetryButton } from '../shell/RetryButton.tsx';
import controls from '../theme/controls.module.css';
import { isChunkLoadError } from './chunkLoadError.ts';
import styles from './LazyPart.module.css';

interface LazyPartProps {
  readonly children: ReactNode;
  /** Keeps its place meanwhile. */
  readonly fallback?: ReactNode;
}

/**
 * A part that is loaded when it is wanted. When it cannot be had, or fails, that is told in its place; all around it, and
 * what is typed there, stays.
 */
export const LazyPart = ({ children, fallback = null }: LazyPartProps): ReactNode => (
  <ErrorBoundary show={(failure) => <FailedPart {...failure} />}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

interface LazyDialogProps {
  readonly children: ReactNode;
  readonly close: () => void;
}

/** The same for a dialog, whose place is over the page. */
export const LazyDialog = ({ children, close }: LazyDialogProps): ReactNode => (
  <ErrorBoundary show={(failure) => <FailedDialog {...failure} close={close} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

function FailedPart({ error, retry }: Failure): ReactNode {
  const t = useTranslate();
  const isChunk = isChunkLoadError(error);
  return (
    <div className={styles.failed} role="alert">
      <span>
        {isChunk ? `${t('page.chunk.title')} ${t('page.chunk.part')}` : `${t('page.failed.part')} ${error}`}
      </span>
      <RetryButton retry={retry} />
      {isChunk && <ReloadButton error={error} />}
    </div>
  );
}

function FailedDialog({ close, ...failure }: Failure & { readonly close: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <Dialog title={t('page.failed.dialog')} onClose={close}>
      <FailedPart {...failure} />
      <div className={dialogStyles.buttons}>
        <button type="button" className={controls.button} onClick={close}>
          {t('feedback.close')}
        </button>
      </div>
    </Dialog>
  );
}
