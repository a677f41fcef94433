import { useEffect, useState } from 'react';
import type { Row } from '../../../../contract/api/envelope.ts';
import { createSheetStore } from '../../sheet/createSheetStore.ts';
import type { SheetRow, SheetStore } from '../../sheet/Sheet.ts';
import { isSameRows, toSheetRows } from '../../sheet/sheetRows.ts';

/** What the sheet was opened with, or saved as: the record, and its mapping as rows. */
export interface Baseline {
  readonly record: Row;
  readonly rows: readonly SheetRow[];
}

/** The mapping of a record as rows of a sheet; one that was never edited has none. */
export const sheetRowsOf = ({ fieldMappings }: Row): SheetRow[] =>
  toSheetRows(Array.isArray(fieldMappings) ? fieldMappings : []);

/**
 * The sheet of a record. As long as nothing is typed it follows the record; from then on it follows only what leaves the
 * mapping as it was, so that a change of the interface's settings is no conflict.
 */
export function useMappingSheet(record: Row): {
  readonly store: SheetStore;
  readonly baseline: Baseline;
  readonly setBaseline: (baseline: Baseline) => void;
} {
  const [opened, setBaseline] = useState<Baseline>(() => ({ record, rows: sheetRowsOf(record) }));
  const [store] = useState(() => createSheetStore(opened.rows));
  useEffect(() => {
    if ((record.version ?? 0) <= (opened.record.version ?? 0)) return;
    const rows = sheetRowsOf(record);
    if (isSameRows(opened.rows, rows)) setBaseline({ record, rows: opened.rows });
    else if (!store.isDirty()) {
      store.load(rows);
      setBaseline({ record, rows });
    }
  }, [record, opened, store]);
  return { store, baseline: opened, setBaseline };
}
