import useAutocomplete, {
  type UseAutocompleteProps,
  type UseAutocompleteReturnValue,
} from '@mui/material/useAutocomplete';
import { useState } from 'react';

type Props<Option> = Omit<
  UseAutocompleteProps<Option, false, false, false>,
  'autoHighlight' | 'disableCloseOnSelect' | 'onOpen'
>;

type Combobox<Option, HasGroups extends boolean> = UseAutocompleteReturnValue<
  Option,
  false,
  false,
  false,
  HasGroups
>;

/**
 * One option out of many, answered while the operator types: what is marked stays so whatever comes before it. It opens and closes by
 * itself, unless `open` says that it is always open.
 */
export function useCombobox<Option>(
  props: Props<Option> & Required<Pick<Props<Option>, 'groupBy'>>,
): Combobox<Option, true>;
export function useCombobox<Option>(props: Omit<Props<Option>, 'groupBy'>): Combobox<Option, false>;
export function useCombobox<Option>({
  open,
  onClose,
  onChange,
  ...props
}: Props<Option>): Combobox<Option, boolean> {
  const [isOpen, setOpen] = useState(false);
  return useAutocomplete<Option>({
    ...props,
    autoHighlight: true,
    open: open ?? isOpen,
    // Left to close by itself, the hook looks once more for the marked option, where it stood before the last answer, and marks another (MUI 9.5).
    disableCloseOnSelect: true,
    onOpen: () => setOpen(true),
    onClose: (event, reason) => {
      setOpen(false);
      onClose?.(event, reason);
    },
    onChange: (event, option, reason) => {
      if (reason === 'selectOption') setOpen(false);
      onChange?.(event, option, reason);
    },
  });
}
