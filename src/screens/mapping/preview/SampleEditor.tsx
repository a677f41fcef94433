import FileUp from 'lucide-react/icons/file-up';
import Inbox from 'lucide-react/icons/inbox';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { indentJsonText } from '../../../contract/json/exactJson.ts';
import type { ApiAnswer } from '../../../runtime/api/answer.ts';
import { failureMessage } from '../../../runtime/api/failures.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { JsonSyntaxCheck } from '../../../runtime/fields/types/code/JsonSyntaxCheck.ts';
import { isEditableText, takeLongPaste } from '../../../runtime/fields/types/file/editableText.ts';
import { FileDrop } from '../../../runtime/fields/types/file/FileDrop.tsx';
import { formatSize } from '../../../runtime/fields/types/file/formatSize.ts';
import { readTextFile } from '../../../runtime/fields/types/file/readTextFile.ts';
import styles from './PreviewPane.module.css';
import { loadStoredDocuments, storedDocumentNumber } from './storedDocuments.ts';

interface SampleEditorProps {
  readonly label: string;
  readonly placeholder: string;
  /** Offers the newest document that this interface received. */
  readonly interfaceUuid?: string;
  readonly sample: string;
  readonly onSample: (text: string) => void;
  /** The text area, for selecting a place in the sample. */
  readonly area?: RefObject<HTMLTextAreaElement | null>;
}

/** The result of reading a file or the newest document, for the message below the sample. */
type LoadNotice =
  | 'none'
  | 'notKept'
  | 'unreadable'
  | { readonly failure: ApiAnswer }
  | { readonly key: 'took' | 'noContent'; readonly no: string };

async function newestDocument(interfaceUuid: string): Promise<{ notice: LoadNotice; text?: string }> {
  const answer = await loadStoredDocuments(interfaceUuid, { page: 0, pageSize: 1 });
  if (answer.status === 404) return { notice: 'notKept' };
  if (!answer.success) return { notice: { failure: answer } };
  const [newest] = answer.data?.records ?? [];
  if (!newest) return { notice: 'none' };
  const no = storedDocumentNumber(newest);
  if (!newest.data) return { notice: { key: 'noContent', no } };
  return { notice: { key: 'took', no }, text: indentJsonText(newest.data) };
}

async function fileDocument(file: File): Promise<{ notice?: LoadNotice; text?: string }> {
  const text = await readTextFile(file);
  return text === undefined ? { notice: 'unreadable' } : { text: indentJsonText(text) };
}

/** The sample document: typed, pasted, dropped, read from a file, or the newest received one. */
export function SampleEditor(props: SampleEditorProps): ReactNode {
  const { label, placeholder, interfaceUuid, sample, onSample, area } = props;
  const t = useTranslate();
  const id = useId();
  const [notice, setNotice] = useState<LoadNotice>();
  const [isAsking, setAsking] = useState(false);
  const shown = useRef(sample);
  useEffect(() => {
    shown.current = sample;
  }, [sample]);

  function changeSample(text: string): void {
    setNotice(undefined);
    onSample(text);
  }
  /** Takes a loaded text, unless the operator has changed the sample meanwhile. */
  async function take(loading: Promise<{ notice?: LoadNotice; text?: string }>): Promise<void> {
    const { notice, text } = await loading;
    if (shown.current !== sample) return;
    if (text !== undefined) onSample(text);
    setNotice(notice);
  }
  async function takeNewest(uuid: string): Promise<void> {
    setAsking(true);
    await take(newestDocument(uuid));
    setAsking(false);
  }

  return (
    <FileDrop
      accept=".json,application/json"
      className={styles.section}
      onFile={(file) => void take(fileDocument(file))}
    >
      {(choose) => (
        <>
          <div className={styles.heading}>
            <label htmlFor={id}>{label}</label>
            {interfaceUuid !== undefined && (
              <button
                type="button"
                className={controls.quiet}
                disabled={isAsking}
                onClick={() => void takeNewest(interfaceUuid)}
              >
                <Inbox size={16} aria-hidden="true" />
                {t('mappingEditor.preview.newest')}
              </button>
            )}
            <button
              type="button"
              className={controls.icon}
              aria-label={t('mappingEditor.preview.openFile')}
              title={t('mappingEditor.preview.openFile')}
              onClick={choose}
            >
              <FileUp size={16} aria-hidden="true" />
            </button>
            <button
              type="button"
              className={controls.icon}
              aria-label={t('mappingEditor.preview.clear')}
              title={t('mappingEditor.preview.clear')}
              disabled={sample === ''}
              onClick={() => changeSample('')}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </div>
          {isEditableText(sample) ? (
            <textarea
              ref={area}
              id={id}
              className={styles.sample}
              rows={8}
              spellCheck={false}
              placeholder={placeholder}
              value={sample}
              onChange={({ currentTarget }) => changeSample(currentTarget.value)}
              onPaste={(event) => takeLongPaste(event, changeSample)}
            />
          ) : (
            <p className={styles.muted} id={id}>
              {t('mappingEditor.preview.large', { size: formatSize(sample) })}
            </p>
          )}
          <p className={styles.message} role="status">
            {notice &&
              (typeof notice === 'string' ? t(`mappingEditor.preview.${notice}`) : noticeText(notice, t))}
          </p>
          <JsonSyntaxCheck text={sample} />
        </>
      )}
    </FileDrop>
  );
}

const noticeText = (notice: Exclude<LoadNotice, string>, t: ReturnType<typeof useTranslate>): string =>
  'no' in notice
    ? t(`mappingEditor.preview.${notice.key}`, { no: notice.no })
    : t('failure.read', { problem: failureMessage(notice.failure, t) });
