import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Row } from '../../../../contract/api/envelope.ts';
import { createSheetStore } from '../../sheet/createSheetStore.ts';
import { replaceRows } from '../../sheet/editRows.ts';
import type { SheetRow, SheetStore } from '../../sheet/Sheet.ts';
import { isSameRows, toSheetRows } from '../../sheet/sheetRows.ts';

/** The opened or last saved state of the sheet: the record, and its mapping as rows. */
export interface Baseline {
  readonly record: Row;
  readonly rows: readonly SheetRow[];
}

/** The mapping of a record as rows of a sheet; empty if it was never edited. */
export const sheetRowsOf = ({ fieldMappings }: Row): SheetRow[] =>
  toSheetRows(Array.isArray(fieldMappings) ? fieldMappings : []);

/** Shows other saved rows. Undo still returns to rows that the operator has discarded. */
function follow(store: SheetStore, rows: readonly SheetRow[]): void {
  if (store.canUndo()) {
    store.change((sheet) => replaceRows(sheet, rows));
    store.markSaved(rows);
  } else store.load(rows);
}

/**
 * The sheet of a record. An unchanged sheet follows the record, except while the operator types. A changed one follows
 * only records with the same mapping, so that new interface settings are no conflict.
 */
export function useMappingSheet(record: Row): {
  readonly store: SheetStore;
  readonly baseline: Baseline;
  readonly setBaseline: (baseline: Baseline) => void;
  readonly isDirty: boolean;
} {
  const [opened, setBaseline] = useState<Baseline>(() => ({ record, rows: sheetRowsOf(record) }));
  const [store] = useState(() => createSheetStore(opened.rows));
  const isDirty = useSyncExternalStore(store.subscribe, store.isDirty);
  useEffect(() => {
    if ((record.version ?? 0) <= (opened.record.version ?? 0)) return;
    const rows = sheetRowsOf(record);
    if (isSameRows(opened.rows, rows)) setBaseline({ record, rows: opened.rows });
    else if (!isDirty) {
      const followRecord = (): void => {
        if (store.editing.get() || store.isDirty()) return;
        forget();
        follow(store, rows);
        setBaseline({ record, rows });
      };
      // A render of the whole editor at the first key of a cell would take too long.
      const forget = store.editing.subscribe(followRecord);
      followRecord();
      return forget;
    }
  }, [record, opened, store, isDirty]);
  return { store, baseline: opened, setBaseline, isDirty };
}
