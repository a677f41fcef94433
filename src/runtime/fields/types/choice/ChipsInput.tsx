import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import X from 'lucide-react/icons/x';
import { type HTMLAttributes, type MouseEventHandler, useMemo } from 'react';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { ComboboxButtons, OptionList } from '../../combobox/comboboxParts.tsx';
import { keepFormOnEnter } from '../../combobox/useCombobox.ts';
import styles from '../../styles/widget.module.css';
import type { Option } from '../reference/lookup.ts';

/** Options that are looked up while the operator types. */
interface ChipsSearch {
  readonly isLoading: boolean;
  /** The options are the result of a search for the typed text; otherwise the typed text filters them. */
  readonly isSearchResult: boolean;
  readonly onType: (text: string) => void;
  /** The name of a chosen value, which may not be among the options. */
  readonly nameOf: (value: string) => string;
}

interface ChipsInputProps extends WidgetProps {
  /** Without options, any text can be entered. */
  readonly offered: readonly Option[] | undefined;
  readonly search?: ChipsSearch;
}

const keepAll = (options: string[]): string[] => options;
const matchTyped = createFilterOptions<string>();

/** Chips in a box, from options or as free texts. */
export function ChipsInput({ offered, search, ...props }: ChipsInputProps) {
  const t = useTranslate();
  const { id, disabled, readonly, rawErrors = [] } = props;
  const values = useTexts(props.value);
  const caption = (value: string) => offered?.find((option) => option.value === value)?.label ?? value;
  const box = useAutocomplete<string, true, false, boolean>({
    id,
    multiple: true,
    freeSolo: offered === undefined,
    autoSelect: offered === undefined,
    disableCloseOnSelect: true,
    filterSelectedOptions: true,
    filterOptions: search?.isSearchResult ? keepAll : matchTyped,
    options: offered?.map(({ value }) => value) ?? [],
    value: values,
    readOnly: readonly,
    disabled,
    getOptionLabel: caption,
    getOptionKey: (value) => value,
    onInputChange: (_event, text) => search?.onType(text),
    // An empty list is kept where the property has a default; otherwise it is left out.
    onChange: (_event, chosen) =>
      props.onChange(chosen.length > 0 || props.schema.default ? chosen : undefined),
  });
  const noOption = box.getInputProps().value === '' ? 'field.noOptions' : 'field.noMatch';
  const nameOf = search?.nameOf ?? caption;
  return (
    <>
      <div
        {...box.getRootProps(offered && { onKeyDown: keepFormOnEnter(box) })}
        ref={box.setAnchorEl}
        className={styles.box}
      >
        <OutlinedInput
          className={styles.chips}
          fullWidth
          error={rawErrors.length > 0}
          disabled={disabled}
          readOnly={readonly}
          name={props.htmlName ?? id}
          placeholder={values.length === 0 ? t(offered ? 'field.choose' : 'field.type') : undefined}
          inputProps={{
            ...box.getInputProps(),
            // With chips, the input may stay empty.
            'aria-required': props.required,
            'aria-describedby': ariaDescribedByIds(id),
          }}
          startAdornment={values.map((value, index) => {
            const { key, onDelete, ...item } = box.getItemProps({ index });
            return <Chip key={key} {...item} name={nameOf(value)} remove={readonly ? undefined : onDelete} />;
          })}
          endAdornment={offered && !readonly && !disabled && <ComboboxButtons box={box} />}
        />
      </div>
      {offered && (
        <OptionList
          box={box}
          note={box.groupedOptions.length > 0 ? undefined : t(search?.isLoading ? 'field.loading' : noOption)}
          renderOption={caption}
        />
      )}
    </>
  );
}

/** The texts of an array, as one array while its content is the same: a new one would discard the typed text. */
function useTexts(value: unknown): string[] {
  const content = JSON.stringify(Array.isArray(value) ? value.map(String) : []);
  return useMemo(() => JSON.parse(content), [content]);
}

interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  readonly name: string;
  /** Left out if the chip stays. */
  readonly remove: MouseEventHandler | undefined;
}

function Chip({ name, remove, ...item }: ChipProps) {
  const t = useTranslate();
  return (
    <span {...item} className={styles.chip}>
      {name}
      {remove && (
        <button type="button" tabIndex={-1} aria-label={t('field.remove', { value: name })} onClick={remove}>
          <X size={12} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
