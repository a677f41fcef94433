import type { ValueStore } from '../../../runtime/core/store.ts';

/**
 * The editable properties of a mapping row, in the order of the columns; the line number is the row's
 * position.
 */
export const sheetColumns = [
  'targetField',
  'type',
  'description',
  'functionType',
  'sourceField',
  'expression',
] as const;

export type SheetColumn = (typeof sheetColumns)[number];

/**
 * A row of the field mapping in the editor. Cells keep typed or pasted text even if it is invalid: it is
 * reported (`issues/`), not discarded. An empty cell is an empty text.
 */
export interface SheetRow {
  /** Stable while the row exists, wherever it moves. */
  readonly id: number;
  readonly cells: Readonly<Record<SheetColumn, string>>;
}

/** A cell, by indexes into `rows` and `columns`. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The state that undo restores. A change makes a new one and shares the unchanged rows. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** The active cell. */
  readonly cursor: CellPosition;
  /** The other corner of the selection; the cursor itself when one cell is selected. */
  readonly anchor: CellPosition;
}

/** The sheet and its history. `get` and `subscribe` fit `useSyncExternalStore`. */
export interface SheetStore {
  readonly get: () => Sheet;
  readonly subscribe: (listener: () => void) => () => void;
  /** A change of rows is a step of the history; a move of the selection is not. */
  readonly change: (next: (sheet: Sheet) => Sheet) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** True if the rows differ from the opened or last saved ones. */
  readonly isDirty: () => boolean;
  /** True while the operator types in a cell, whose text is not in the rows yet. */
  readonly editing: ValueStore<boolean>;
  /** `isDirty` compares with these saved rows from now on. The history stays. */
  readonly markSaved: (rows: readonly SheetRow[]) => void;
  /** Starts over with these rows, without a history. */
  readonly load: (rows: readonly SheetRow[]) => void;
}
