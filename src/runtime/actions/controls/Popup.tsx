import { type FocusEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { placePopover } from '../../fields/combobox/placePopover.ts';
import styles from '../actions.module.css';

interface PopupProps {
  /** Name of the button, for those who do not see its face. */
  readonly name: string;
  readonly content: ReactNode;
  readonly className: string | undefined;
  /** The edge of the button that the panel begins at. */
  readonly align?: 'start' | 'end';
  /** Somebody comes near it. */
  readonly onIntent?: (() => void) | undefined;
  /** What opens; rendered while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the panel that it opens: a native popover, closed by Escape, and by a click or the focus elsewhere. */
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
  // A list has a menu in each row, and few are ever opened: the panel is there from the first sign of interest on.
  const [isMounted, setMounted] = useState(false);
  const [open, setOpen] = useState(false);
  const mount = () => {
    setMounted(true);
    onIntent?.();
  };

  // What it holds may be loaded once it is open: whenever its size is another one, it has its place before that is painted.
  useLayoutEffect(() => {
    const [from, shown] = [button.current, panel.current];
    if (!open || !from || !shown) return;
    const observer = new ResizeObserver(() => placePopover(shown, from, align));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [open, align]);

  // Nothing is to be hidden that has the focus. The button closes the panel by itself; another window has no target here.
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
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes
        <div
          ref={panel}
          id={id}
          popover="auto"
          // A press on what takes no focus would give it to whatever is focusable around the panel.
          tabIndex={-1}
          className={styles.panel}
          onBlur={leave}
          onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
          // The browser gives the focus back to the button, unless what has the focus is removed before.
          onToggle={({ newState, currentTarget }) => {
            if (newState === 'closed') setOpen(false);
            else currentTarget.querySelector<HTMLElement>('button, input, a')?.focus();
          }}
        >
          {open && children(() => panel.current?.hidePopover())}
        </div>
      )}
    </>
  );
}
