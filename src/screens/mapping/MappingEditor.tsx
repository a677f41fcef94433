import { type KeyboardEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from '../../runtime/lazy/resourceModules.ts';
import { type Owner, useLock } from '../../runtime/resource/useLock.tsx';
import { useLeaveGuard } from '../../runtime/routing/leaveGuard.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import type { GridHandle } from './grid/MappingGrid.tsx';
import { type DialogName, MappingDialogs } from './MappingDialogs.tsx';
import styles from './mapping.module.css';
import { usePaneShown } from './pane/usePaneShown.ts';
import { SaveButtons } from './saving/SaveButtons.tsx';
import { useOpened } from './saving/useOpened.ts';
import { useSaving } from './saving/useSaving.ts';
import { EditingBar } from './toolbar/EditingBar.tsx';
import { SearchBox } from './toolbar/SearchBox.tsx';
import { Workbench } from './Workbench.tsx';

/** The mapping of a record: what can be done with it, above the rows. Ctrl/Cmd+S saves, Ctrl/Cmd+F searches. */
export function MappingEditor({ owner }: { readonly owner: Owner }): ReactNode {
  const { resource, record } = owner;
  const form = useForm(resource.name);
  const { isLocked, notice } = useLock(owner);
  const { store, opened, settle } = useOpened(record);
  const isDirty = useSyncExternalStore(store.subscribe, store.isDirty);
  const saving = useSaving({ resource, form, store, opened, settle });
  const [isPaneShown, togglePane] = usePaneShown();
  const [dialog, setDialog] = useState<DialogName>();
  const grid = useRef<GridHandle>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  useLeaveGuard(isDirty);

  const focusGrid = () => grid.current?.focus();
  /** Closes a dialog; the keyboard goes back to the rows, not to the button that opened it. */
  function back(close: () => void): void {
    flushSync(close);
    focusGrid();
  }
  function save(): void {
    grid.current?.commit();
    if (!isLocked) void saving.save();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const run = { s: save, f: () => searchInput.current?.select() }[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of what is inside, whose controls have the focus
    <div className={styles.editor} onKeyDown={onKeyDown}>
      {notice}
      <div className={styles.head}>
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
            opened={opened}
            isDirty={isDirty}
            isSaving={saving.isSaving}
            save={save}
          />
        )}
      </div>
      <Workbench
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
        close={() => back(() => setDialog(undefined))}
      />
      {saving.conflict && (
        <ConflictDialog
          base={opened.rows}
          mine={store.get().rows}
          theirs={saving.conflict.theirs.rows}
          resolve={(rows) => back(() => void saving.resolve(rows))}
          close={() => back(saving.putOff)}
        />
      )}
    </div>
  );
}
