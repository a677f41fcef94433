import type { Refused } from '../../../runtime/form/problemsIn.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import { cellAt } from './breaches.ts';
import type { LateFinding } from './standing.ts';

/** The problems of the service that are about a cell, in its words. */
export function refusedCells(refused: readonly Refused[], rows: readonly SheetRow[]): LateFinding[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return refused.flatMap(({ field, message }) => {
    const cell = cellAt(field, rows);
    const text = cell && byId.get(cell.id)?.cells[cell.column];
    if (!cell || text === undefined) return [];
    return [{ ...cell, text, key: 'mappingEditor.findings.refused', parameters: { message } }];
  });
}
