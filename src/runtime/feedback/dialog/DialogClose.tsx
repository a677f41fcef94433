import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import styles from './Dialog.module.css';

interface DialogCloseProps {
  /** The dialog has no other purpose than its text. */
  readonly isPrimary?: boolean;
  readonly onClose: () => void;
}

/** The last line of a dialog: Close. */
export const DialogClose = ({ isPrimary = false, onClose }: DialogCloseProps): ReactNode => {
  const t = useTranslate();
  return (
    <div className={styles.buttons}>
      <button type="button" className={isPrimary ? controls.primary : controls.button} onClick={onClose}>
        {t('feedback.close')}
      </button>
    </div>
  );
};
