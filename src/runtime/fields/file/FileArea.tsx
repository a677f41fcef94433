import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { WidgetProps } from '@rjsf/utils';
import { FileUp } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import controls from '../../theme/controls.module.css';
import { JsonCheck } from '../code/JsonCheck.tsx';
import styles from '../field.module.css';
import { sizeOf } from './sizeOf.ts';

/** Characters that can be edited by hand without the browser standing still; beyond that the text is only named. */
const mostToEdit = 200_000;

/** A box to drop a file on, with a button that chooses one and a text area to paste into. */
export function FileArea(props: WidgetProps): ReactNode {
  const t = useTranslate();
  const { id, value, onChange, readonly, disabled, options } = props;
  const input = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState<string>();
  const [isOver, setOver] = useState(false);
  const text = typeof value === 'string' ? value : '';
  const isLocked = readonly || disabled;

  async function take(file: File | undefined): Promise<void> {
    if (!file || isLocked) return;
    onChange(await file.text());
    setFileName(file.name);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }
  /** A text area stands still over a text that long, if only for the moment until it makes room for the name. */
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (isLocked || pasted.length <= mostToEdit) return;
    event.preventDefault();
    onChange(pasted);
  }
  function clear(): void {
    setFileName(undefined);
    onChange(undefined);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button inside
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // The same file may be chosen again, after it was mended.
          currentTarget.value = '';
        }}
      />
      <div className={styles.row}>
        <button
          type="button"
          className={controls.button}
          disabled={isLocked}
          onClick={() => input.current?.click()}
        >
          <FileUp size={16} aria-hidden="true" />
          {t('field.file.choose')}
        </button>
        <span className={styles.kept} role="status">
          {text === '' ? t('field.file.drop') : `${fileName ?? t('field.file.pasted')} · ${sizeOf(text)}`}
        </span>
        {text !== '' && !isLocked && (
          <button type="button" className={controls.button} onClick={clear}>
            {t('field.file.clear')}
          </button>
        )}
      </div>
      {text.length <= mostToEdit ? (
        <TextareaWidget
          {...props}
          placeholder={t('field.file.paste')}
          options={{ ...options, rows: 8, className: styles.code }}
        />
      ) : (
        <p className={styles.help} id={id}>
          {t('field.file.large')}
        </p>
      )}
      <JsonCheck text={text} />
    </div>
  );
}
