/** A text that is being typed into a cell and not written yet. */
export interface Draft {
  readonly text: string;
  readonly caret: number;
  /** The text is no longer the one of the cell. */
  readonly isChanged: boolean;
  /** Begun by typing over the cell: then arrows leave it, as in spreadsheets; else they move the caret. */
  readonly isTyped: boolean;
  /** Whether offers are shown. */
  readonly isOpen: boolean;
  /** The offer that Enter takes; -1 for none. */
  readonly offer: number;
}

export const draftOf = (text: string): Draft => ({
  text,
  caret: text.length,
  isChanged: false,
  isTyped: false,
  isOpen: true,
  offer: -1,
});
