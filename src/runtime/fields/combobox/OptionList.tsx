import { type HTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './combobox.module.css';
import { placeUnder } from './placeUnder.ts';

interface OptionListProps {
  /** The control that the list belongs to: it hangs under it, as wide. */
  readonly anchor: HTMLElement | null;
  readonly listbox: HTMLAttributes<HTMLUListElement>;
  /** Said instead of a list. */
  readonly note: string | undefined;
  readonly children: ReactNode;
}

/** An open list of options: a native popover, so that neither a dialog nor a scrolling page cuts it off. */
export function OptionList({ anchor, listbox, note, children }: OptionListProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!panel.current || !anchor) return;
    panel.current.showPopover?.();
    panel.current.style.width = `${anchor.offsetWidth}px`;
    placeUnder(panel.current, anchor, 'start');
  });
  return (
    <div ref={panel} popover="manual" className={styles.panel}>
      {note === undefined ? (
        <ul {...listbox} className={styles.options}>
          {children}
        </ul>
      ) : (
        <p className={styles.note}>{note}</p>
      )}
    </div>
  );
}
