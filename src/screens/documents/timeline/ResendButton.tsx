import PencilLine from 'lucide-react/icons/pencil-line';
import { type ReactNode, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import { useRoleObstacle } from '../../../runtime/api/access/useRoleObstacle.ts';
import { useMissingOperations } from '../../../runtime/api/missing/missingOperations.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../../runtime/core/lazy/lazyComponent.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { LazyDialog } from '../../../runtime/feedback/failure/LazyPart.tsx';
import { guardedProps } from '../../../runtime/feedback/guardedProps.ts';

const ResendDialog = lazyComponent(async () => (await import('./ResendDialog.tsx')).ResendDialog);

/**
 * Opens the dialog that edits and resends a document. Disabled while the document runs. Absent if the document has
 * no content, or the back end lacks the call. An open dialog stays, because it has the only copy of the edited text.
 */
export function ResendButton({ record }: { readonly record: Row }): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { names } = useMissingOperations();
  const reason = useRoleObstacle()('pendingData.resend');
  const isOffered = !names.has('pendingData.resend') && typeof record.data === 'string';
  const close = () => setOpen(false);
  return (
    <>
      {isOffered && (
        <button
          type="button"
          className={controls.button}
          disabled={record.status === 'RUNNING'}
          {...guardedProps(reason, () => setOpen(true))}
        >
          <PencilLine size={16} aria-hidden="true" />
          {t('document.resend.button')}
        </button>
      )}
      {isOpen && (
        <LazyDialog close={close}>
          <ResendDialog record={record} close={close} />
        </LazyDialog>
      )}
    </>
  );
}
