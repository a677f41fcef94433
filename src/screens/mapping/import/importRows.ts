import type { Sheet, SheetRow } from '../sheet/Sheet.ts';
import { selectCell } from '../sheet/selection.ts';

/** The effect of an import on the existing rows. */
export const importModes = ['append', 'replaceAll', 'replaceByTarget'] as const;

export type ImportMode = (typeof importModes)[number];

const targetOf = ({ cells }: SheetRow): string => cells.targetField.trim();

function groupByTarget(rows: readonly SheetRow[]): Map<string, SheetRow[]> {
  const found = new Map<string, SheetRow[]>();
  for (const row of rows) {
    const target = targetOf(row);
    const same = found.get(target);
    if (same) same.push(row);
    else if (target !== '') found.set(target, [row]);
  }
  return found;
}

/**
 * Replaces the rows of a target field by the imported rows of the same field. Rows for new fields, or without
 * a target field, go to the end.
 */
function replaceByTarget(rows: readonly SheetRow[], imported: readonly SheetRow[]): SheetRow[] {
  const importedByTarget = groupByTarget(imported);
  const replacedTargets = new Set<string>();
  const replacedRows = rows.flatMap((row) => {
    const target = targetOf(row);
    const replacements = importedByTarget.get(target);
    if (!replacements) return [row];
    if (replacedTargets.has(target)) return [];
    replacedTargets.add(target);
    return replacements;
  });
  return [...replacedRows, ...imported.filter((row) => !replacedTargets.has(targetOf(row)))];
}

const applyMode: Readonly<
  Record<ImportMode, (rows: readonly SheetRow[], imported: readonly SheetRow[]) => readonly SheetRow[]>
> = {
  append: (rows, imported) => [...rows, ...imported],
  replaceAll: (_, imported) => imported,
  replaceByTarget: replaceByTarget,
};

/**
 * Returns the sheet with the imported rows and the cursor on the first of them. One change, so one undo
 * reverts it.
 */
export function importRows(sheet: Sheet, imported: readonly SheetRow[], mode: ImportMode): Sheet {
  const [first] = imported;
  if (!first) return sheet;
  const rows = applyMode[mode](sheet.rows, imported);
  return selectCell({ ...sheet, rows }, { row: rows.indexOf(first), column: 0 });
}
