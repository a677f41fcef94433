import { createStore } from '../../../runtime/core/store.ts';
import type { Sheet, SheetRow, SheetStore } from './Sheet.ts';
import { isSameRows } from './sheetRows.ts';

/** A change of rows, with the selection before and after it. */
interface HistoryStep {
  readonly before: Sheet;
  readonly after: Sheet;
}

/** Steps that can be undone. Sheets share their rows, so a step needs little more memory than its list of rows. */
const historyLimit = 200;

const firstCell = { row: 0, column: 0 };

/** The edited sheet, independent of React. */
export function createSheetStore(rows: readonly SheetRow[]): SheetStore {
  const sheet = createStore<Sheet>({ rows, cursor: firstCell, anchor: firstCell });
  let saved = rows;
  let past: readonly HistoryStep[] = [];
  let future: readonly HistoryStep[] = [];

  return {
    get: sheet.get,
    subscribe: sheet.subscribe,
    change(next) {
      const before = sheet.get();
      const after = next(before);
      if (after === before) return;
      if (after.rows !== before.rows) {
        past = [...past, { before, after }].slice(-historyLimit);
        future = [];
      }
      sheet.set(after);
    },
    undo() {
      const step = past.at(-1);
      if (!step) return;
      past = past.slice(0, -1);
      future = [...future, step];
      sheet.set(step.before);
    },
    redo() {
      const step = future.at(-1);
      if (!step) return;
      future = future.slice(0, -1);
      past = [...past, step];
      sheet.set(step.after);
    },
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    editing: createStore(false),
    isDirty: () => !isSameRows(saved, sheet.get().rows),
    markSaved(written) {
      saved = written;
      sheet.set({ ...sheet.get() });
    },
    load(opened) {
      saved = opened;
      past = [];
      future = [];
      sheet.set({ rows: opened, cursor: firstCell, anchor: firstCell });
    },
  };
}
