import { useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';

interface EditedRecord {
  /** What the form is opened with; undefined for a record that is not there yet. */
  readonly record: Row | undefined;
  /** Grows with every opening, each of which starts the form anew. */
  readonly revision: number;
  readonly reset: (fresh: Row | undefined) => void;
  readonly setDirty: (dirty: boolean) => void;
}

/**
 * As long as nothing is typed a form follows the record; from then on it keeps what it was opened with, and tells what
 * somebody else made of it in between when it is saved.
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
