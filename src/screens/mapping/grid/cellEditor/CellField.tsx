import type { KeyboardEvent, ReactNode, RefObject, SyntheticEvent } from 'react';
import type { SheetColumn } from '../../sheet/Sheet.ts';
import styles from '../MappingGrid.module.css';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

interface CellFieldProps {
  readonly field: RefObject<TextField | null>;
  readonly column: SheetColumn;
  /** Lines of the draft, 1 without one. Only an expression uses it. */
  readonly lines: number;
  readonly isEditing: boolean;
  readonly isLocked: boolean;
  readonly isWrong: boolean;
  readonly label: string;
  /** Ids of the popup's texts, of the open list, and of the option that Enter accepts. */
  readonly describedBy: string | undefined;
  readonly list: string | undefined;
  readonly option: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onType: (text: string, caret: number) => void;
  readonly onCaret: (caret: number) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

const lineLimit = 10;

/**
 * The input element of a cell. `useCellInput` holds its text. An expression grows with its lines, up to
 * `lineLimit`.
 */
export function CellField(props: CellFieldProps): ReactNode {
  const { field, column, lines, isEditing, isLocked, isWrong, label, describedBy, list, option } = props;
  const { onKeyDown, onType, onCaret, onFocus, onBlur } = props;
  const isCompleted = column !== 'description';
  const attributes = {
    className: styles.editor,
    readOnly: isLocked,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'data-editing': isEditing,
    'aria-label': label,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy,
    'aria-autocomplete': isCompleted ? ('list' as const) : undefined,
    'aria-controls': list,
    'aria-activedescendant': option,
    onKeyDown,
    onFocus,
    onBlur,
    onChange: ({ currentTarget: { value: text, selectionStart } }: SyntheticEvent<TextField>) =>
      onType(text, selectionStart ?? text.length),
    onSelect: ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<TextField>) => {
      if (selectionStart !== null && selectionStart === selectionEnd) onCaret(selectionStart);
    },
  };
  if (column === 'expression') {
    return (
      <textarea
        {...attributes}
        ref={field as RefObject<HTMLTextAreaElement | null>}
        className={`${styles.editor} ${styles.multiline}`}
        rows={Math.min(lines, lineLimit)}
      />
    );
  }
  return (
    <input
      {...attributes}
      ref={field as RefObject<HTMLInputElement | null>}
      type="text"
      {...(isCompleted && { role: 'combobox', 'aria-expanded': list !== undefined })}
    />
  );
}
