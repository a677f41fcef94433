import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { placePopover } from '../../feedback/popup/placePopover.ts';
import styles from './combobox.module.css';
import { followAnchor } from './followAnchor.ts';

/** The state of a combobox: the result of `useCombobox`, or of MUI's `useAutocomplete`. */
type ComboboxState<Option> = Pick<
  UseAutocompleteReturnValue<Option, boolean, boolean, boolean>,
  'anchorEl' | 'getClearProps' | 'getListboxProps' | 'getOptionProps' | 'getPopupIndicatorProps' | 'popupOpen'
> & { readonly groupedOptions: readonly Option[] };

interface ComboboxButtonsProps {
  readonly box: Pick<ComboboxState<unknown>, 'getClearProps' | 'getPopupIndicatorProps' | 'popupOpen'>;
  /** A value can be cleared. */
  readonly canClear?: boolean;
}

/** For pointers: the keyboard has Escape and the arrow keys. */
export function ComboboxButtons({ box, canClear = false }: ComboboxButtonsProps): ReactNode {
  const t = useTranslate();
  const open = t(box.popupOpen ? 'field.close' : 'field.open');
  return (
    <span className={styles.buttons}>
      {canClear && (
        <button {...box.getClearProps()} type="button" aria-label={t('field.clear')} title={t('field.clear')}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
      <button {...box.getPopupIndicatorProps()} type="button" aria-label={open} title={open}>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </span>
  );
}

interface OptionListProps<Option> {
  readonly box: ComboboxState<Option>;
  /** Shown above the options, or instead of them. */
  readonly note: string | undefined;
  readonly renderOption: (option: Option) => ReactNode;
  readonly classOf?: (option: Option) => string | undefined;
}

/** The options of a combobox while it is open. */
export const OptionList = <Option,>(props: OptionListProps<Option>): ReactNode =>
  props.box.popupOpen && <OpenOptionList {...props} />;

/** A native popover as wide as the control above it, so that dialogs and scrolling containers do not clip it. */
function OpenOptionList<Option>({ box, note, renderOption, classOf }: OptionListProps<Option>): ReactNode {
  const { anchorEl: anchor, groupedOptions } = box;
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
      {groupedOptions.length > 0 && (
        <ul {...box.getListboxProps()} className={styles.options}>
          {groupedOptions.map((option, index) => {
            const { key, ...item } = box.getOptionProps({ option, index });
            return (
              <li key={key} {...item} className={classOf?.(option)}>
                {renderOption(option)}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
