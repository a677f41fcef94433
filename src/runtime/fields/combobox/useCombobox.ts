import useAutocomplete, {
  createFilterOptions,
  type UseAutocompleteProps,
  type UseAutocompleteReturnValue,
} from '@mui/material/useAutocomplete';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { Option } from '../types/reference/lookup.ts';

interface ComboboxProps<Option>
  extends Omit<
    UseAutocompleteProps<Option, false, false, false>,
    'autoHighlight' | 'disableCloseOnSelect' | 'filterOptions' | 'onInputChange' | 'onOpen'
  > {
  /** An option after all others, whatever is typed. It can be chosen once the others are known. */
  readonly lastOption?: Option | undefined;
  /** The options are the result of a search for the typed text; otherwise the typed text filters them. */
  readonly isSearchResult: boolean;
  /** The typed text. A list that closes sets it to empty after a choice or when the focus leaves. */
  readonly onType: (text: string) => void;
}

type Combobox<Option, HasGroups extends boolean> = UseAutocompleteReturnValue<
  Option,
  false,
  false,
  false,
  HasGroups
>;

const keepAll = <Option>(options: Option[]): Option[] => options;

/**
 * A choice of one option with search while typing. The marked option stays marked when new options arrive.
 * Enter takes it and does not submit the form while the list is open. The list controls its own state unless
 * `open` keeps it open.
 */
export function useCombobox<Option>(
  props: ComboboxProps<Option> & Required<Pick<ComboboxProps<Option>, 'groupBy'>>,
): Combobox<Option, true>;
export function useCombobox<Option>(props: Omit<ComboboxProps<Option>, 'groupBy'>): Combobox<Option, false>;
export function useCombobox<Option>(props: ComboboxProps<Option>): Combobox<Option, boolean> {
  const { isSearchResult, onType, open, onClose, onChange, lastOption, options, ...others } = props;
  const [isOpen, setOpen] = useState(false);
  /** The field holds the name of the choice; in a list that is always open it holds the search text. */
  const endTyping = () => open === undefined && onType('');
  const box = useAutocomplete<Option>({
    ...others,
    options: lastOption === undefined ? options : [...options, lastOption],
    filterOptions: (all, state) => {
      const found = (isSearchResult ? keepAll : createFilterOptions<Option>())([...options], state);
      return all.length > options.length ? [...found, ...all.slice(options.length)] : found;
    },
    autoHighlight: true,
    open: open ?? isOpen,
    // With its default, the hook looks up the marked option at its old index on closing and marks another one
    // (MUI 9.5).
    disableCloseOnSelect: true,
    onOpen: () => setOpen(true),
    onInputChange: (_event, text, reason) => (reason === 'input' ? onType(text) : endTyping()),
    onClose: (event, reason) => {
      setOpen(false);
      // MUI does not report when a name was typed completely.
      if (reason === 'blur') endTyping();
      onClose?.(event, reason);
    },
    onChange: (event, option, reason) => {
      setOpen(isOpen && reason === 'clear');
      endTyping();
      onChange?.(event, option, reason);
    },
  });
  return { ...box, getRootProps: () => box.getRootProps({ onKeyDown: keepFormOnEnter(box) }) };
}

/** Returns a key handler by which Enter does not submit the form while the list is open. */
export const keepFormOnEnter =
  ({ popupOpen }: { readonly popupOpen: boolean }) =>
  (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && popupOpen && !event.nativeEvent.isComposing) event.preventDefault();
  };

/**
 * The chosen option for a combobox. It keeps its identity while its content is the same, because a new object
 * would discard the typed text. It is no element of the options, because MUI would not choose that one again. A
 * removed record shows its key.
 */
export function useChosenOption(value: unknown, known: Option | undefined): Option | null {
  const label = known?.label ?? value;
  return useMemo(
    () => (typeof value === 'string' && value !== '' ? { value, label: String(label) } : null),
    [value, label],
  );
}
