import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import controls from '../../core/theme/controls.module.css';
import styles from './Toasts.module.css';
import type { UndoProps } from './toastStore.ts';

interface UndoButtonProps extends UndoProps {
  /** Undoes it, and tells what came of that; false: it is worth another try. */
  readonly undo: () => Promise<boolean>;
}

/** Takes back what a toast tells: by pointer, by Tab and Enter, or by the key that undoes everywhere. */
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
    // The focus does not fall out of the page with the toast.
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
