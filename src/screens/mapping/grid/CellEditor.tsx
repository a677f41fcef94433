import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocale, useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import type { Finding } from '../findings/Finding.ts';
import type { Column, SheetRow } from '../sheet/Sheet.ts';
import { CellPopup } from './CellPopup.tsx';
import { chordOf } from './chordOf.ts';
import { editingKey } from './editingKey.ts';
import { useGrid } from './GridContext.ts';
import styles from './grid.module.css';
import { hintOf } from './hintOf.ts';
import { isComposing } from './isComposing.ts';
import { useCellDraft } from './useCellDraft.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

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
  const grid = useGrid();
  const { words, isLocked, isFocused, active } = grid;
  const field = useRef<TextField>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const editing = useCellDraft(row, index, column);
  const { draft, list, offer } = editing;
  const value = draft?.text ?? words.shown(column, row.cells[column]);

  useImperativeHandle(active, () => ({
    isEditing: () => draft !== undefined,
    focus: () => field.current?.focus({ preventScroll: true }),
    edit: editing.begin,
    commit: () => editing.commit(),
    reveal: () => field.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }),
  }));

  useLayoutEffect(() => {
    if (isFocused.current) field.current?.focus({ preventScroll: true });
  }, [isFocused]);

  // React moves the caret to the end of a text that it sets itself.
  useLayoutEffect(() => {
    if (!hasFocus) return;
    if (!draft) field.current?.select();
    else if (field.current?.selectionStart !== draft.caret)
      field.current?.setSelectionRange(draft.caret, draft.caret);
  }, [hasFocus, draft]);

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    const act = editingKey(chordOf(event, direction), column, editing, grid.store.get());
    if (!act) return;
    event.preventDefault();
    act();
  }

  const found = (draft && grid.check?.(row, column, grid.cellOf(column, draft.text))) ?? findings;
  const hint = draft && hintOf(column, row, words, t);
  const isOpen = hasFocus && (found.length > 0 || hint !== undefined || list !== undefined);
  const setField = useCallback((element: TextField | null) => {
    field.current = element;
  }, []);
  const shared = {
    ref: setField,
    className: styles.editor,
    value,
    readOnly: isLocked,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'data-editing': draft !== undefined,
    'aria-label': t('mappingEditor.grid.cell', { column: words.captionOf(column), line: index + 1 }),
    'aria-invalid': found.some(({ isAdvice }) => !isAdvice),
    'aria-describedby': isOpen ? id : undefined,
    'aria-autocomplete': column === 'description' ? undefined : ('list' as const),
    'aria-controls': list && `${id}-list`,
    'aria-activedescendant': list && offer >= 0 ? `${id}-${offer}` : undefined,
    onKeyDown,
    onChange: ({ target }: ChangeEvent<TextField>) =>
      editing.type(target.value, target.selectionStart ?? target.value.length),
    onSelect: ({ currentTarget }: SyntheticEvent<TextField>) =>
      currentTarget.selectionStart === currentTarget.selectionEnd &&
      editing.moveCaret(currentTarget.selectionStart ?? 0),
    onFocus: () => setHasFocus(true),
    onBlur: () => {
      // Another window has the keyboard for a while: the text is not finished.
      if (document.activeElement === field.current) return;
      setHasFocus(false);
      editing.commit();
    },
  };

  return (
    <>
      {column === 'expression' ? (
        <textarea
          {...shared}
          className={`${styles.editor} ${styles.multiline}`}
          rows={draft ? Math.min(value.split('\n').length, 10) : 1}
        />
      ) : (
        <input
          {...shared}
          type="text"
          {...(column !== 'description' && { role: 'combobox', 'aria-expanded': list !== undefined })}
        />
      )}
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
