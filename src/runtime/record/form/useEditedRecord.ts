import { useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';

interface Opening {
  readonly record: Row | undefined;
  /** The record that the page had at the opening. */
  readonly shown: Row | undefined;
}

/** Back ends without version numbers have another record after each change. */
function isNewer(record: Row, opening: Opening): boolean {
  if (record.version !== undefined) return (opening.record?.version ?? -1) < record.version;
  return record !== opening.shown && JSON.stringify(record) !== JSON.stringify(opening.record);
}

interface EditedRecord {
  /** The record when the form opened; undefined for a record that does not exist yet. */
  readonly record: Row | undefined;
  /** Increases with every opening, which resets the form. */
  readonly revision: number;
  readonly reset: (fresh: Row | undefined) => void;
  readonly setDirty: (dirty: boolean) => void;
}

/**
 * An unchanged form follows the record, which is the same object until it changes. A changed form keeps the record of its opening and reports others'
 * changes when saved.
 */
export function useEditedRecord(record: Row | undefined): EditedRecord {
  const [{ revision, ...opening }, setOpening] = useState({ record, shown: record, revision: 0 });
  const [dirty, setDirty] = useState(false);
  function open(fresh: Row | undefined): void {
    setOpening({ record: fresh, shown: record, revision: revision + 1 });
    setDirty(false);
  }
  if (!dirty && record && isNewer(record, opening)) open(record);
  return { record: opening.record, revision, reset: open, setDirty };
}
