import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { openDialogs } from '../../core/page/openDialogs.ts';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Escape, or a button of the caller. The dialog closes when the caller stops rendering it. */
  readonly onClose: () => void;
  /** Receives the focus; default is the first control. */
  readonly focus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** Wide enough for a form in two columns. */
  readonly wide?: boolean;
  /** Stays above dialogs that open later. */
  readonly topmost?: boolean;
}

/** A native modal dialog: the browser keeps the focus inside and returns it afterwards. */
export function Dialog({ title, onClose, focus, children, wide, topmost }: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A dialog closed after its removal does not return the focus: a layout effect cleans up before the
  // removal.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const show = () => {
      dialog.showModal();
      focus?.current?.focus();
      return openDialogs.register(dialog);
    };
    let unregister = show();
    const moveToTop = () => {
      if (openDialogs.topmost() === dialog || !openDialogs.has(dialog)) return;
      unregister();
      dialog.close();
      unregister = show();
    };
    const stop = topmost ? openDialogs.subscribe(moveToTop) : undefined;
    return () => {
      stop?.();
      unregister();
      dialog.close();
    };
  }, [focus, topmost]);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={wide}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // React also reports the events of a dialog inside, such as a form over a form.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={({ currentTarget }) => {
        // Chromium closes on a second Escape without asking; the caller decides whether it stays closed.
        if (currentTarget.open || !openDialogs.has(currentTarget)) return;
        currentTarget.showModal();
        onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
