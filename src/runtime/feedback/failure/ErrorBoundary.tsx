import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { retryFailedModules } from '../../core/lazy/lazyModule.ts';
import controls from '../../core/theme/controls.module.css';
import { chunkReloads } from './chunkReloads.ts';

export interface RenderFailure {
  readonly error: unknown;
  /** Renders the failed part again, and reloads modules that failed. */
  readonly retry: () => void;
}

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of the failed part. */
  readonly fallbackRender: (failure: RenderFailure) => ReactNode;
  /** A new value renders the content again. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly failure?: { readonly error: unknown };
}

/** Limits a failure to its part: the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps): void {
    if (this.state.failure && resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => {
    retryFailedModules();
    this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallbackRender({ ...failure, retry: this.retry }) : this.props.children;
  }
}

/** Also retries when the network returns. */
export function RetryButton({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTranslate();
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return (
    <button type="button" className={controls.button} onClick={retry}>
      {t('page.retry')}
    </button>
  );
}

/** Reloads the page for a chunk that failed to load; empty after one reload for it. */
export function ReloadButton({ error }: { readonly error: unknown }): ReactNode {
  const t = useTranslate();
  const [wasMade] = useState(() => chunkReloads.wasReloadedFor(error));
  if (wasMade) return null;
  return (
    <button type="button" className={controls.primary} onClick={() => chunkReloads.reloadFor(error)}>
      {t('page.reload')}
    </button>
  );
}
