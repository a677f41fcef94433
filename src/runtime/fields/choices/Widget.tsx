import Autocomplete from '@mui/material/Autocomplete';
import type { WidgetProps } from '@rjsf/utils';
import { choiceKey } from '../../../contract/labelKey.ts';
import type { Reference } from '../../../contract/resource.ts';
import { useFormScope } from '../../form/FormScope.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { controlProps, propertyOf } from '../controlProps.ts';
import styles from '../field.module.css';
import { LookupHelp } from '../reference/LookupHelp.tsx';
import type { Option } from '../reference/lookup.ts';
import { useOptions } from '../reference/useOptions.ts';

/** Several values; what they are chosen from decides the rest. */
export function ChoicesWidget(props: WidgetProps) {
  const t = useTranslate();
  const { entity } = useFormScope().form;
  const items = propertyOf(props).field.items;
  if (items?.reference) return <Referred {...props} reference={items.reference} />;
  const options = items?.choices?.map((choice) => ({
    value: String(choice),
    label: t(choiceKey(entity, propertyOf(props).path, choice)),
  }));
  return <Several {...props} offered={options} />;
}

function Referred({ reference, ...props }: WidgetProps & { readonly reference: Reference }) {
  const offer = useOptions(reference, useFormScope().data);
  return (
    <>
      <Several {...props} offered={offer.options} />
      <LookupHelp offer={offer} label={props.label} />
    </>
  );
}

/** Chips in a box. Without a list to choose from any word may be entered. */
function Several({ offered, ...props }: WidgetProps & { readonly offered: readonly Option[] | undefined }) {
  const t = useTranslate();
  const { readOnly, disabled, ...rest } = controlProps(props);
  const values: readonly string[] = Array.isArray(props.value) ? props.value.map(String) : [];
  const caption = (value: string) => offered?.find((option) => option.value === value)?.label ?? value;
  return (
    <Autocomplete
      multiple
      id={props.id}
      size="small"
      freeSolo={offered === undefined}
      disableCloseOnSelect
      options={offered?.map((option) => option.value) ?? []}
      value={[...values]}
      readOnly={readOnly}
      disabled={disabled}
      noOptionsText={t('field.noOptions')}
      openText={t('field.open')}
      closeText={t('field.close')}
      clearText={t('field.clear')}
      getOptionLabel={caption}
      onChange={(_event, chosen) => props.onChange(chosen.length > 0 ? chosen : undefined)}
      slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
      renderInput={({ slotProps }) => (
        <div ref={slotProps.input.ref} className={styles.box}>
          {slotProps.input.startAdornment}
          <input {...slotProps.htmlInput} {...rest} className={styles.bare} />
          {slotProps.input.endAdornment}
        </div>
      )}
    />
  );
}
