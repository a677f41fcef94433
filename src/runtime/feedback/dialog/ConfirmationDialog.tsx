import { type ReactNode, useRef } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import type { OpenConfirmation } from './confirmStore.ts';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

/** The confirm button has the focus, unless the action is dangerous. */
export function ConfirmationDialog({ question }: { readonly question: OpenConfirmation }): ReactNode {
  const t = useTranslate();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const { title, consequence, warning, confirm, cancel, danger, answer } = question;
  return (
    <Dialog title={title} onClose={() => answer(false)} focus={danger ? undefined : confirmButton}>
      {consequence && <div className={styles.text}>{consequence}</div>}
      {warning && <p className={styles.warning}>{warning}</p>}
      <div className={styles.buttons}>
        <button type="button" className={controls.button} onClick={() => answer(false)}>
          {cancel ?? t('feedback.back')}
        </button>
        <button
          ref={confirmButton}
          type="button"
          className={danger ? controls.danger : controls.primary}
          onClick={() => answer(true)}
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
