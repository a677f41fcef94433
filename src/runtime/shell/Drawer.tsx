import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openDialogs } from '../core/page/openDialogs.ts';
import styles from './Drawer.module.css';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Navigation over the page, at its start edge. A press outside or on a link closes it, also on the link to this page. */
export function Drawer({ label, onClose, children }: DrawerProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  // The focus returns only from a dialog that is closed before its removal.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const unregister = openDialogs.register(dialog);
    return () => {
      unregister();
      dialog.close();
    };
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
      onClick={({ target }) => {
        if (target === ref.current || (target instanceof Element && target.closest('a'))) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
