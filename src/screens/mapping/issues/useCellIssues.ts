import isEqual from 'fast-deep-equal';
import { useCallback, useMemo, useState } from 'react';
import type { Form } from '../../../contract/model/form.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { usePhrases } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { describeIssues, type RefusedField } from '../../../runtime/form/formIssues.ts';
import type { SaveRefusal } from '../editor/saving/useSaveMapping.ts';
import type { SheetColumn, SheetRow } from '../sheet/Sheet.ts';
import {
  type AsyncCellIssue,
  type CellIssue,
  type CellIssuesByRow,
  filterApplicable,
  groupIssuesByRow,
} from './CellIssue.ts';
import { useDebouncedRows } from './useEngineIssues.ts';
import { cellAtPath, findDuplicateTargets, validateRows } from './validateRows.ts';

const typedColumns: readonly SheetColumn[] = ['targetField', 'description', 'sourceField', 'expression'];

/** A row that was inserted and not begun: it is not told about before somebody wants to save it. */
export const isBlankRow = ({ cells }: SheetRow): boolean =>
  typedColumns.every((column) => cells[column] === '');

/** The problems of the service that are about a cell, in its words. */
export function refusedCellIssues(
  refused: readonly RefusedField[],
  rows: readonly SheetRow[],
): AsyncCellIssue[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return refused.flatMap(({ field, message }) => {
    const cell = cellAtPath(field, rows);
    const text = cell && byId.get(cell.id)?.cells[cell.column];
    if (!cell || text === undefined) return [];
    return [{ ...cell, text, key: 'mappingEditor.findings.refused', parameters: { message } }];
  });
}

/** Why a record was not saved, where that is about no cell: a setting of the interface, or too many rows. */
export function refusalMessages(
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
  /** What the engine says without a document. */
  readonly engineIssues: readonly AsyncCellIssue[];
  /** Of the last attempt to save: from then on blank rows are told about too. */
  readonly refusal: SaveRefusal | undefined;
}

interface CellIssueState {
  /** Undefined until the rows have been checked for the first time. */
  readonly issues: CellIssuesByRow | undefined;
  /** Why saving was refused, where that is about no cell. */
  readonly otherMessages: readonly string[];
  /** What would be wrong with a cell that held this text; of what can be said at once. */
  readonly check: (row: SheetRow, column: SheetColumn, text: string) => readonly CellIssue[];
}

/** The list of a row in which nothing has changed is the same one again, so that its row is not rendered anew. */
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

/** What is wrong with the rows, once they stand still: whoever types does not wait for it. */
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
