import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocale, useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import { useLeaveGuard } from '../../../../runtime/feedback/dialog/leaveGuard.ts';
import type { CellIssue } from '../../issues/CellIssue.ts';
import type { SheetColumn, SheetRow } from '../../sheet/Sheet.ts';
import { syntaxHint } from '../cellTexts.ts';
import { useGridContext } from '../GridContext.ts';
import { cellCommandFor } from '../keyboard/cellCommandFor.ts';
import { isComposing, keyCombinationOf } from '../keyboard/keyCombination.ts';
import { CellField, type TextField } from './CellField.tsx';
import { CellPopup } from './CellPopup.tsx';
import { useCellDraft } from './useCellDraft.ts';
import { useCellInput, useTextSelection } from './useCellInput.ts';

interface CellEditorProps {
  readonly row: SheetRow;
  readonly index: number;
  readonly column: SheetColumn;
  readonly issues: readonly CellIssue[];
}

/**
 * The active cell. It is an input even before editing, with its text selected. So it receives clipboard
 * events, and typing replaces the text, also with an input method for Chinese.
 */
export function CellEditor({ row, index, column, issues }: CellEditorProps): ReactNode {
  const id = useId();
  const t = useTranslate();
  const { direction } = useLocale();
  const { store, captions, isLocked, isFocused, active, parseCell, check } = useGridContext();
  const field = useRef<TextField>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const editing = useCellDraft(row, index, column);
  const { draft, list, activeIndex } = editing;
  useLeaveGuard(draft?.isChanged === true);
  const value = draft?.text ?? captions.displayText(column, row.cells[column]);
  const cellInput = useCellInput(field, value, editing);

  useImperativeHandle(active, () => ({
    isEditing: () => isEditing,
    focus: () => field.current?.focus({ preventScroll: true }),
    edit: editing.begin,
    commit: () => cellInput.flush().commit(),
    reveal: () => field.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }),
  }));
  useLayoutEffect(() => {
    if (isFocused.current) field.current?.focus({ preventScroll: true });
  }, [isFocused]);
  useTextSelection(field, value, hasFocus, draft);
  const isEditing = draft !== undefined;
  useLayoutEffect(() => {
    if (!isEditing) return;
    store.editing.set(true);
    return () => store.editing.set(false);
  }, [isEditing, store]);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const selection = { start: field.current?.selectionStart ?? 0, end: field.current?.selectionEnd ?? 0 };
    const combination = keyCombinationOf(event, direction);
    const act = cellCommandFor(combination, column, cellInput.flush(), store.get(), selection);
    if (!act) return;
    event.preventDefault();
    act();
  }
  function onBlur(): void {
    // Another window has the focus for a while, so the text is not finished.
    if (document.activeElement === field.current) return;
    setHasFocus(false);
    cellInput.flush().commit();
  }

  const text = draft && parseCell(column, draft.text);
  const asyncIssues = useAsyncIssues(row, column, text);
  const shownIssues = text === undefined ? issues : [...(check?.(row, column, text) ?? []), ...asyncIssues];
  const hint = draft && syntaxHint(column, row, captions, t);
  const isOpen = hasFocus && (shownIssues.length > 0 || hint !== undefined || list !== undefined);
  return (
    <>
      <CellField
        field={field}
        column={column}
        lines={draft ? draft.text.split('\n').length : 1}
        isEditing={isEditing}
        isLocked={isLocked}
        isWrong={shownIssues.some(({ isAdvice }) => !isAdvice)}
        label={t('mappingEditor.grid.cell', { column: captions.captionOf(column), line: index + 1 })}
        describedBy={isOpen ? id : undefined}
        list={list && `${id}-list`}
        option={list && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined}
        onKeyDown={onKeyDown}
        onType={cellInput.onType}
        onCaret={cellInput.onCaret}
        onFocus={() => setHasFocus(true)}
        onBlur={onBlur}
      />
      {isOpen && (
        <CellPopup
          id={id}
          anchor={field}
          issues={shownIssues}
          hint={hint}
          items={list?.items ?? []}
          activeIndex={activeIndex}
          onPick={editing.accept}
        />
      )}
    </>
  );
}

const noIssues: readonly CellIssue[] = [];

/** Milliseconds without a key before the check. */
const debounceMs = 250;

/** Returns the issues of `checkAsync` for the typed text; empty until the answer for that text arrives. */
function useAsyncIssues(row: SheetRow, column: SheetColumn, text: string | undefined): readonly CellIssue[] {
  const { checkAsync } = useGridContext();
  const [late, setLate] = useState<{ readonly text: string; readonly found: readonly CellIssue[] }>();
  useEffect(() => {
    if (text === undefined || !checkAsync) return;
    let isOld = false;
    const timer = setTimeout(async () => {
      const found = await checkAsync(row, column, text);
      if (!isOld) setLate({ text, found });
    }, debounceMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [checkAsync, row, column, text]);
  return late !== undefined && late.text === text ? late.found : noIssues;
}
