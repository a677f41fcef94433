import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { openDialogs } from '../../core/page/openDialogs.ts';
import { whenIdle } from '../../core/timing/whenIdle.ts';
import { LazyPart } from '../failure/LazyPart.tsx';
import styles from './Toasts.module.css';
import { type ShownToast, toastStore } from './toastStore.ts';

export const LazyToastCard = lazyComponent(
  async () => (await import('./ToastCard.tsx')).ToastCard,
  ['toast'],
);

/**
 * The area for toasts. The live regions exist before any toast, because screen readers would not announce the
 * first one otherwise.
 */
export function Toasts(): ReactNode {
  const t = useTranslate();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const urgent = toasts.filter(({ kind }) => kind === 'error' || kind === 'warning');
  const calm = toasts.filter((toast) => !urgent.includes(toast));
  // Before the first toast: the network may be gone then.
  useEffect(() => whenIdle(LazyToastCard.preload, 2000), []);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.topmost);
  return createPortal(
    <section data-toasts className={styles.toasts} aria-label={t('feedback.messages')}>
      <div role="alert">
        <ToastList toasts={urgent} />
      </div>
      <div role="status">
        <ToastList toasts={calm} />
      </div>
    </section>,
    dialog ?? document.body,
  );
}

const ToastList = ({ toasts }: { readonly toasts: readonly ShownToast[] }): ReactNode =>
  toasts.map((toast) => (
    <LazyPart key={toast.id}>
      <LazyToastCard toast={toast} />
    </LazyPart>
  ));
