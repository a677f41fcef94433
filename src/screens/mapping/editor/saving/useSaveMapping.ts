import { useRef, useState } from 'react';
import type { Row } from '../../../../contract/api/envelope.ts';
import type { Form } from '../../../../contract/model/form.ts';
import type { Resource } from '../../../../contract/model/resource.ts';
import {
  type FormIssues as FormFindings,
  findIssues,
  noIssues,
} from '../../../../runtime/form/issues/formIssues.ts';
import { initialValuesOf, toPayload, toValidationInput } from '../../../../runtime/form/payload.ts';
import { useSave } from '../../../../runtime/form/save/useSave.ts';
import { removeBlankEnd, replaceRows } from '../../sheet/editRows.ts';
import type { SheetRow, SheetStore } from '../../sheet/Sheet.ts';
import { isSameRows, toMappingRecords } from '../../sheet/sheetRows.ts';
import { type Baseline, sheetRowsOf } from './useMappingSheet.ts';

/** The reason why the rows were not saved: problems of the interface's validator or the service. */
export interface SaveRefusal {
  readonly issues: FormFindings;
  /** The rows as sent. */
  readonly rows: readonly SheetRow[];
}

/** Another mapping was saved first. */
interface MappingConflict {
  readonly theirs: Baseline;
}

interface SaveMappingOptions {
  readonly resource: Resource;
  readonly form: Form;
  readonly store: SheetStore;
  readonly baseline: Baseline;
  readonly setBaseline: (opened: Baseline) => void;
}

/**
 * Saves the interface with the sheet's rows. The operation takes the whole record (schemas/SPECIFICATION.md
 * section 4.5), so its other properties are sent unchanged.
 */
export function useSaveMapping({ resource, form, store, baseline, setBaseline }: SaveMappingOptions) {
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<SaveRefusal>();
  const [conflict, setConflict] = useState<MappingConflict>();
  const savedRecord = useRef<Row>(undefined);
  const submit = useSave({
    resource,
    form,
    role: 'modify',
    onSaved: (fresh) => {
      savedRecord.current = fresh;
    },
  });

  async function send({ record, rows: base }: Baseline, rows: readonly SheetRow[]): Promise<void> {
    const { constants } = resource;
    const before = initialValuesOf(form, record, constants);
    const data = { ...before, fieldMappings: toMappingRecords(rows) };
    const issues = findIssues(form, toValidationInput(form, data, constants));
    if (issues.violations.length + issues.brokenRules.length > 0) {
      setRefusal({ issues, rows });
      return;
    }
    setSaving(true);
    const result = await submit(toPayload(form, data, constants), toPayload(form, before, constants));
    setSaving(false);
    setRefusal(undefined);
    if (result === undefined) {
      store.markSaved(rows);
      setBaseline({ record: savedRecord.current ?? record, rows });
    } else if ('theirs' in result) await handleConflict({ record: result.theirs, rows: base }, rows);
    else if (result.length > 0) setRefusal({ issues: { ...noIssues, refusedFields: result }, rows });
  }

  /** Settings that others changed are kept; another mapping is shown first. */
  async function handleConflict({ record, rows: base }: Baseline, rows: readonly SheetRow[]): Promise<void> {
    const theirs = { record, rows: sheetRowsOf(record) };
    if (isSameRows(base, theirs.rows)) await send({ record, rows: base }, rows);
    else setConflict({ theirs });
  }

  return {
    isSaving,
    /** The refusal of the last attempt: a new object for each. */
    refusal,
    conflict,
    save: async () => {
      if (isSaving) return;
      store.change(removeBlankEnd);
      await send(baseline, store.get().rows);
    },
    /** Continues from their record with the chosen rows; undo restores mine. */
    resolve: async (rows: readonly SheetRow[]) => {
      if (!conflict) return;
      const { theirs } = conflict;
      setConflict(undefined);
      setBaseline(theirs);
      store.change((sheet) => replaceRows(sheet, rows));
      store.markSaved(theirs.rows);
      if (store.isDirty()) await send(theirs, rows);
    },
    postpone: () => setConflict(undefined),
  };
}
