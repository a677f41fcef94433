import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { TextField } from './CellField.tsx';
import type { useCellDraft } from './useCellDraft.ts';

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

interface Typing {
  readonly onType: (text: string, caret: number) => void;
  readonly onCaret: (caret: number) => void;
  /** Brings the draft up to what was typed, and answers with the editing of that. */
  readonly settle: () => Editing;
}

/**
 * The text of the field. The browser writes a key into it by itself; the draft, and what hangs under the cell, follow when
 * that has been painted, or as soon as somebody asks.
 */
export function useTyping(field: RefObject<TextField | null>, value: string, editing: Editing): Typing {
  const typed = useRef<{ readonly text: string; readonly caret: number }>(undefined);
  const cancel = useRef(() => {});
  const latest = useRef(editing);
  useLayoutEffect(() => {
    latest.current = editing;
    const element = field.current;
    if (!typed.current && element && element.value !== value) element.value = value;
  });
  useEffect(() => () => cancel.current(), []);

  function settle(): Editing {
    cancel.current();
    const now = typed.current;
    typed.current = undefined;
    if (now) flushSync(() => latest.current.type(now.text, now.caret));
    return latest.current;
  }
  return {
    settle,
    onType(text, caret) {
      // With the first key the cell becomes one that is edited.
      if (!editing.draft) return editing.type(text, caret);
      typed.current = { text, caret };
      cancel.current();
      cancel.current = afterPaint(settle);
    },
    onCaret(caret) {
      if (typed.current) typed.current = { ...typed.current, caret };
      else editing.moveCaret(caret);
    },
  };
}
