/** What an operator edits of a mapping row, in the order of the columns; the line number is the row's place. */
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
 * A row of the field mapping while it is edited. Cells hold what was typed or pasted, also what no mapping may hold: it is
 * told about (`findings/`), not thrown away. An empty cell is an empty text.
 */
export interface SheetRow {
  /** The same as long as the row exists, wherever it moves. */
  readonly id: number;
  readonly cells: Readonly<Record<SheetColumn, string>>;
}

/** A cell, by indexes into `rows` and `columns`. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** All that undo brings back. A change makes a new one and shares the rows that it leaves alone. */
export interface Sheet {
  readonly rows: readonly SheetRow[];
  /** Where the keyboard is. */
  readonly cursor: CellPosition;
  /** The other corner of the selection; the cursor itself when one cell is selected. */
  readonly anchor: CellPosition;
}

/** The sheet and its history. `get` and `subscribe` fit `useSyncExternalStore`. */
export interface SheetStore {
  readonly get: () => Sheet;
  readonly subscribe: (listener: () => void) => () => void;
  /** A change of rows is a step of the history; a mere move of the selection is not. */
  readonly change: (next: (sheet: Sheet) => Sheet) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
  /** Whether the rows differ from those that were opened. */
  readonly isDirty: () => boolean;
  /** These rows were saved: `isDirty` compares with them from now on. The history stays. */
  readonly markSaved: (rows: readonly SheetRow[]) => void;
  /** Begins anew with these rows, without a history. */
  readonly load: (rows: readonly SheetRow[]) => void;
}
