import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { WidgetProps } from '@rjsf/utils';
import FileUp from 'lucide-react/icons/file-up';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import controls from '../../theme/controls.module.css';
import { JsonCheck } from '../code/JsonCheck.tsx';
import styles from '../field.module.css';
import { FileDrop } from './FileDrop.tsx';
import { sizeOf } from './sizeOf.ts';

/** Characters that can be edited by hand without the browser standing still; beyond that the text is only named. */
const mostToEdit = 200_000;

/** A box to drop a file on, with a button that chooses one and a text area to paste into. */
export function FileArea(props: WidgetProps): ReactNode {
  const t = useTranslate();
  const { id, value, onChange, readonly, disabled, options } = props;
  const [fileName, setFileName] = useState<string>();
  const text = typeof value === 'string' ? value : '';
  const isLocked = readonly || disabled;

  async function take(file: File): Promise<void> {
    if (isLocked) return;
    onChange(await file.text());
    setFileName(file.name);
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
    <FileDrop
      accept=".json,application/json"
      className={styles.drop}
      take={(file) => void take(file)}
      onPaste={paste}
    >
      {(choose) => (
        <>
          <div className={styles.row}>
            <button type="button" className={controls.button} disabled={isLocked} onClick={choose}>
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
        </>
      )}
    </FileDrop>
  );
}
