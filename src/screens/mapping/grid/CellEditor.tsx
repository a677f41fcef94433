import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocale, useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Finding } from '../findings/Finding.ts';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import { CellField, type TextField } from './CellField.tsx';
import { CellPopup } from './CellPopup.tsx';
import { chordOf } from './chordOf.ts';
import { editingKey } from './editingKey.ts';
import { useGrid } from './GridContext.ts';
import { hintOf } from './hintOf.ts';
import { isComposing } from './isComposing.ts';
import { useCellDraft } from './useCellDraft.ts';
import { useLateFindings } from './useLateFindings.ts';
import { useSelection } from './useSelection.ts';
import { useTyping } from './useTyping.ts';

interface CellEditorProps {
  readonly row: SheetRow;
  readonly index: number;
  readonly column: Column;
  readonly findings: readonly Finding[];
}

/**
 * The active cell. It is an input already before it is edited, with its text selected: so it hears the clipboard, and typing,
 * also by an input method for Chinese, takes the place of the text.
 */
export function CellEditor({ row, index, column, findings }: CellEditorProps): ReactNode {
  const id = useId();
  const t = useTranslate();
  const { direction } = useLocale();
  const { store, words, isLocked, isFocused, active, cellOf, check } = useGrid();
  const field = useRef<TextField>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const editing = useCellDraft(row, index, column);
  const { draft, list, offer } = editing;
  const typing = useTyping(field, draft?.text ?? words.shown(column, row.cells[column]), editing);

  useImperativeHandle(active, () => ({
    isEditing: () => draft !== undefined,
    focus: () => field.current?.focus({ preventScroll: true }),
    edit: editing.begin,
    commit: () => typing.settle().commit(),
    reveal: () => field.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }),
  }));
  useLayoutEffect(() => {
    if (isFocused.current) field.current?.focus({ preventScroll: true });
  }, [isFocused]);
  useSelection(field, hasFocus, draft);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const act = editingKey(chordOf(event, direction), column, typing.settle(), store.get());
    if (!act) return;
    event.preventDefault();
    act();
  }
  function onBlur(): void {
    // Another window has the keyboard for a while: the text is not finished.
    if (document.activeElement === field.current) return;
    setHasFocus(false);
    typing.settle().commit();
  }

  const text = draft && cellOf(column, draft.text);
  const late = useLateFindings(row, column, text);
  const found = text === undefined ? findings : [...(check?.(row, column, text) ?? []), ...late];
  const hint = draft && hintOf(column, row, words, t);
  const isOpen = hasFocus && (found.length > 0 || hint !== undefined || list !== undefined);
  return (
    <>
      <CellField
        field={field}
        column={column}
        lines={draft ? draft.text.split('\n').length : 1}
        isEditing={draft !== undefined}
        isLocked={isLocked}
        isWrong={found.some(({ isAdvice }) => !isAdvice)}
        label={t('mappingEditor.grid.cell', { column: words.captionOf(column), line: index + 1 })}
        describedBy={isOpen ? id : undefined}
        list={list && `${id}-list`}
        option={list && offer >= 0 ? `${id}-${offer}` : undefined}
        onKeyDown={onKeyDown}
        onType={typing.onType}
        onCaret={typing.onCaret}
        onFocus={() => setHasFocus(true)}
        onBlur={onBlur}
      />
      {isOpen && (
        <CellPopup
          id={id}
          anchor={field}
          findings={found}
          hint={hint}
          offers={list?.offers ?? []}
          offer={offer}
          onPick={editing.accept}
        />
      )}
    </>
  );
}
