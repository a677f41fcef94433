import { type ReactNode, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { bearing } from '../../../runtime/command/keys.ts';
import { useConfirm } from '../../../runtime/feedback/useConfirm.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import { replaceRows } from '../sheet/replaceRows.ts';
import type { SheetStore } from '../sheet/Sheet.ts';
import { rowChanges } from './rowChanges.ts';
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
      {isDirty && <Changes store={store} opened={opened} />}
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

const kinds = ['added', 'changed', 'removed'] as const;

/** What Save would change, in rows. Nobody is told of it at each of them. */
function Changes({ store, opened }: Pick<SaveButtonsProps, 'store' | 'opened'>): ReactNode {
  const t = useTranslate();
  // Counted after what is typed is on screen.
  const rows = useDeferredValue(useSyncExternalStore(store.subscribe, () => store.get().rows));
  const changes = useMemo(() => rowChanges(opened.rows, rows), [opened, rows]);
  const words = kinds
    .filter((kind) => changes[kind] > 0)
    .map((kind) => t(`mappingEditor.panel.rows.${kind}`, { count: changes[kind] }));
  return (
    <span className={styles.state}>
      {(changes.moved ? [...words, t('mappingEditor.panel.rows.moved')] : words).join(' · ')}
    </span>
  );
}
