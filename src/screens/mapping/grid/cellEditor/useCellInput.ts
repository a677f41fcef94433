import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TextField } from './CellField.tsx';
import type { CellDraft, useCellDraft } from './useCellDraft.ts';

type Editing = ReturnType<typeof useCellDraft>;

/** Runs a function after the next paint. Returns a function that cancels it. */
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
  /** Moves the typed text into the draft, and returns the editing state with it. */
  readonly flush: () => Editing;
}

/**
 * Connects the field with the draft. The browser writes a key into the field. Draft and popup follow after
 * the paint, or at once when `flush` is called.
 */
export function useCellInput(field: RefObject<TextField | null>, value: string, editing: Editing): CellInput {
  const typed = useRef<{ readonly text: string; readonly caret: number }>(undefined);
  // The text that the field was given last. The field may hold it with other line breaks.
  const given = useRef<string>(undefined);
  const cancel = useRef(() => {});
  const latest = useRef(editing);
  useLayoutEffect(() => {
    latest.current = editing;
    const element = field.current;
    if (typed.current || !element || given.current === value) return;
    given.current = value;
    if (element.value !== value) element.value = value;
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
      // The first key starts the edit.
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

/**
 * Selects the whole text before editing, so that typing replaces it, and again when `value` changes: after an undo
 * or a paste. During an edit, it sets the caret to the draft's caret.
 */
export function useTextSelection(
  field: RefObject<TextField | null>,
  value: string,
  hasFocus: boolean,
  draft: CellDraft | undefined,
): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || !hasFocus) return;
    if (!draft) element.setSelectionRange(0, value.length);
    // An unchanged caret is not set again: an input method would lose its composition.
    else if (element.selectionStart !== draft.caret) element.setSelectionRange(draft.caret, draft.caret);
  }, [field, value, hasFocus, draft]);
}
