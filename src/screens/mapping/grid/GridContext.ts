import { createContext, type RefObject, use } from 'react';
import type { CompletionSource } from '../completion/CompletionSource.ts';
import type { CellIssue } from '../issues/CellIssue.ts';
import type { SheetColumn, SheetRow, SheetStore } from '../sheet/Sheet.ts';
import type { CellParser } from '../sheet/useCellParser.ts';
import type { GridCaptions } from './useGridCaptions.ts';

/** The cell where the keyboard is. */
export interface ActiveCell {
  readonly isEditing: () => boolean;
  readonly focus: () => void;
  /** Begins to edit its text. */
  readonly edit: () => void;
  /** Writes what is typed, if anything is. */
  readonly commit: () => void;
  readonly reveal: () => void;
}

/** What the one cell editor of a grid needs to know of it. Rows do not read it, so that they stay as they are. */
export interface GridContextValue {
  readonly store: SheetStore;
  readonly captions: GridCaptions;
  readonly isLocked: boolean;
  /** What a cell holds when this is typed into it. */
  readonly parseCell: CellParser;
  readonly completions: () => CompletionSource;
  /** What would be wrong with a text in a cell. */
  readonly check?: (row: SheetRow, column: SheetColumn, text: string) => readonly CellIssue[];
  /** The same of what cannot be said at once. The same function as long as its answers are. */
  readonly checkAsync?: (row: SheetRow, column: SheetColumn, text: string) => Promise<readonly CellIssue[]>;
  /** Whether the keyboard is in the grid: then the next active cell takes it. */
  readonly isFocused: RefObject<boolean>;
  readonly active: RefObject<ActiveCell | null>;
}

export const GridContext = createContext<GridContextValue | undefined>(undefined);

export function useGridContext(): GridContextValue {
  const setting = use(GridContext);
  if (!setting) throw new Error('A cell editor is used outside of <MappingGrid>.');
  return setting;
}
