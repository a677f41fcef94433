import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Translate } from '../../../contract/text/phrases.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { getOrCreate } from '../../core/lazy/once.ts';
import controls from '../../core/theme/controls.module.css';
import { LazyPart } from '../failure/LazyPart.tsx';
import { FailureDetails } from './FailureDetails.tsx';
import styles from './Toasts.module.css';
import { type ShownToast, type ToastKind, type ToastText, toastStore } from './toastStore.ts';

const icons = {
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
  notification: Bell,
} as const;

/** Milliseconds until a toast closes; errors and notifications stay open. */
const lifetimes: Partial<Record<ToastKind, number>> = { success: 5_000, warning: 10_000 };
/** Milliseconds to read the toast and reach the button. */
const undoLifetime = 10_000;

/** `Date.now()` from which the lifetime counts. A dialog that opens or closes mounts the toast again. */
const shownSince = new WeakMap<ShownToast, number>();

const resolveText = (words: ToastText, t: Translate): string =>
  typeof words === 'function' ? words(t) : words;

/** A message with its icon, its details and a button that closes it. */
export function ToastCard({ toast }: { readonly toast: ShownToast }): ReactNode {
  const t = useTranslate();
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const { id, kind, title, message, advice, undo, details } = toast;
  const adviceText = advice?.(t);
  const Icon = icons[kind];
  useEffect(() => {
    const time = undo ? undoLifetime : lifetimes[kind];
    if (time === undefined) return;
    if (isHeld) return () => void shownSince.set(toast, Date.now());
    const end = getOrCreate(shownSince, toast, Date.now) + time;
    const timer = setTimeout(() => toastStore.close(id), end - Date.now());
    return () => clearTimeout(timer);
  }, [toast, id, kind, isHeld, undo]);
  const close = useCallback(() => toastStore.close(id), [id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the toast open while it is being read
    <div
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className={styles.icon} size={18} aria-hidden />
      <div className={styles.texts}>
        <span className={controls.visuallyHidden}>{t(`toast.kind.${kind}`)}: </span>
        {title && <strong className={styles.title}>{resolveText(title, t)}</strong>}
        <div>{resolveText(message, t)}</div>
        {adviceText && <p className={styles.advice}>{adviceText}</p>}
        {details && Object.keys(details).length > 0 && <FailureDetails details={details} />}
      </div>
      {undo && <LazyPart>{undo({ close })}</LazyPart>}
      <button type="button" className={controls.icon} aria-label={t('feedback.close')} onClick={close}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
