import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '../../../runtime/core/lazy/resourceModules.ts';
import { useLeaveGuard } from '../../../runtime/feedback/dialog/leaveGuard.ts';
import { type OwnerRecord, useEditLock } from '../../../runtime/record/page/useEditLock.tsx';
import { keyCombinationOf } from '../grid/keyboard/keyCombination.ts';
import type { GridHandle } from '../grid/MappingGrid.tsx';
import { type DialogName, MappingDialogs } from './MappingDialogs.tsx';
import styles from './MappingEditor.module.css';
import { MappingWorkspace } from './MappingWorkspace.tsx';
import { usePaneVisibility } from './pane/usePaneState.ts';
import { MappingConflictDialog } from './saving/MappingConflictDialog.tsx';
import { SaveButtons } from './saving/SaveButtons.tsx';
import { useMappingSheet } from './saving/useMappingSheet.ts';
import { useSaveMapping } from './saving/useSaveMapping.ts';
import { EditingBar } from './toolbar/EditingBar.tsx';
import { SearchBox } from './toolbar/SearchBox.tsx';

/** The mapping editor of a record: a toolbar above the rows. Ctrl/Cmd+S saves, Ctrl/Cmd+F searches. */
export function MappingEditor({ owner }: { readonly owner: OwnerRecord }): ReactNode {
  const { resource, record } = owner;
  const form = useForm(resource.name);
  const { isLocked, notice } = useEditLock(owner);
  const { store, baseline, setBaseline, isDirty } = useMappingSheet(record);
  const saving = useSaveMapping({ resource, form, store, baseline, setBaseline });
  const [isPaneShown, togglePane] = usePaneVisibility();
  const [dialog, setDialog] = useState<DialogName>();
  const grid = useRef<GridHandle>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  useLeaveGuard(isDirty);

  const focusGrid = () => grid.current?.focus();
  /** Closes a dialog and returns the focus to the rows, not to the button that opened it. */
  function closeAndFocusGrid(close: () => void): void {
    flushSync(close);
    focusGrid();
  }
  function save(): void {
    grid.current?.commit();
    if (!isLocked && store.isDirty()) void saving.save();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
    const shortcuts: Readonly<Record<string, () => void>> = {
      'Control+S': save,
      'Control+F': () => searchInput.current?.select(),
    };
    const run = shortcuts[keyCombinationOf(event, 'ltr')];
    if (!run || isInDialog) return;
    event.preventDefault();
    run();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what is inside, whose controls have the focus
    <div className={styles.editor} onKeyDown={onKeyDown}>
      {notice}
      <div className={styles.header}>
        <EditingBar
          store={store}
          record={record}
          isLocked={isLocked}
          isPaneShown={isPaneShown}
          openDialog={setDialog}
          togglePane={togglePane}
        />
        <SearchBox store={store} input={searchInput} leave={focusGrid} />
        {!isLocked && (
          <SaveButtons
            store={store}
            baseline={baseline}
            isDirty={isDirty}
            isSaving={saving.isSaving}
            save={save}
          />
        )}
      </div>
      <MappingWorkspace
        record={record}
        form={form}
        store={store}
        refusal={saving.refusal}
        isLocked={isLocked}
        isPaneShown={isPaneShown}
        openDialog={setDialog}
        grid={grid}
      />
      <MappingDialogs
        open={dialog}
        store={store}
        record={record}
        close={() => closeAndFocusGrid(() => setDialog(undefined))}
      />
      {saving.conflict && (
        <MappingConflictDialog
          base={baseline.rows}
          mine={store.get().rows}
          theirs={saving.conflict.theirs.rows}
          resolve={(rows) => closeAndFocusGrid(() => void saving.resolve(rows))}
          close={() => closeAndFocusGrid(saving.postpone)}
        />
      )}
    </div>
  );
}
