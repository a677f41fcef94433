import { type RefObject, useLayoutEffect } from 'react';
import type { TextField } from './CellField.tsx';
import type { Draft } from './Draft.ts';

/** Selects all of a text that is not edited, so that typing takes its place; else puts the caret where the draft has it. */
export function useSelection(
  field: RefObject<TextField | null>,
  hasFocus: boolean,
  draft: Draft | undefined,
): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || !hasFocus) return;
    if (!draft) element.select();
    // Left alone where it stands there already: an input method loses what it composes when it is set.
    else if (element.selectionStart !== draft.caret) element.setSelectionRange(draft.caret, draft.caret);
  }, [field, hasFocus, draft]);
}
