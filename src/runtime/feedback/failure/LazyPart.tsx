import { type ReactNode, Suspense } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { isChunkLoadError } from '../../core/lazy/lazyModule.ts';
import controls from '../../core/theme/controls.module.css';
import dialogStyles from '../dialog/Dialog.module.css';
import { Dialog } from '../dialog/Dialog.tsx';
import { ErrorBoundary, ReloadButton, type RenderFailure, RetryButton } from './ErrorBoundary.tsx';
import styles from './LazyPart.module.css';

interface LazyPartProps {
  readonly children: ReactNode;
  /** Placeholder while loading. */
  readonly fallback?: ReactNode;
}

/** A part that loads on demand. A failure is shown in its place; the rest of the page and its input stay. */
export const LazyPart = ({ children, fallback = null }: LazyPartProps): ReactNode => (
  <ErrorBoundary fallbackRender={(failure) => <FailedPart {...failure} />}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </ErrorBoundary>
);

interface LazyDialogProps {
  readonly children: ReactNode;
  readonly close: () => void;
}

/** The same for a dialog over the page. */
export const LazyDialog = ({ children, close }: LazyDialogProps): ReactNode => (
  <ErrorBoundary fallbackRender={(failure) => <FailedDialog {...failure} close={close} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

function FailedPart({ error, retry }: RenderFailure): ReactNode {
  const t = useTranslate();
  const isChunk = isChunkLoadError(error);
  return (
    <div className={styles.failed} role="alert">
      <span>{isChunk ? t('page.chunk.part') : `${t('page.failed.part')} ${error}`}</span>
      <RetryButton retry={retry} />
      {isChunk && <ReloadButton error={error} />}
    </div>
  );
}

function FailedDialog({ close, ...failure }: RenderFailure & { readonly close: () => void }): ReactNode {
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
