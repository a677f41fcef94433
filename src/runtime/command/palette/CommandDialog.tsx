import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openDialogs } from '../../core/page/openDialogs.ts';
import styles from '../command.module.css';

interface CommandDialogProps {
  readonly name: string;
  /** Escape, or a press outside. */
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog without a visible title, near the top of the window. */
export function CommandDialog({ name, close, children }: CommandDialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  // The focus returns only from a dialog that is closed before its removal.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const leave = openDialogs.register(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, through the cancel event
    <dialog
      ref={ref}
      className={styles.overlay}
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
