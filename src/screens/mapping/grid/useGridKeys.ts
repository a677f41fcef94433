import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useLocale } from '../../../runtime/i18n/LocaleProvider.tsx';
import { select } from '../sheet/select.ts';
import { changeOf } from './changes.ts';
import { chordOf } from './chordOf.ts';
import type { GridSetting } from './GridContext.ts';
import { isComposing } from './isComposing.ts';
import { neighbour } from './moves.ts';
import { rowHeight } from './rowHeight.ts';

const modifiers = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** The keys of the grid while no cell is being edited. */
export function useGridKeys(
  { store, isLocked, active }: GridSetting,
  scroller: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const { direction } = useLocale();
  // After Escape, Tab leaves the grid: whoever has no pointer must get out of it too.
  const isLeaving = useRef(false);
  const steps: Readonly<Record<string, () => void>> = isLocked
    ? {}
    : { 'Ctrl+Z': store.undo, 'Ctrl+Y': store.redo, 'Ctrl+Shift+Z': store.redo };

  function act(chord: string, mayLeave: boolean): (() => void) | undefined {
    if (chord === 'Tab' || chord === 'Shift+Tab') {
      const next = mayLeave ? undefined : neighbour(store.get(), chord === 'Tab' ? 1 : -1);
      return next && (() => store.change((sheet) => select(sheet, next)));
    }
    const change = changeOf(chord, isLocked);
    // What is seen at once, without the header, and one row less so that the eye keeps its place.
    const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    return change ? () => store.change((sheet) => change(sheet, page())) : steps[chord];
  }

  return (event) => {
    if (isComposing(event) || modifiers.has(event.key)) return;
    const chord = chordOf(event, direction);
    const isOfCell = event.defaultPrevented || active.current?.isEditing() === true;
    const mayLeave = isLeaving.current;
    isLeaving.current = chord === 'Escape' && !isOfCell;
    if (isOfCell) return;
    const run = act(chord, mayLeave);
    if (!run) return;
    event.preventDefault();
    run();
  };
}
