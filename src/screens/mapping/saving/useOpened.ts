import { useEffect, useState } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { createSheetStore } from '../sheet/createSheetStore.ts';
import { isSameRows } from '../sheet/isSameRows.ts';
import { rowsOf } from '../sheet/rowsOf.ts';
import type { SheetRow, SheetStore } from '../sheet/Sheet.ts';

/** What the sheet was opened with, or saved as: the record, and its mapping as rows. */
export interface Opened {
  readonly record: Row;
  readonly rows: readonly SheetRow[];
}

/** The mapping of a record as rows of a sheet; one that was never edited has none. */
export const mappingOf = ({ fieldMappings }: Row): SheetRow[] =>
  rowsOf(Array.isArray(fieldMappings) ? fieldMappings : []);

/**
 * The sheet of a record. As long as nothing is typed it follows the record; from then on it follows only what leaves the
 * mapping as it was, so that a change of the interface's settings is no conflict.
 */
export function useOpened(record: Row): {
  readonly store: SheetStore;
  readonly opened: Opened;
  readonly settle: (opened: Opened) => void;
} {
  const [opened, settle] = useState<Opened>(() => ({ record, rows: mappingOf(record) }));
  const [store] = useState(() => createSheetStore(opened.rows));
  useEffect(() => {
    if ((record.version ?? 0) <= (opened.record.version ?? 0)) return;
    const rows = mappingOf(record);
    if (isSameRows(opened.rows, rows)) settle({ record, rows: opened.rows });
    else if (!store.isDirty()) {
      store.open(rows);
      settle({ record, rows });
    }
  }, [record, opened, store]);
  return { store, opened, settle };
}
