import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { placePopover } from './placePopover.ts';
import styles from './popup.module.css';

interface PopupProps {
  /** Accessible name of the button. */
  readonly name: string;
  readonly content: ReactNode;
  readonly className: string | undefined;
  /** The edge of the button that the panel aligns with. */
  readonly align?: 'start' | 'end';
  /** Called when the pointer or focus approaches. */
  readonly onIntent?: (() => void) | undefined;
  /** The content, rendered while open. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with a panel: a native popover that closes by Escape, and by a click or focus elsewhere. */
export function Popup({
  name,
  content,
  className,
  align = 'end',
  onIntent,
  children,
}: PopupProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // A list has a menu in each row, and few are opened: the panel is mounted at the first pointer or focus.
  const [isMounted, setMounted] = useState(false);
  const [open, setOpen] = useState(false);
  const mount = () => {
    setMounted(true);
    onIntent?.();
  };

  // The content may load after opening: each change of size places the panel again before painting. The button may
  // scroll away.
  useLayoutEffect(() => {
    const [from, shown] = [button.current, panel.current];
    if (!open || !from || !shown) return;
    const place = () => placePopover(shown, from, align);
    const observer = new ResizeObserver(place);
    observer.observe(shown);
    addEventListener('scroll', place, true);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', place, true);
    };
  }, [open, align]);

  // Content with the focus must stay visible. The button closes the panel itself; another window gives no
  // target.
  const leave = ({ relatedTarget: next }: FocusEvent) => {
    if (next && next !== button.current && !panel.current?.contains(next)) panel.current?.hidePopover();
  };

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
        onPointerEnter={mount}
        onFocus={mount}
        onBlur={leave}
        onClick={() => {
          if (isMounted) return;
          flushSync(mount);
          panel.current?.showPopover();
        }}
      >
        {content}
      </button>
      {isMounted && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only handles focus events
        <div
          ref={panel}
          id={id}
          popover="auto"
          // Without it, a press on unfocusable content would move the focus to a focusable ancestor of the
          // panel.
          tabIndex={-1}
          className={styles.panel}
          onBlur={leave}
          // React also reports the events of popups within this panel.
          onBeforeToggle={({ newState, target, currentTarget }) =>
            target === currentTarget && newState === 'open' && setOpen(true)
          }
          // The browser returns the focus to the button, unless the focused element is removed first.
          onToggle={({ newState, target, currentTarget }) => {
            if (target !== currentTarget) return;
            if (newState === 'closed') setOpen(false);
            else currentTarget.querySelector<HTMLElement>('button, input, select, a')?.focus();
          }}
        >
          {open && children(() => panel.current?.hidePopover())}
        </div>
      )}
    </>
  );
}
