import { type ReactNode, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../../../runtime/core/keyboard/shortcutKeys.ts';
import controls from '../../../../runtime/core/theme/controls.module.css';
import { confirmStore } from '../../../../runtime/feedback/dialog/confirmStore.ts';
import { replaceRows } from '../../sheet/editRows.ts';
import type { SheetStore } from '../../sheet/Sheet.ts';
import { countRowChanges } from './countRowChanges.ts';
import styles from './SaveButtons.module.css';
import type { Baseline } from './useMappingSheet.ts';

interface SaveButtonsProps {
  readonly store: SheetStore;
  readonly baseline: Baseline;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly save: () => void;
}

/** Saves the mapping, or returns to the last saved one. */
export function SaveButtons({ store, baseline, isDirty, isSaving, save }: SaveButtonsProps): ReactNode {
  const t = useTranslate();
  const discard = async () => {
    const isConfirmed = await confirmStore.ask({
      title: t('mappingEditor.panel.discardTitle'),
      consequence: t('mappingEditor.panel.discardConsequence'),
      confirm: t('mappingEditor.panel.discard'),
    });
    if (isConfirmed) store.change((sheet) => replaceRows(sheet, baseline.rows));
  };
  return (
    <span className={styles.buttons}>
      {isDirty && <ChangeSummary store={store} baseline={baseline} />}
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
        {...shortcutProps('save', t('form.save'))}
        onClick={save}
      >
        {t(isSaving ? 'form.saving' : 'form.save')}
      </button>
    </span>
  );
}

const changeKinds = ['added', 'changed', 'removed'] as const;

/** The number of changed rows, without announcing each change to screen readers. */
function ChangeSummary({ store, baseline }: Pick<SaveButtonsProps, 'store' | 'baseline'>): ReactNode {
  const t = useTranslate();
  // Counted after typed text is on screen.
  const rows = useDeferredValue(useSyncExternalStore(store.subscribe, () => store.get().rows));
  const changes = useMemo(() => countRowChanges(baseline.rows, rows), [baseline, rows]);
  const texts = changeKinds
    .filter((kind) => changes[kind] > 0)
    .map((kind) => t(`mappingEditor.panel.rows.${kind}`, { count: changes[kind] }));
  return (
    <span className={styles.state}>
      {(changes.moved ? [...texts, t('mappingEditor.panel.rows.moved')] : texts).join(' · ')}
    </span>
  );
}
