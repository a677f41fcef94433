import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { Popup } from '../../feedback/popup/Popup.tsx';
import styles from '../list.module.css';

interface FilterPopupProps {
  /** Name of the filter. */
  readonly name: string;
  /** Its value as text; empty when not set. */
  readonly valueText: string;
  /** Shown without a value. */
  readonly emptyText?: string;
  /** Called when the pointer or focus approaches. */
  readonly onIntent?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A filter with a panel of its own: its button shows the value and has the width of other filters. */
export function FilterPopup({ name, valueText, emptyText, onIntent, children }: FilterPopupProps): ReactNode {
  const t = useTranslate();
  return (
    <Popup
      name={valueText === '' ? name : `${name}: ${valueText}`}
      className={styles.popupButton}
      align="start"
      onIntent={onIntent}
      content={
        <>
          <span className={styles.popupValue} data-active={valueText !== ''}>
            {valueText === '' ? (emptyText ?? t('list.any')) : valueText}
          </span>
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {children}
    </Popup>
  );
}
