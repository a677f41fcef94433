import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { openDialogs } from '../../core/page/openDialogs.ts';

interface LightDialogProps {
  readonly label: string;
  readonly className: string | undefined;
  /** Escape, or a press outside or on a link, also on the link to this page. */
  readonly onClose: () => void;
  /** One element that fills the dialog. */
  readonly children: ReactNode;
}

/** A native modal dialog without a visible title, which a press outside closes. */
export function LightDialog({ label, className, onClose, children }: LightDialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  // A selection of text that begins inside and ends outside is a click on the dialog, too.
  const isPressedInside = useRef(false);
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
      className={className}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        isPressedInside.current = target !== ref.current;
      }}
      onClick={({ target }) => {
        const isOutside = target === ref.current && !isPressedInside.current;
        if (isOutside || (target instanceof Element && target.closest('a'))) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
