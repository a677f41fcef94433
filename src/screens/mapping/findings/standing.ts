import type { SheetRow } from '../sheet/Sheet.ts';
import type { Finding } from './Finding.ts';

/** A finding that was a while in coming, from the engine or the service, and the text that it is about. */
export interface LateFinding extends Finding {
  readonly text: string;
}

/** Those whose cell still holds the text that they were found in: a cell that has changed since is no longer to blame. */
export function standing(late: readonly LateFinding[], rows: readonly SheetRow[]): LateFinding[] {
  if (late.length === 0) return [];
  const cells = new Map(rows.map((row) => [row.id, row.cells]));
  return late.filter(({ id, column, text }) => cells.get(id)?.[column] === text);
}
