import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './Drawer.module.css';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Navigation over the page, at its start edge; a press outside closes it. */
export function Drawer({ label, onClose, children }: DrawerProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  // The focus returns only from a dialog that is closed before its removal.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, through the cancel event
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
