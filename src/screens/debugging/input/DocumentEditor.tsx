import Braces from 'lucide-react/icons/braces';
import FileUp from 'lucide-react/icons/file-up';
import Inbox from 'lucide-react/icons/inbox';
import ScrollText from 'lucide-react/icons/scroll-text';
import { type ReactNode, useState } from 'react';
import { indentJsonText, tryParseExactJson } from '../../../contract/json/exactJson.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { LazyDialog } from '../../../runtime/feedback/failure/LazyPart.tsx';
import { toastStore } from '../../../runtime/feedback/toast/toastStore.ts';
import { JsonSyntaxCheck } from '../../../runtime/fields/types/code/JsonSyntaxCheck.ts';
import { isEditableText, takeLongPaste } from '../../../runtime/fields/types/file/editableText.ts';
import { FileDrop } from '../../../runtime/fields/types/file/FileDrop.tsx';
import { formatSize } from '../../../runtime/fields/types/file/formatSize.ts';
import { readTextFile } from '../../../runtime/fields/types/file/readTextFile.ts';
import type { OwnerRecord } from '../../../runtime/record/page/useEditLock.tsx';
import styles from '../debugging.module.css';
import { type DebugDocumentSource, debugDocumentSources } from './debugDocumentSources.ts';
import type { DebugDraftControls } from './debugDraft.ts';
import { StoredDocumentDialog } from './StoredDocumentDialog.tsx';

const sourceIcons = { pending: Inbox, log: ScrollText };

/** The source document: typed, pasted, from a file, or from the documents that the service stores. */
export function DocumentEditor({
  owner,
  draft,
  change,
  take,
}: DebugDraftControls & { readonly owner: OwnerRecord }): ReactNode {
  const t = useTranslate();
  const [source, setSource] = useState<DebugDocumentSource>();
  const { data, origin } = draft;
  const isLarge = !isEditableText(data);

  async function open(file: File): Promise<void> {
    const text = await readTextFile(file);
    if (text !== undefined) await take(text, file.name);
    else
      toastStore.show({
        kind: 'warning',
        message: (now) => now('field.file.unreadable', { name: file.name }),
      });
  }

  return (
    <FileDrop
      accept=".json,.txt,application/json"
      className={styles.document}
      onFile={(file) => void open(file)}
    >
      {(choose) => (
        <>
          <div className={styles.tools}>
            <button type="button" className={controls.button} onClick={choose}>
              <FileUp size={16} aria-hidden="true" />
              {t('debugging.input.file')}
            </button>
            {debugDocumentSources.map((one) => {
              const Icon = sourceIcons[one.name];
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
              disabled={tryParseExactJson(data) === undefined}
              onClick={() => change({ data: indentJsonText(data) })}
            >
              <Braces size={16} aria-hidden="true" />
            </button>
          </div>
          {isLarge ? (
            <div className={styles.largeDocument}>
              <p>{t('debugging.input.large', { origin, size: formatSize(data) })}</p>
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
              onPaste={(event) => takeLongPaste(event, (text) => void take(text, t('field.file.pasted')))}
              onChange={({ currentTarget }) => change({ data: currentTarget.value, isTyped: true })}
            />
          )}
          <div className={styles.editorFooter}>
            <JsonSyntaxCheck text={data} />
            {origin !== '' && !isLarge && <span className={styles.muted}>{origin}</span>}
          </div>
          {source && (
            <LazyDialog close={() => setSource(undefined)}>
              <StoredDocumentDialog
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
