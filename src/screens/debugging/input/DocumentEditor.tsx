import Braces from 'lucide-react/icons/braces';
import FileUp from 'lucide-react/icons/file-up';
import Inbox from 'lucide-react/icons/inbox';
import ScrollText from 'lucide-react/icons/scroll-text';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { readExact, writeExact } from '../../../contract/exactJson.ts';
import { JsonCheck } from '../../../runtime/fields/code/JsonCheck.tsx';
import { FileDrop } from '../../../runtime/fields/file/FileDrop.tsx';
import { sizeOf } from '../../../runtime/fields/file/sizeOf.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { LazyDialog } from '../../../runtime/lazy/LazyPart.tsx';
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
  const [source, setSource] = useState<Source>();
  const { data, origin } = draft;
  const isLarge = data.length > mostToEdit;

  async function open(file: File): Promise<void> {
    await take(await file.text(), file.name);
  }
  /** A text area stands still over a text that long, if only until it makes room for the name. */
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= mostToEdit) return;
    event.preventDefault();
    void take(pasted, t('field.file.pasted'));
  }
  function format(): void {
    change({ data: writeExact(readExact(data), undefined, 2) });
  }

  return (
    <FileDrop
      accept=".json,.txt,application/json"
      className={styles.document}
      take={(file) => void open(file)}
    >
      {(choose) => (
        <>
          <div className={styles.tools}>
            <button type="button" className={controls.button} onClick={choose}>
              <FileUp size={16} aria-hidden="true" />
              {t('debugging.input.file')}
            </button>
            {sources.map((one) => {
              const Icon = symbols[one.name];
              return (
                <button
                  key={one.name}
                  type="button"
                  className={controls.button}
                  onClick={() => setSource(one)}
                >
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
            <LazyDialog close={() => setSource(undefined)}>
              <TakeDialog
                source={source}
                interfaceUuid={owner.record.uuid}
                take={take}
                close={() => setSource(undefined)}
              />
            </LazyDialog>
          )}
        </>
      )}
    </FileDrop>
  );
}
