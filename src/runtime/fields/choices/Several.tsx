import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import X from 'lucide-react/icons/x';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { ComboboxButtons } from '../combobox/ComboboxButtons.tsx';
import { OptionList } from '../combobox/OptionList.tsx';
import styles from '../field.module.css';
import type { Option } from '../reference/lookup.ts';

/** Chips in a box. Without a list to choose from any word may be entered. */
export function Several({
  offered,
  ...props
}: WidgetProps & { readonly offered: readonly Option[] | undefined }) {
  const t = useTranslate();
  const { id, disabled, readonly, rawErrors = [] } = props;
  const values: string[] = Array.isArray(props.value) ? props.value.map(String) : [];
  const caption = (value: string) => offered?.find((option) => option.value === value)?.label ?? value;
  const box = useAutocomplete<string, true, false, boolean>({
    id,
    multiple: true,
    freeSolo: offered === undefined,
    disableCloseOnSelect: true,
    filterSelectedOptions: true,
    options: offered?.map(({ value }) => value) ?? [],
    value: values,
    readOnly: readonly,
    disabled,
    getOptionLabel: caption,
    // A list that has a default is there though it is empty; any other is then not given at all.
    onChange: (_event, chosen) =>
      props.onChange(chosen.length > 0 || props.schema.default ? chosen : undefined),
  });
  return (
    <>
      <div {...box.getRootProps()} ref={box.setAnchorEl} className={styles.box}>
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
            // Beside chips the input itself may stay empty.
            'aria-required': props.required,
            'aria-describedby': ariaDescribedByIds(id),
          }}
          startAdornment={values.map((value, index) => {
            const { key, onDelete, ...item } = box.getItemProps({ index });
            return (
              <span key={key} {...item} className={styles.chip}>
                {caption(value)}
                {!readonly && (
                  <button
                    type="button"
                    tabIndex={-1}
                    aria-label={t('field.remove', { value: caption(value) })}
                    onClick={onDelete}
                  >
                    <X size={12} aria-hidden="true" />
                  </button>
                )}
              </span>
            );
          })}
          endAdornment={
            offered &&
            !readonly &&
            !disabled && <ComboboxButtons toggle={box.getPopupIndicatorProps()} isOpen={box.popupOpen} />
          }
        />
      </div>
      {box.popupOpen && offered && (
        <OptionList
          anchor={box.anchorEl}
          listbox={box.getListboxProps()}
          note={box.groupedOptions.length === 0 ? t('field.noOptions') : undefined}
        >
          {box.groupedOptions.map((option, index) => {
            const { key, ...item } = box.getOptionProps({ option, index });
            return (
              <li key={key} {...item}>
                {caption(option)}
              </li>
            );
          })}
        </OptionList>
      )}
    </>
  );
}
