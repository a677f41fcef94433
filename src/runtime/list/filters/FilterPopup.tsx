import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Popup } from '../../actions/controls/Popup.tsx';
import styles from '../list.module.css';

interface FilterPopupProps {
  /** Of the filter. */
  readonly name: string;
  /** What it is set to, in words; empty when it is not set. */
  readonly valueText: string;
  /** Somebody comes near it. */
  readonly onIntent?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A filter that is set in a panel of its own: its face tells what it is set to, and is as wide as any other. */
export function FilterPopup({ name, valueText, onIntent, children }: FilterPopupProps): ReactNode {
  return (
    <Popup
      name={valueText === '' ? name : `${name}: ${valueText}`}
      className={styles.popupButton}
      align="start"
      onIntent={onIntent}
      content={
        <>
          <span className={styles.popupValue} data-active={valueText !== ''}>
            {valueText === '' ? name : valueText}
          </span>
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {children}
    </Popup>
  );
}
