import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './popup.module.css';

/** The props for an element with a tooltip, and the visible tooltip. */
interface Tooltip {
  readonly listeners: {
    readonly 'aria-describedby': string | undefined;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly tooltip: ReactNode;
}

/** Half of the maximum width of a tooltip in pixels; it is centred below its element. */
const halfWidth = 130;

/** A tooltip on hover and focus. Rendered outside the table, which would clip it. */
export function useTooltip(text: string): Tooltip {
  const id = useId();
  const [box, setBox] = useState<DOMRect>();
  const show = ({ currentTarget }: { readonly currentTarget: Element }) =>
    setBox(currentTarget.getBoundingClientRect());
  const hide = () => setBox(undefined);
  const listeners = {
    'aria-describedby': box && id,
    onPointerEnter: show,
    onPointerLeave: hide,
    onFocus: show,
    onBlur: hide,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    },
  };
  const tip =
    box &&
    createPortal(
      <span
        id={id}
        role="tooltip"
        className={styles.tooltip}
        style={{
          top: box.bottom + 4,
          left: Math.max(halfWidth, Math.min(box.left + box.width / 2, innerWidth - halfWidth)),
        }}
      >
        {text}
      </span>,
      document.body,
    );
  return { listeners, tooltip: tip };
}
