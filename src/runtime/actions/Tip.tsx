import { type ReactNode, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './actions.module.css';

/** A short text beside what it explains, on hover and on focus. It hangs outside of the table, which would cut it off. */
export function Tip({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [box, setBox] = useState<DOMRect>();
  const show = () => setBox(anchor.current?.getBoundingClientRect());
  const hide = () => setBox(undefined);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the button inside, which has the focus
    <span
      ref={anchor}
      aria-describedby={box && id}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {box &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            className={styles.tip}
            style={{ top: box.bottom + 4, left: Math.min(box.left + box.width / 2, innerWidth - 120) }}
          >
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
