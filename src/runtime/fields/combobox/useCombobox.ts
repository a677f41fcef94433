import useAutocomplete, {
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
  /** The options are what was found for the text that is typed; else only those are shown that hold it. */
  readonly isSearchResult: boolean;
  /** The text that is typed; of a list that closes, empty again when an option is chosen, or the keyboard goes elsewhere. */
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
 * One option out of many, answered while the operator types: what is marked stays so whatever comes before it, and Enter, which takes
 * it, sends no form while the list is open. It opens and closes by itself, unless `open` says that it is always open.
 */
export function useCombobox<Option>(
  props: ComboboxProps<Option> & Required<Pick<ComboboxProps<Option>, 'groupBy'>>,
): Combobox<Option, true>;
export function useCombobox<Option>(props: Omit<ComboboxProps<Option>, 'groupBy'>): Combobox<Option, false>;
export function useCombobox<Option>(props: ComboboxProps<Option>): Combobox<Option, boolean> {
  const { isSearchResult, onType, open, onClose, onChange, ...others } = props;
  const [isOpen, setOpen] = useState(false);
  /** The field holds the name of what is chosen; of a list that is always open it holds what is looked for. */
  const endTyping = () => open === undefined && onType('');
  const box = useAutocomplete<Option>({
    ...others,
    filterOptions: isSearchResult ? keepAll : undefined,
    autoHighlight: true,
    open: open ?? isOpen,
    // Left to close by itself, the hook looks once more for the marked option, where it stood before the last answer, and marks another (MUI 9.5).
    disableCloseOnSelect: true,
    onOpen: () => setOpen(true),
    onInputChange: (_event, text, reason) => (reason === 'input' ? onType(text) : endTyping()),
    onClose: (event, reason) => {
      setOpen(false);
      // Of a name that was typed to its end MUI does not tell that the field holds it now.
      if (reason === 'blur') endTyping();
      onClose?.(event, reason);
    },
    onChange: (event, option, reason) => {
      setOpen(isOpen && reason === 'clear');
      endTyping();
      onChange?.(event, option, reason);
    },
  });
  const keepForm = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && box.popupOpen && !event.nativeEvent.isComposing) event.preventDefault();
  };
  return { ...box, getRootProps: () => box.getRootProps({ onKeyDown: keepForm }) };
}

/**
 * What is chosen, for a combobox: the same object as long as it says the same, for another one would take back what is being typed; and
 * none of the options, for one of them could not be chosen once more. A record that is gone is called by its key.
 */
export function useChosenOption(value: unknown, known: Option | undefined): Option | null {
  const label = known?.label ?? value;
  return useMemo(
    () => (typeof value === 'string' && value !== '' ? { value, label: String(label) } : null),
    [value, label],
  );
}
