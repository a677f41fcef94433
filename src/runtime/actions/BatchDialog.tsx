import type { ReactNode } from 'react';
import { Dialog } from '../feedback/Dialog.tsx';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './actions.module.css';
import type { BatchResult } from './batchResult.ts';

interface BatchDialogProps extends BatchResult {
  readonly title: string;
  readonly onClose: () => void;
}

/** More would be read by nobody, and be slow to show. */
const most = 200;

/** What a batch did, and what it left alone and why. */
export function BatchDialog({ title, done, skipped, onClose }: BatchDialogProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <Dialog wide title={title} onClose={onClose}>
      <p className={styles.text}>
        {t('action.batch.result', { done: number(done), skipped: number(skipped.length) })}
      </p>
      <ul className={styles.skipped}>
        {skipped.slice(0, most).map(({ uuid, name, reason }) => (
          <li key={uuid}>
            <strong>{name ?? uuid}</strong> <span>{reason}</span>
          </li>
        ))}
      </ul>
      {skipped.length > most && (
        <p className={styles.text}>{t('action.batch.more', { count: number(skipped.length - most) })}</p>
      )}
      <div className={styles.buttons}>
        <button type="button" className={controls.primary} onClick={onClose}>
          {t('feedback.close')}
        </button>
      </div>
    </Dialog>
  );
}
