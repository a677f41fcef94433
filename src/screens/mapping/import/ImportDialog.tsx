import FileUp from 'lucide-react/icons/file-up';
import { type ClipboardEvent, type ReactNode, Suspense, useState } from 'react';
import type { Translate } from '../../../contract/text/phrases.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { isChunkLoadError } from '../../../runtime/core/lazy/lazyModule.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import dialog from '../../../runtime/feedback/dialog/Dialog.module.css';
import { Dialog } from '../../../runtime/feedback/dialog/Dialog.tsx';
import { FileDrop } from '../../../runtime/fields/types/file/FileDrop.tsx';
import type { SheetStore } from '../sheet/Sheet.ts';
import styles from './ImportDialog.module.css';
import { ImportForm } from './ImportForm.tsx';
import { ImportError, type ImportTable } from './readers/ImportTable.ts';
import { readPastedText, readTable } from './readers/readTable.ts';

interface ImportDialogProps {
  readonly store: SheetStore;
  readonly close: () => void;
}

/** Imports rows from a file or a pasted block, as one change of the sheet. */
export function ImportDialog({ store, close }: ImportDialogProps): ReactNode {
  const t = useTranslate();
  const [table, setTable] = useState<ImportTable>();
  const [problem, setProblem] = useState<(now: Translate) => string>();

  async function read(reading: Promise<ImportTable>): Promise<void> {
    setProblem(undefined);
    try {
      setTable(await reading);
    } catch (error) {
      setProblem(() => problemOf(error));
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
          <ImportSource
            takeFile={(file) => void read(readTable(file))}
            takeText={(text) => void read(readPastedText(text))}
          />
          <p className={styles.error} role="alert">
            {problem?.(t)}
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

/** The reason why nothing was read: missing code, a fault of the file, or a file that was moved or is a folder. */
function problemOf(error: unknown): (t: Translate) => string {
  if (isChunkLoadError(error)) return (t) => t('page.chunk.text');
  const { code, parameters } = error instanceof ImportError ? error : new ImportError('unreadable');
  return (t) => t(`mappingEditor.import.faults.${code}`, parameters);
}

interface ImportSourceProps {
  readonly takeFile: (file: File) => void;
  readonly takeText: (text: string) => void;
}

/** The source of the rows: a selected or dropped file, or a pasted block. A pasted block is read at once. */
function ImportSource({ takeFile, takeText }: ImportSourceProps): ReactNode {
  const t = useTranslate();
  const [typed, setTyped] = useState('');

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData('text');
    // Excel puts a picture of the block on the clipboard, too.
    if (text !== '') takeText(text);
    else if (file) takeFile(file);
  }

  return (
    <FileDrop accept=".csv,.tsv,.txt,.xlsx" className={styles.source} onFile={takeFile}>
      {(choose) => (
        <>
          <div className={styles.line}>
            <button type="button" className={controls.button} onClick={choose}>
              <FileUp size={16} aria-hidden="true" />
              {t('mappingEditor.import.choose')}
            </button>
            <span className={styles.muted}>{t('mappingEditor.import.drop')}</span>
          </div>
          <textarea
            rows={5}
            className={styles.paste}
            aria-label={t('mappingEditor.import.paste')}
            placeholder={t('mappingEditor.import.paste')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPaste={paste}
          />
          {typed.trim() !== '' && (
            <button type="button" className={controls.button} onClick={() => takeText(typed)}>
              {t('mappingEditor.import.read')}
            </button>
          )}
        </>
      )}
    </FileDrop>
  );
}
