import { Bell, CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { ToastDetails } from './ToastDetails.tsx';
import styles from './Toasts.module.css';
import { type ShownToast, type ToastKind, toastStore } from './toastStore.ts';

const icons = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  notification: Bell,
} as const;

/** Milliseconds until a toast closes by itself; errors and notifications wait to be closed. */
const lifetime: Partial<Record<ToastKind, number>> = { success: 5_000, warning: 10_000 };

export function ToastCard({ toast }: { readonly toast: ShownToast }): ReactNode {
  const t = useTranslate();
  const [held, setHeld] = useState(false);
  const { id, kind, title, message, details } = toast;
  const Icon = icons[kind];
  useEffect(() => {
    const time = lifetime[kind];
    if (time === undefined || held) return;
    const timer = setTimeout(() => toastStore.close(id), time);
    return () => clearTimeout(timer);
  }, [id, kind, held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the toast open while it is being read
    <div
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} size={18} aria-hidden />
      <div className={styles.words}>
        <span className={controls.heard}>{t(`feedback.kind.${kind}`)}: </span>
        {title && <strong className={styles.title}>{title}</strong>}
        <div>{typeof message === 'function' ? message(t) : message}</div>
        {details && Object.keys(details).length > 0 && <ToastDetails details={details} />}
      </div>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('feedback.close')}
        onClick={() => toastStore.close(id)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
