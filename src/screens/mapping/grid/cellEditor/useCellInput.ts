import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TextField } from './CellField.tsx';
import type { CellDraft, useCellDraft } from './useCellDraft.ts';

type Editing = ReturnType<typeof useCellDraft>;

/** Answers with the way out. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A task that an animation frame posts runs when that frame has been produced.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

interface CellInput {
  readonly onType: (text: string, caret: number) => void;
  readonly onCaret: (caret: number) => void;
  /** Brings the draft up to what was typed, and answers with the editing of that. */
  readonly flush: () => Editing;
}

/**
 * The text of the field. The browser writes a key into it by itself; the draft, and what hangs under the cell, follow when
 * that has been painted, or as soon as somebody asks.
 */
export function useCellInput(field: RefObject<TextField | null>, value: string, editing: Editing): CellInput {
  const typed = useRef<{ readonly text: string; readonly caret: number }>(undefined);
  const cancel = useRef(() => {});
  const latest = useRef(editing);
  useLayoutEffect(() => {
    latest.current = editing;
    const element = field.current;
    if (!typed.current && element && element.value !== value) element.value = value;
  });
  useEffect(() => () => cancel.current(), []);

  function flush(): Editing {
    cancel.current();
    const now = typed.current;
    typed.current = undefined;
    if (now) flushSync(() => latest.current.type(now.text, now.caret));
    return latest.current;
  }
  return {
    flush,
    onType(text, caret) {
      // With the first key the cell becomes one that is edited.
      if (!editing.draft) return editing.type(text, caret);
      typed.current = { text, caret };
      cancel.current();
      cancel.current = afterPaint(flush);
    },
    onCaret(caret) {
      if (typed.current) typed.current = { ...typed.current, caret };
      else editing.moveCaret(caret);
    },
  };
}

/** Selects all of a text that is not edited, so that typing takes its place; else puts the caret where the draft has it. */
export function useTextSelection(
  field: RefObject<TextField | null>,
  hasFocus: boolean,
  draft: CellDraft | undefined,
): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || !hasFocus) return;
    if (!draft) element.select();
    // Left alone where it stands there already: an input method loses what it composes when it is set.
    else if (element.selectionStart !== draft.caret) element.setSelectionRange(draft.caret, draft.caret);
  }, [field, hasFocus, draft]);
}
