import { useRef, useState } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import type { Form } from '../../../contract/form.ts';
import type { Resource } from '../../../contract/resource.ts';
import { type Findings as FormFindings, find, nothingFound } from '../../../runtime/form/findings.ts';
import { initialData } from '../../../runtime/form/initialData.ts';
import { outgoing, validated } from '../../../runtime/form/outgoing.ts';
import { useSave } from '../../../runtime/form/useSave.ts';
import { isSameRows } from '../sheet/isSameRows.ts';
import { recordsOf } from '../sheet/recordsOf.ts';
import { replaceRows } from '../sheet/replaceRows.ts';
import type { SheetRow, SheetStore } from '../sheet/Sheet.ts';
import { mappingOf, type Opened } from './useOpened.ts';

/** Why the rows were not saved: what the interface's validator or the service has against the record. */
export interface Refusal {
  readonly found: FormFindings;
  /** The rows as they were sent. */
  readonly rows: readonly SheetRow[];
}

/** Somebody else saved another mapping first. */
interface MappingConflict {
  readonly theirs: Opened;
}

interface SavingOptions {
  readonly resource: Resource;
  readonly form: Form;
  readonly store: SheetStore;
  readonly opened: Opened;
  readonly settle: (opened: Opened) => void;
}

/**
 * Saves the interface with the sheet's rows. The call takes only the whole record (schemas/SPECIFICATION.md section 4.5), so its
 * other properties go along as they were read.
 */
export function useSaving({ resource, form, store, opened, settle }: SavingOptions) {
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [conflict, setConflict] = useState<MappingConflict>();
  const saved = useRef<Row>(undefined);
  const submit = useSave({
    resource,
    role: 'modify',
    onSaved: (fresh) => {
      saved.current = fresh;
    },
  });

  async function send({ record, rows: base }: Opened, rows: readonly SheetRow[]): Promise<void> {
    const { constants } = resource;
    const data = { ...initialData(form, record, constants), fieldMappings: recordsOf(rows) };
    const found = find(form, validated(form, data, constants));
    if (found.violations.length + found.broken.length > 0) {
      setRefusal({ found, rows });
      return;
    }
    setSaving(true);
    const outcome = await submit(outgoing(form, data, constants));
    setSaving(false);
    setRefusal(undefined);
    if (outcome === undefined) {
      store.markSaved(rows);
      settle({ record: saved.current ?? record, rows });
    } else if ('theirs' in outcome) await meet({ record: outcome.theirs, rows: base }, rows);
    else if (outcome.length > 0) setRefusal({ found: { ...nothingFound, refused: outcome }, rows });
  }

  /** Settings that somebody else changed stay as they are now; another mapping is shown first. */
  async function meet({ record, rows: base }: Opened, rows: readonly SheetRow[]): Promise<void> {
    const theirs = { record, rows: mappingOf(record) };
    if (isSameRows(base, theirs.rows)) await send({ record, rows: base }, rows);
    else setConflict({ theirs });
  }

  return {
    isSaving,
    /** Of the last attempt: another object for each one that was refused. */
    refusal,
    conflict,
    save: async () => {
      if (!isSaving) await send(opened, store.get().rows);
    },
    /** Goes on from their record with the rows that were chosen; undo brings mine back. */
    resolve: async (rows: readonly SheetRow[]) => {
      if (!conflict) return;
      const { theirs } = conflict;
      setConflict(undefined);
      settle(theirs);
      store.change((sheet) => replaceRows(sheet, rows));
      store.markSaved(theirs.rows);
      if (store.isDirty()) await send(theirs, rows);
    },
    putOff: () => setConflict(undefined),
  };
}
