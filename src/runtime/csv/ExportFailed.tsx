import type { ReactNode } from 'react';
import actions from '../actions/actions.module.css';
import { Dialog } from '../feedback/Dialog.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';

interface ExportFailedProps {
  readonly problem: string;
  /** Whether it is to be tried again. */
  readonly onClose: (isRepeated: boolean) => void;
}

/** 'Export Failed' (schemas/SPECIFICATION.md section 8.3), for which reason, and the way to try again. */
export function ExportFailed({ problem, onClose }: ExportFailedProps): ReactNode {
  const t = useTranslate();
  return (
    <Dialog title={t('message.exportFailed')} onClose={() => onClose(false)}>
      <p role="alert">{problem}</p>
      <p className={actions.text}>{t('csv.nothingKept')}</p>
      <div className={actions.buttons}>
        <button type="button" className={controls.button} onClick={() => onClose(false)}>
          {t('feedback.close')}
        </button>
        <button type="button" className={controls.primary} onClick={() => onClose(true)}>
          {t('page.retry')}
        </button>
      </div>
    </Dialog>
  );
}
