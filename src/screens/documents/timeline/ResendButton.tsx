import PencilLine from 'lucide-react/icons/pencil-line';
import { type ReactNode, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { useMissingOperations } from '../../../runtime/api/missingOperations.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../../runtime/core/lazy/lazyComponent.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { LazyDialog } from '../../../runtime/feedback/failure/LazyPart.tsx';

const ResendDialog = lazyComponent(async () => (await import('./ResendDialog.tsx')).ResendDialog);

/** Opens the dialog that edits and resends a document. Absent while the document runs or has no content. */
export function ResendButton({ record }: { readonly record: Row }): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { names } = useMissingOperations();
  if (names.has('pendingData.resend') || typeof record.data !== 'string') return null;
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={controls.button}
        disabled={record.status === 'RUNNING'}
        onClick={() => setOpen(true)}
      >
        <PencilLine size={16} aria-hidden="true" />
        {t('document.resend.button')}
      </button>
      {isOpen && (
        <LazyDialog close={close}>
          <ResendDialog record={record} close={close} />
        </LazyDialog>
      )}
    </>
  );
}
