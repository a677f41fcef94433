import { useState } from 'react';
import type { Row } from '../../contract/envelope.ts';

interface Opening {
  /** What the form is opened with; undefined for a record that is not there yet. */
  readonly record: Row | undefined;
  /** Grows with every opening, each of which starts the form anew. */
  readonly count: number;
  readonly open: (fresh: Row | undefined) => void;
  readonly setDirty: (dirty: boolean) => void;
}

/**
 * As long as nothing is typed a form follows the record; from then on it keeps what it was opened with, and tells what
 * somebody else made of it in between when it is saved.
 */
export function useOpening(record: Row | undefined): Opening {
  const [opening, setOpening] = useState({ record, count: 0 });
  const [dirty, setDirty] = useState(false);
  function open(fresh: Row | undefined): void {
    setOpening({ record: fresh, count: opening.count + 1 });
    setDirty(false);
  }
  if (!dirty && record?.version !== undefined && (opening.record?.version ?? -1) < record.version)
    open(record);
  return { ...opening, open, setDirty };
}
