import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { Children, type HTMLAttributes, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { placePopover } from '../../feedback/popup/placePopover.ts';
import styles from './combobox.module.css';
import { followAnchor } from './followAnchor.ts';

interface ComboboxButtonsProps {
  /** Left out when there is nothing to clear. */
  readonly clear?: HTMLAttributes<HTMLButtonElement>;
  readonly toggle: HTMLAttributes<HTMLButtonElement>;
  readonly isOpen: boolean;
}

/** For pointers: the keyboard has Escape and the arrow keys. */
export function ComboboxButtons({ clear, toggle, isOpen }: ComboboxButtonsProps): ReactNode {
  const t = useTranslate();
  const open = t(isOpen ? 'field.close' : 'field.open');
  return (
    <span className={styles.buttons}>
      {clear && (
        <button {...clear} type="button" aria-label={t('field.clear')} title={t('field.clear')}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
      <button {...toggle} type="button" aria-label={open} title={open}>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </span>
  );
}

interface OptionListProps {
  /** The control above the list, which has its width. */
  readonly anchor: HTMLElement | null;
  readonly listbox: HTMLAttributes<HTMLUListElement>;
  /** Shown above the options, or instead of them. */
  readonly note: string | undefined;
  readonly children: ReactNode;
}

/** An open list of options: a native popover, so that dialogs and scrolling containers do not clip it. */
export function OptionList({ anchor, listbox, note, children }: OptionListProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    if (!panel.current || !anchor) return;
    panel.current.style.width = `${anchor.offsetWidth}px`;
    placePopover(panel.current, anchor, 'start');
  }, [anchor]);

  useLayoutEffect(() => {
    if (anchor) panel.current?.showPopover?.();
    return followAnchor(anchor, place);
  }, [anchor, place]);

  // After each render, because the number of options may change.
  useLayoutEffect(place);

  return (
    <div ref={panel} popover="manual" className={styles.panel}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {Children.count(children) > 0 && (
        <ul {...listbox} className={styles.options}>
          {children}
        </ul>
      )}
    </div>
  );
}
