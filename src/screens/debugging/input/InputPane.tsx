import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import type { OwnerRecord } from '../../../runtime/record/page/useEditLock.tsx';
import styles from '../debugging.module.css';
import { DocumentEditor } from './DocumentEditor.tsx';
import type { DebugDraftControls } from './debugDraft.ts';

/** The input of a debug run: a document, or the number of a document that the service has. */
export function InputPane({
  owner,
  ...drafting
}: DebugDraftControls & { readonly owner: OwnerRecord }): ReactNode {
  const t = useTranslate();
  const id = useId();
  const { draft, change } = drafting;
  return (
    <>
      <fieldset className={styles.inputTypes}>
        <legend>{t('debugging.input.kind')}</legend>
        {(['DATA', 'ORDER'] as const).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={id}
              checked={draft.inputType === kind}
              onChange={() => change({ inputType: kind })}
            />
            {t(`debugging.input.kinds.${kind}`)}
          </label>
        ))}
      </fieldset>
      {draft.inputType === 'ORDER' ? (
        <label className={styles.field}>
          {t('debugging.input.orderNumber')}
          <input
            className={controls.input}
            maxLength={100}
            value={draft.orderNumber}
            aria-describedby={`${id}-help`}
            onChange={({ currentTarget }) => change({ orderNumber: currentTarget.value })}
          />
          <span id={`${id}-help`} className={styles.muted}>
            {t('debugging.input.orderHelp')}
          </span>
        </label>
      ) : (
        <DocumentEditor owner={owner} {...drafting} />
      )}
    </>
  );
}
