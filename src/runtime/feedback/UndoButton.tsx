import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './Toasts.module.css';
import type { UndoProps } from './toastStore.ts';

interface UndoButtonProps extends UndoProps {
  /** Undoes it, and tells what came of that; false: it is worth another try. */
  readonly undo: () => Promise<boolean>;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="grid"] *'));

/** Takes back what a toast tells: by pointer, by Tab and Enter, or by the key that undoes everywhere. */
export function UndoButton({ undo, shortcut, close }: UndoButtonProps): ReactNode {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = useRef(false);
  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    const isOver = await undo();
    isRunning.current = false;
    if (!isOver) return;
    const hadFocus = button.current === document.activeElement;
    close();
    // The focus does not fall out of the page with the toast.
    if (hadFocus) document.querySelector('main')?.focus();
  }, [undo, close]);
  useEffect(() => {
    if (!shortcut) return;
    const listen = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      void run();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [shortcut, run]);
  return (
    <button
      ref={button}
      type="button"
      className={`${controls.quiet} ${styles.undo}`}
      aria-keyshortcuts={shortcut ? 'Control+Z' : undefined}
      title={shortcut ? 'Ctrl+Z' : undefined}
      onClick={() => void run()}
    >
      {t('action.undo.title')}
    </button>
  );
}
