import { createContext, type RefObject, use } from 'react';
import type { Completions } from '../completion/completionsOf.ts';
import type { Finding } from '../findings/Finding.ts';
import type { CellOf } from '../sheet/choices.ts';
import type { Column, SheetRow, SheetStore } from '../sheet/Sheet.ts';
import type { GridWords } from './useGridWords.ts';

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
export interface GridSetting {
  readonly store: SheetStore;
  readonly words: GridWords;
  readonly isLocked: boolean;
  /** What a cell holds when this is typed into it. */
  readonly cellOf: CellOf;
  readonly completions: () => Completions;
  /** What would be wrong with a text in a cell. */
  readonly check?: (row: SheetRow, column: Column, text: string) => readonly Finding[];
  /** The same of what cannot be said at once. The same function as long as its answers are. */
  readonly checkLater?: (row: SheetRow, column: Column, text: string) => Promise<readonly Finding[]>;
  /** Whether the keyboard is in the grid: then the next active cell takes it. */
  readonly isFocused: RefObject<boolean>;
  readonly active: RefObject<ActiveCell | null>;
}

export const GridContext = createContext<GridSetting | undefined>(undefined);

export function useGrid(): GridSetting {
  const setting = use(GridContext);
  if (!setting) throw new Error('A cell editor is used outside of <MappingGrid>.');
  return setting;
}
