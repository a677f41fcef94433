import { createContext, type RefObject, use } from 'react';
import type { CompletionSource } from '../completion/CompletionSource.ts';
import type { CellIssue } from '../issues/CellIssue.ts';
import type { SheetColumn, SheetRow, SheetStore } from '../sheet/Sheet.ts';
import type { CellParser } from '../sheet/useCellParser.ts';
import type { GridCaptions } from './useGridCaptions.ts';

/** The cell that has the keyboard focus. */
export interface ActiveCell {
  readonly isEditing: () => boolean;
  readonly focus: () => void;
  /** Starts editing the cell's text. */
  readonly edit: () => void;
  /** Writes the draft, if there is one. */
  readonly commit: () => void;
  readonly reveal: () => void;
}

/** The data that the grid's cell editor needs. Rows do not read it, so a change does not render them. */
export interface GridContextValue {
  readonly store: SheetStore;
  readonly captions: GridCaptions;
  readonly isLocked: boolean;
  /** Converts typed text to the content of a cell. */
  readonly parseCell: CellParser;
  readonly completions: () => CompletionSource;
  /** Returns the issues that a text in a cell would have. */
  readonly check?: (row: SheetRow, column: SheetColumn, text: string) => readonly CellIssue[];
  /** The same, for checks that take time. A new function means that earlier answers are outdated. */
  readonly checkAsync?: (row: SheetRow, column: SheetColumn, text: string) => Promise<readonly CellIssue[]>;
  /** True while the grid has the keyboard focus: the next active cell then takes it. */
  readonly isFocused: RefObject<boolean>;
  readonly active: RefObject<ActiveCell | null>;
}

export const GridContext = createContext<GridContextValue | undefined>(undefined);

export function useGridContext(): GridContextValue {
  const setting = use(GridContext);
  if (!setting) throw new Error('A cell editor is used outside of <MappingGrid>.');
  return setting;
}
