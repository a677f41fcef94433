import { Braces, FileUp, Inbox, ScrollText } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { JsonCheck } from '../../../runtime/fields/code/JsonCheck.tsx';
import { sizeOf } from '../../../runtime/fields/file/sizeOf.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Owner } from '../../../runtime/resource/useLock.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../debugging.module.css';
import { jsonIn } from '../run/jsonIn.ts';
import { type Source, sources } from './sources.ts';
import { TakeDialog } from './TakeDialog.tsx';
import type { DraftControls } from './useDraft.ts';

/** Characters that can be edited by hand without the browser standing still. */
const mostToEdit = 200_000;

const symbols = { pending: Inbox, log: ScrollText };

/** A source document: typed or pasted, by file or drop, or taken from where the service keeps some. */
export function DocumentEditor({
  owner,
  draft,
  change,
  take,
}: DraftControls & { readonly owner: Owner }): ReactNode {
  const t = useTranslate();
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [source, setSource] = useState<Source>();
  const { data, origin } = draft;
  const isLarge = data.length > mostToEdit;

  async function open(chosen: File | undefined): Promise<void> {
    if (chosen) await take(await chosen.text(), chosen.name);
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer.files[0]);
  }
  /** A text area stands still over a text that long, if only until it makes room for the name. */
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= mostToEdit) return;
    event.preventDefault();
    void take(pasted, t('field.file.pasted'));
  }
  function format(): void {
    change({ data: JSON.stringify(jsonIn(data), undefined, 2) });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut of the button inside
    <div
      className={styles.document}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={file}
        type="file"
        accept=".json,.txt,application/json"
        hidden
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          // The same file may be chosen again, after it was mended.
          currentTarget.value = '';
        }}
      />
      <div className={styles.tools}>
        <button type="button" className={controls.button} onClick={() => file.current?.click()}>
          <FileUp size={16} aria-hidden="true" />
          {t('debugging.input.file')}
        </button>
        {sources.map((one) => {
          const Icon = symbols[one.name];
          return (
            <button key={one.name} type="button" className={controls.button} onClick={() => setSource(one)}>
              <Icon size={16} aria-hidden="true" />
              {t(`debugging.take.${one.name}.button`)}
            </button>
          );
        })}
        <button
          type="button"
          className={controls.icon}
          aria-label={t('debugging.input.format')}
          title={t('debugging.input.format')}
          disabled={jsonIn(data) === undefined}
          onClick={format}
        >
          <Braces size={16} aria-hidden="true" />
        </button>
      </div>
      {isLarge ? (
        <div className={styles.large}>
          <p>{t('debugging.input.large', { origin, size: sizeOf(data) })}</p>
          <button
            type="button"
            className={controls.button}
            onClick={() => change({ data: '', origin: '', isTyped: false })}
          >
            {t('field.file.clear')}
          </button>
        </div>
      ) : (
        <textarea
          className={styles.editor}
          aria-label={t('debugging.input.document')}
          placeholder={t('debugging.input.placeholder')}
          spellCheck={false}
          value={data}
          onPaste={paste}
          onChange={({ currentTarget }) => change({ data: currentTarget.value, isTyped: true })}
        />
      )}
      <div className={styles.under}>
        <JsonCheck text={data} />
        {origin !== '' && !isLarge && <span className={styles.muted}>{origin}</span>}
      </div>
      {source && (
        <Suspense fallback={null}>
          <TakeDialog
            source={source}
            interfaceUuid={owner.record.uuid}
            take={take}
            close={() => setSource(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
