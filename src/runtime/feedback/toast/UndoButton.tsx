import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import controls from '../../core/theme/controls.module.css';
import styles from './Toasts.module.css';
import type { UndoProps } from './toastStore.ts';

interface UndoButtonProps extends UndoProps {
  /** Undoes the action and reports the result; false: a retry makes sense. */
  readonly undo: () => Promise<boolean>;
}

/** Undoes the action of a toast: by pointer, by Tab and Enter, or by the undo shortcut. */
export function UndoButton({ undo, close }: UndoButtonProps): ReactNode {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = useRef(false);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const isOver = await undo();
    isRunning.current = false;
    if (!isOver) return;
    const hadFocus = button.current === document.activeElement;
    close();
    // Keeps the focus on the page when the toast closes.
    if (hadFocus) document.querySelector('main')?.focus();
  };
  return (
    <button
      ref={button}
      type="button"
      className={`${controls.quiet} ${styles.undo}`}
      {...shortcutProps('undo', t('action.undo.title'))}
      onClick={() => void run()}
    >
      {t('action.undo.title')}
    </button>
  );
}
