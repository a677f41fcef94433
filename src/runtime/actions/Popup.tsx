import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeUnder } from '../fields/combobox/placeUnder.ts';
import styles from './actions.module.css';

interface PopupProps {
  /** Name of the button, for those who do not see its face. */
  readonly name: string;
  readonly face: ReactNode;
  readonly className: string | undefined;
  /** What opens; rendered while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the panel that it opens: a native popover, closed by Escape or a click elsewhere. */
export function Popup({ name, face, className, children }: PopupProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!open || !button.current || !panel.current) return;
    placeUnder(panel.current, button.current, 'end');
    panel.current.querySelector<HTMLElement>('button, input')?.focus();
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        aria-expanded={open}
        title={name}
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
