import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Translate } from '../../contract/phrases.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import controls from '../theme/controls.module.css';
import { FailureDetails } from './FailureDetails.tsx';
import styles from './Toasts.module.css';
import { type ShownToast, type ToastKind, toastStore, type Words } from './toastStore.ts';

const icons = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  notification: Bell,
} as const;

/** Milliseconds until a toast closes by itself; errors and notifications wait to be closed. */
const lifetime: Partial<Record<ToastKind, number>> = { success: 5_000, warning: 10_000 };
/** Time to read it, and to find the button. */
const undoLifetime = 10_000;

const worded = (words: Words, t: Translate): string => (typeof words === 'function' ? words(t) : words);

export function ToastCard({ toast }: { readonly toast: ShownToast }): ReactNode {
  const t = useTranslate();
  const [held, setHeld] = useState(false);
  const { id, kind, title, message, advice, undo, details } = toast;
  const todo = advice?.(t);
  const Icon = icons[kind];
  useEffect(() => {
    const time = undo ? undoLifetime : lifetime[kind];
    if (time === undefined || held) return;
    const timer = setTimeout(() => toastStore.close(id), time);
    return () => clearTimeout(timer);
  }, [id, kind, held, undo]);
  const close = useCallback(() => toastStore.close(id), [id]);
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
        {title && <strong className={styles.title}>{worded(title, t)}</strong>}
        <div>{worded(message, t)}</div>
        {todo && <p className={styles.advice}>{todo}</p>}
        {details && Object.keys(details).length > 0 && <FailureDetails details={details} />}
      </div>
      {undo && <LazyPart>{undo({ close })}</LazyPart>}
      <button type="button" className={controls.icon} aria-label={t('feedback.close')} onClick={close}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
