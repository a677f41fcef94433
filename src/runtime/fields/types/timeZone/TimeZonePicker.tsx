import OutlinedInput from '@mui/material/OutlinedInput';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { isTimeZone } from '../../../../contract/validation/timeZone.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { ComboboxButtons, OptionList } from '../../combobox/comboboxParts.tsx';
import { useChosenOption, useCombobox } from '../../combobox/useCombobox.ts';
import type { Option } from '../reference/lookup.ts';
import { zoneOption, zoneOptions } from './zoneOptions.ts';

const ignore = (): void => undefined;

/** A time zone, found by its name or offset. A stored zone that is no zone stays, with the error of the form. */
export function TimeZonePicker(props: WidgetProps) {
  const t = useTranslate();
  const { id, value, disabled, readonly, rawErrors = [] } = props;
  const isKnown = typeof value === 'string' && isTimeZone(value);
  const box = useCombobox<Option>({
    id,
    options: zoneOptions(),
    value: useChosenOption(value, isKnown ? zoneOption(value) : undefined),
    readOnly: readonly,
    disabled,
    isOptionEqualToValue: (option, chosen) => option.value === chosen.value,
    getOptionKey: (option) => option.value,
    isSearchResult: false,
    onChange: (_event, option) => props.onChange(option?.value),
    onType: ignore,
  });
  return (
    <>
      <div {...box.getRootProps()} ref={box.setAnchorEl}>
        <OutlinedInput
          fullWidth
          error={rawErrors.length > 0}
          disabled={disabled}
          readOnly={readonly}
          required={props.required}
          name={props.htmlName ?? id}
          placeholder={props.placeholder || t('field.choose')}
          inputProps={{ ...box.getInputProps(), 'aria-describedby': ariaDescribedByIds(id) }}
          endAdornment={
            !readonly &&
            !disabled && (
              <ComboboxButtons
                clear={box.value === null ? undefined : box.getClearProps()}
                toggle={box.getPopupIndicatorProps()}
                isOpen={box.popupOpen}
              />
            )
          }
        />
      </div>
      {box.popupOpen && (
        <OptionList
          anchor={box.anchorEl}
          listbox={box.getListboxProps()}
          note={box.groupedOptions.length === 0 ? t('field.noMatch') : undefined}
        >
          {box.groupedOptions.map((option, index) => {
            const { key, ...item } = box.getOptionProps({ option, index });
            return (
              <li key={key} {...item}>
                {option.label}
              </li>
            );
          })}
        </OptionList>
      )}
    </>
  );
}
