import Autocomplete from '@mui/material/Autocomplete';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { Reference } from '../../../contract/resource.ts';
import { useFormScope } from '../../form/FormScope.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { controlProps, propertyOf } from '../controlProps.ts';
import styles from '../field.module.css';
import { LookupHelp } from './LookupHelp.tsx';
import { useDebounced } from './useDebounced.ts';
import { useOption, useOptions } from './useOptions.ts';

/** One record out of those that another call offers, searched by the service where it can (`x-reference`). */
export function ReferenceWidget(props: WidgetProps) {
  const { reference } = propertyOf(props).field;
  if (!reference)
    throw new Error(`The field "${props.name}" is shown as a reference but has no x-reference.`);
  return <ReferenceChoice {...props} reference={reference} />;
}

function ReferenceChoice({ reference, ...props }: WidgetProps & { readonly reference: Reference }) {
  const t = useTranslate();
  const { data } = useFormScope();
  const [typed, setTyped] = useState('');
  const offer = useOptions(reference, data, { search: useDebounced(typed) });
  const known = useOption(reference, data, props.value);
  const chosen =
    typeof props.value === 'string' ? (known ?? { value: props.value, label: props.value }) : null;
  const { readOnly, disabled, ...rest } = controlProps(props);

  return (
    <>
      <Autocomplete
        id={props.id}
        size="small"
        fullWidth
        autoHighlight
        options={offer.options}
        value={chosen}
        readOnly={readOnly}
        disabled={disabled}
        loading={offer.isLoading}
        loadingText={t('field.loading')}
        noOptionsText={t(typed === '' ? 'field.noOptions' : 'field.noMatch')}
        openText={t('field.open')}
        closeText={t('field.close')}
        clearText={t('field.clear')}
        isOptionEqualToValue={(option, value) => option.value === value.value}
        getOptionKey={(option) => option.value}
        filterOptions={reference.search ? (options) => options : undefined}
        onChange={(_event, option) => props.onChange(option?.value)}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        // Inside of the form, for a modal dialog covers whatever hangs outside of it.
        slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
        renderInput={({ slotProps }) => (
          <div ref={slotProps.input.ref} className={styles.combobox}>
            <input
              {...slotProps.htmlInput}
              {...rest}
              className={styles.input}
              placeholder={props.placeholder || t('field.choose')}
            />
            {slotProps.input.endAdornment}
          </div>
        )}
      />
      <LookupHelp offer={offer} label={props.label} />
    </>
  );
}
