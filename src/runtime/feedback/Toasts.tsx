import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { openDialogs } from './openDialogs.ts';
import { ToastCard } from './ToastCard.tsx';
import styles from './Toasts.module.css';
import { toastStore } from './toastStore.ts';

/** Where toasts appear. The live regions are there before any toast, or screen readers would miss the first. */
export function Toasts(): ReactNode {
  const t = useTranslate();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const urgent = toasts.filter(({ kind }) => kind === 'error' || kind === 'warning');
  const calm = toasts.filter((toast) => !urgent.includes(toast));
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top);
  return createPortal(
    <section data-toasts className={styles.toasts} aria-label={t('feedback.messages')}>
      <div role="alert">
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status">
        {calm.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>,
    dialog ?? document.body,
  );
}
