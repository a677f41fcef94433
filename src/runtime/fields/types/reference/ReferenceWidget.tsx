import OutlinedInput from '@mui/material/OutlinedInput';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { ComboboxButtons, OptionList } from '../../combobox/comboboxParts.tsx';
import { useChosenOption, useCombobox } from '../../combobox/useCombobox.ts';
import { propertyOf, useFormScope } from '../../FormScope.ts';
import { LookupNotice } from './LookupNotice.tsx';
import type { Option } from './lookup.ts';
import { useOption, useOptions } from './useOptions.ts';

/**
 * One record of those that another operation offers, searched by the service where it can (`x-reference`).
 */
export function ReferenceWidget(props: WidgetProps) {
  const { reference } = propertyOf(props).field;
  if (!reference)
    throw new Error(`The field "${props.name}" is shown as a reference but has no x-reference.`);
  return <ReferenceCombobox {...props} reference={reference} />;
}

function ReferenceCombobox({ reference, ...props }: WidgetProps & { readonly reference: FieldReference }) {
  const t = useTranslate();
  const { data, form } = useFormScope();
  const [typed, setTyped] = useState('');
  const offer = useOptions(reference, data, { typed });
  const known = useOption(reference, data, props.value);
  const { id, disabled, readonly, rawErrors = [] } = props;
  const box = useCombobox<Option>({
    id,
    options: offer.options,
    value: useChosenOption(props.value, known),
    readOnly: readonly,
    disabled,
    isOptionEqualToValue: (option, value) => option.value === value.value,
    getOptionKey: ({ value }) => value,
    isSearchResult: offer.isSearchResult,
    onChange: (_event, option) => props.onChange(option?.value),
    onType: setTyped,
  });
  const note = offer.isLoading ? 'field.loading' : typed === '' ? 'field.noOptions' : 'field.noMatch';

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
          note={box.groupedOptions.length === 0 ? t(note) : undefined}
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
      <LookupNotice offer={offer} entity={form.entity} label={props.label} />
    </>
  );
}
