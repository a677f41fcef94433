import { useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';

interface EditedRecord {
  /** The record when the form opened; undefined for a record that does not exist yet. */
  readonly record: Row | undefined;
  /** Increases with every opening, which resets the form. */
  readonly revision: number;
  readonly reset: (fresh: Row | undefined) => void;
  readonly setDirty: (dirty: boolean) => void;
}

/**
 * An unchanged form follows the record. A changed form keeps the record of its opening and reports others'
 * changes when saved.
 */
export function useEditedRecord(record: Row | undefined): EditedRecord {
  const [edited, setEdited] = useState({ record, revision: 0 });
  const [dirty, setDirty] = useState(false);
  function open(fresh: Row | undefined): void {
    setEdited({ record: fresh, revision: edited.revision + 1 });
    setDirty(false);
  }
  if (!dirty && record?.version !== undefined && (edited.record?.version ?? -1) < record.version)
    open(record);
  return { ...edited, reset: open, setDirty };
}
