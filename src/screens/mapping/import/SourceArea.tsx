import FileUp from 'lucide-react/icons/file-up';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { FileDrop } from '../../../runtime/fields/file/FileDrop.tsx';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from './import.module.css';

interface SourceAreaProps {
  readonly takeFile: (file: File) => void;
  readonly takeText: (text: string) => void;
}

/** Where rows come from: a file that is chosen or dropped, or a block that is pasted, which is read at once. */
export function SourceArea({ takeFile, takeText }: SourceAreaProps): ReactNode {
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
    <FileDrop accept=".csv,.tsv,.txt,.xlsx" className={styles.source} take={takeFile}>
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
