import FileUp from 'lucide-react/icons/file-up';
import Inbox from 'lucide-react/icons/inbox';
import X from 'lucide-react/icons/x';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import type { Answer } from '../../../runtime/api/answer.ts';
import { failureMessage } from '../../../runtime/api/failureWords.ts';
import { JsonCheck } from '../../../runtime/fields/code/JsonCheck.tsx';
import { sizeOf } from '../../../runtime/fields/file/sizeOf.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import { formatted } from './formatted.ts';
import { isEditable } from './isEditable.ts';
import styles from './preview.module.css';
import { storedDocuments } from './storedDocuments.ts';

interface SampleEditorProps {
  readonly interfaceUuid: string;
  readonly sample: string;
  readonly onSample: (text: string) => void;
  /** To select a place in it. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** What came of asking for the newest document, as words are found for it. */
type Told = 'none' | 'notKept' | { readonly failure: Answer } | { readonly no: string };

async function newestDocument(interfaceUuid: string): Promise<{ told: Told; text?: string }> {
  const answer = await storedDocuments(interfaceUuid, { page: 0, pageSize: 1 });
  if (answer.status === 404) return { told: 'notKept' };
  if (!answer.success) return { told: { failure: answer } };
  const [newest] = answer.data?.records ?? [];
  if (!newest?.data) return { told: 'none' };
  return { told: { no: newest.entityNo ?? newest.uuid ?? '' }, text: formatted(newest.data) };
}

/** The sample document: pasted, written, dropped, read from a file, or the newest that has come in. */
export function SampleEditor({ interfaceUuid, sample, onSample, area }: SampleEditorProps): ReactNode {
  const t = useTranslate();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told>();
  const [isAsking, setAsking] = useState(false);

  function give(text: string): void {
    setTold(undefined);
    onSample(text);
  }
  async function takeNewest(): Promise<void> {
    setAsking(true);
    const { told, text } = await newestDocument(interfaceUuid);
    setAsking(false);
    if (text !== undefined) onSample(text);
    setTold(told);
  }
  async function take(given: File | undefined): Promise<void> {
    if (given) give(formatted(await given.text()));
  }
  /** A text area stands still over a text that long, if only for the moment until it makes room. */
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    if (isEditable(text)) return;
    event.preventDefault();
    give(text);
  }
  function drop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <label htmlFor={id}>{t('mappingEditor.preview.sample')}</label>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file may be chosen again, after it was mended.
            currentTarget.value = '';
          }}
        />
        <button
          type="button"
          className={controls.quiet}
          disabled={isAsking}
          onClick={() => void takeNewest()}
        >
          <Inbox size={16} aria-hidden="true" />
          {t('mappingEditor.preview.newest')}
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label={t('mappingEditor.preview.openFile')}
          title={t('mappingEditor.preview.openFile')}
          onClick={() => file.current?.click()}
        >
          <FileUp size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={controls.icon}
          aria-label={t('mappingEditor.preview.clear')}
          title={t('mappingEditor.preview.clear')}
          disabled={sample === ''}
          onClick={() => give('')}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      {isEditable(sample) ? (
        <textarea
          ref={area}
          id={id}
          className={styles.sample}
          rows={8}
          spellCheck={false}
          placeholder={t('mappingEditor.preview.paste')}
          value={sample}
          onChange={({ currentTarget }) => give(currentTarget.value)}
          onPaste={paste}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        />
      ) : (
        <p className={styles.quiet} id={id}>
          {t('mappingEditor.preview.large', { size: sizeOf(sample) })}
        </p>
      )}
      <p className={styles.told} role="status">
        {told && (typeof told === 'string' ? t(`mappingEditor.preview.${told}`) : wordsOf(told, t))}
      </p>
      <JsonCheck text={sample} />
    </section>
  );
}

const wordsOf = (told: Exclude<Told, string>, t: ReturnType<typeof useTranslate>): string =>
  'no' in told
    ? t('mappingEditor.preview.took', told)
    : t('failure.read', { problem: failureMessage(told.failure, t) });
