import { type ReactNode, Suspense, useState } from 'react';
import dialog from '../../../runtime/feedback/Dialog.module.css';
import { Dialog } from '../../../runtime/feedback/Dialog.tsx';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import type { SheetStore } from '../sheet/Sheet.ts';
import { ImportFault } from './ImportFault.ts';
import { ImportForm } from './ImportForm.tsx';
import styles from './import.module.css';
import { readPasted } from './readPasted.ts';
import { readTable } from './readTable.ts';
import { SourceArea } from './SourceArea.tsx';
import type { Table } from './Table.ts';

interface ImportDialogProps {
  readonly store: SheetStore;
  readonly close: () => void;
}

/** Rows from a file or a pasted block, as one change of the sheet. */
export function ImportDialog({ store, close }: ImportDialogProps): ReactNode {
  const t = useTranslate();
  const [table, setTable] = useState<Table>();
  const [fault, setFault] = useState<ImportFault>();

  async function take(reading: Promise<Table>): Promise<void> {
    setFault(undefined);
    try {
      setTable(await reading);
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      setFault(error);
    }
  }

  return (
    <Dialog wide title={t('mappingEditor.import.title')} onClose={close}>
      {table ? (
        <Suspense fallback={null}>
          <ImportForm store={store} table={table} back={() => setTable(undefined)} close={close} />
        </Suspense>
      ) : (
        <>
          <p className={dialog.text}>{t('mappingEditor.import.text')}</p>
          <SourceArea
            takeFile={(file) => void take(readTable(file))}
            takeText={(text) => void take(readPasted(text))}
          />
          <p className={styles.fault} role="alert">
            {fault && t(`mappingEditor.import.faults.${fault.code}`, fault.parameters)}
          </p>
          <div className={dialog.buttons}>
            <button type="button" className={controls.button} onClick={close}>
              {t('feedback.cancel')}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
