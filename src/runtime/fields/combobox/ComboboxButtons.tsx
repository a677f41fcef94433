import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import styles from './combobox.module.css';

interface ComboboxButtonsProps {
  /** Left out where there is nothing to clear. */
  readonly clear?: HTMLAttributes<HTMLButtonElement>;
  readonly toggle: HTMLAttributes<HTMLButtonElement>;
  readonly isOpen: boolean;
}

/** For the pointer: the keyboard has Escape and the arrow keys. */
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
