import TextareaWidget from '@rjsf/mui/lib/TextareaWidget/index.js';
import type { WidgetProps } from '@rjsf/utils';
import FileUp from 'lucide-react/icons/file-up';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../core/theme/controls.module.css';
import { useFormScope } from '../../FormScope.ts';
import styles from '../../styles/widget.module.css';
import { JsonSyntaxCheck } from '../code/JsonSyntaxCheck.ts';
import { isEditableText, takeLongPaste } from './editableText.ts';
import { FileDrop } from './FileDrop.tsx';
import { formatSize } from './formatSize.ts';
import { readTextFile } from './readTextFile.ts';

/** A drop area for a file of JSON or CSV, with a button to choose one and a text area to paste into. */
export function FileArea(props: WidgetProps): ReactNode {
  const t = useTranslate();
  const { id, value, onChange, readonly, disabled, options, schema } = props;
  const isCsv = schema.contentMediaType === 'text/csv';
  const { waitFor } = useFormScope();
  const [fileName, setFileName] = useState<string>();
  const [unreadable, setUnreadable] = useState<string>();
  const text = typeof value === 'string' ? value : '';
  const isLocked = readonly || disabled;

  /** Number of the newest input. The result of an older reading is ignored. */
  const newest = useRef(0);

  async function readFile(file: File): Promise<void> {
    newest.current += 1;
    const own = newest.current;
    const content = await readTextFile(file);
    if (own !== newest.current) return;
    if (content === undefined) return setUnreadable(file.name);
    setFileName(file.name);
    setUnreadable(undefined);
    onChange(content);
  }
  function enter(entered: string | undefined): void {
    newest.current += 1;
    setUnreadable(undefined);
    onChange(entered);
  }
  function paste(event: ClipboardEvent): void {
    if (isLocked) return;
    setFileName(undefined);
    takeLongPaste(event, enter);
  }
  function clear(): void {
    setFileName(undefined);
    enter(undefined);
  }

  return (
    <FileDrop
      accept={isCsv ? '.csv,.tsv,.txt,text/csv' : '.json,application/json'}
      className={styles.drop}
      onFile={(file) => {
        if (!isLocked) waitFor(readFile(file));
      }}
      onPaste={paste}
    >
      {(choose) => (
        <>
          <div className={styles.row}>
            <button type="button" className={controls.button} disabled={isLocked} onClick={choose}>
              <FileUp size={16} aria-hidden="true" />
              {t('field.file.choose')}
            </button>
            <span className={styles.status} role="status">
              {unreadable !== undefined
                ? t('field.file.unreadable', { name: unreadable })
                : text !== ''
                  ? `${fileName ?? t('field.file.pasted')} · ${formatSize(text)}`
                  : t('field.file.drop')}
            </span>
            {text !== '' && !isLocked && (
              <button type="button" className={controls.button} onClick={clear}>
                {t('field.file.clear')}
              </button>
            )}
          </div>
          {isEditableText(text) ? (
            <TextareaWidget
              {...props}
              onChange={enter}
              placeholder={isCsv ? undefined : t('field.file.paste')}
              options={{ ...options, rows: 8, className: styles.code }}
            />
          ) : (
            <p className={styles.help} id={id}>
              {t('field.file.large')}
            </p>
          )}
          {!isCsv && <JsonSyntaxCheck text={text} />}
        </>
      )}
    </FileDrop>
  );
}
