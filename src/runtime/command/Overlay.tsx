import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openDialogs } from '../feedback/openDialogs.ts';
import styles from './command.module.css';

interface OverlayProps {
  readonly name: string;
  /** Escape, or a press beside it. */
  readonly close: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog without a title of its own, near the top of the window. */
export function Overlay({ name, close, children }: OverlayProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  // The focus returns only from a dialog that is closed before its removal.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const leave = openDialogs.enter(dialog);
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
