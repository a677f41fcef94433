import { type HTMLAttributes, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import styles from './combobox.module.css';
import { followAnchor } from './followAnchor.ts';
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
  const place = useCallback(() => {
    if (!panel.current || !anchor) return;
    panel.current.style.width = `${anchor.offsetWidth}px`;
    placeUnder(panel.current, anchor, 'start');
  }, [anchor]);

  useLayoutEffect(() => {
    if (anchor) panel.current?.showPopover?.();
    return followAnchor(anchor, place);
  }, [anchor, place]);

  // Each time, for it may hold more or fewer options than before.
  useLayoutEffect(place);

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
