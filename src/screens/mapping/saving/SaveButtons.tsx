import type { ReactNode } from 'react';
import { bearing } from '../../../runtime/command/keys.ts';
import { useConfirm } from '../../../runtime/feedback/useConfirm.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import { replaceRows } from '../sheet/replaceRows.ts';
import type { SheetStore } from '../sheet/Sheet.ts';
import styles from './saving.module.css';
import type { Opened } from './useOpened.ts';

interface SaveButtonsProps {
  readonly store: SheetStore;
  readonly opened: Opened;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly save: () => void;
}

/** Saves the mapping, or goes back to what was last saved. */
export function SaveButtons({ store, opened, isDirty, isSaving, save }: SaveButtonsProps): ReactNode {
  const t = useTranslate();
  const confirm = useConfirm();
  const discard = async () => {
    const isMeant = await confirm({
      title: t('mappingEditor.panel.discardTitle'),
      consequence: t('mappingEditor.panel.discardConsequence'),
      confirm: t('mappingEditor.panel.discard'),
    });
    if (isMeant) store.change((sheet) => replaceRows(sheet, opened.rows));
  };
  return (
    <span className={styles.buttons}>
      <span className={styles.state} role="status">
        {isDirty && t('mappingEditor.panel.unsaved')}
      </span>
      <button
        type="button"
        className={controls.button}
        disabled={!isDirty || isSaving}
        onClick={() => void discard()}
      >
        {t('mappingEditor.panel.discard')}
      </button>
      <button
        type="button"
        className={controls.primary}
        disabled={!isDirty || isSaving}
        {...bearing('save', t('form.save'))}
        onClick={save}
      >
        {t(isSaving ? 'form.saving' : 'form.save')}
      </button>
    </span>
  );
}
