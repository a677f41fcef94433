import isEqual from 'fast-deep-equal';
import { useCallback, useMemo, useState } from 'react';
import type { Form } from '../../../contract/model/form.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { usePhrases } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { describeIssues, type RefusedField } from '../../../runtime/form/issues/formIssues.ts';
import type { SaveRefusal } from '../editor/saving/useSaveMapping.ts';
import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';
import { isBlankRow } from '../sheet/sheetRows.ts';
import {
  type AsyncCellIssue,
  type CellIssue,
  type CellIssuesByRow,
  filterApplicable,
  groupIssuesByRow,
} from './CellIssue.ts';
import { useDebouncedRows } from './useEngineIssues.ts';
import { cellAtPath, findDuplicateTargets, validateRows } from './validateRows.ts';

/** The service's problems that belong to a cell, in its wording. */
export function refusedCellIssues(
  refused: readonly RefusedField[],
  rows: readonly SheetRow[],
): AsyncCellIssue[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return refused.flatMap(({ field, message }) => {
    const cell = cellAtPath(field, rows);
    const text = cell && byId.get(cell.id)?.cells[cell.column];
    if (!cell || text === undefined) return [];
    return [{ ...cell, text, key: 'mappingEditor.findings.invalid', parameters: { message } }];
  });
}

/**
 * The reasons why a record was not saved that belong to no cell: a setting of the interface, or too many
 * rows.
 */
function refusalMessages(
  { issues, rows }: SaveRefusal,
  form: Form,
  phrases: { readonly translate: Translate; readonly has: (key: string) => boolean },
): string[] {
  const problems = describeIssues(issues, form, phrases).filter(
    ({ field }) => cellAtPath(field, rows) === undefined,
  );
  return [...new Set(problems.map(({ message }) => message))];
}

interface IssueSources {
  readonly form: Form;
  /** The engine's issues without a document. */
  readonly engineIssues: readonly AsyncCellIssue[];
  /** The refusal of the last save: from then on, blank rows have issues too. */
  readonly refusal: SaveRefusal | undefined;
}

interface CellIssueState {
  /** Undefined until the first check of the rows. */
  readonly issues: CellIssuesByRow | undefined;
  /** Reasons of a refused save that belong to no cell. */
  readonly otherMessages: readonly string[];
  /** The issues of a cell with this text, as far as they are known at once. */
  readonly check: (row: SheetRow, column: SheetColumn, text: string) => readonly CellIssue[];
}

/** Keeps the list of a row without changes, so that the row does not render again. */
function createIssueCache(): (next: CellIssuesByRow) => CellIssuesByRow {
  let last: CellIssuesByRow = new Map();
  return (next) => {
    last = new Map(
      [...next].map(([id, found]) => {
        const known = last.get(id);
        return [id, known && isEqual(known, found) ? known : found];
      }),
    );
    return last;
  };
}

/** The issues of the rows once typing pauses. */
export function useCellIssues(
  rows: readonly SheetRow[],
  { form, engineIssues, refusal }: IssueSources,
): CellIssueState {
  const phrases = usePhrases();
  const debounced = useDebouncedRows(rows, 150);
  const [keep] = useState(createIssueCache);
  const issues = useMemo(() => {
    if (!debounced) return undefined;
    const refused = refusal ? refusedCellIssues(refusal.issues.refusedFields, refusal.rows) : [];
    const checkedRows = refusal ? debounced : debounced.filter((row) => !isBlankRow(row));
    return keep(
      groupIssuesByRow(
        validateRows(checkedRows, form, phrases),
        filterApplicable(refused, debounced),
        filterApplicable(engineIssues, debounced),
        findDuplicateTargets(debounced),
      ),
    );
  }, [keep, debounced, form, phrases, engineIssues, refusal]);
  const otherMessages = useMemo(
    () => (refusal ? refusalMessages(refusal, form, phrases) : []),
    [refusal, form, phrases],
  );
  const check = useCallback(
    (row: SheetRow, column: SheetColumn, text: string) =>
      validateRows([{ ...row, cells: { ...row.cells, [column]: text } }], form, phrases).filter(
        (issue) => issue.column === column,
      ),
    [form, phrases],
  );
  return { issues, otherMessages, check };
}
