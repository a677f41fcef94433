import { FileUp } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
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
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [typed, setTyped] = useState('');

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) takeFile(file);
  }
  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData('text');
    // Excel puts a picture of the block on the clipboard, too.
    if (text !== '') takeText(text);
    else if (file) takeFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button inside
    <div
      className={styles.source}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        aria-label={t('mappingEditor.import.choose')}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) takeFile(file);
          // The same file may be chosen again, after it was mended.
          currentTarget.value = '';
        }}
      />
      <div className={styles.line}>
        <button type="button" className={controls.button} onClick={() => input.current?.click()}>
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
    </div>
  );
}
