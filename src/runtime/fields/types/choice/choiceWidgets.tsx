import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';
import SelectWidget from '@rjsf/mui/lib/SelectWidget/index.js';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import X from 'lucide-react/icons/x';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import { choiceKey } from '../../../../contract/text/captions.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { ComboboxButtons, OptionList } from '../../combobox/comboboxParts.tsx';
import { propertyOf, useFormScope } from '../../FormScope.ts';
import styles from '../../styles/widget.module.css';
import { LookupNotice } from '../reference/LookupNotice.tsx';
import type { Option } from '../reference/lookup.ts';
import { useOptions } from '../reference/useOptions.ts';

/** Several values, as a select, a reference or chips. */
export function ChoicesWidget(props: WidgetProps) {
  const t = useTranslate();
  const { entity } = useFormScope().form;
  const items = propertyOf(props).field.items;
  if (items?.reference) return <ReferenceChoices {...props} reference={items.reference} />;
  const options = items?.choices?.map((choice) => ({
    value: String(choice),
    label: t(choiceKey(entity, propertyOf(props).path, choice)),
  }));
  return <ChipsInput {...props} offered={options} />;
}

function ReferenceChoices({ reference, ...props }: WidgetProps & { readonly reference: FieldReference }) {
  const { data, form } = useFormScope();
  const offer = useOptions(reference, data, { isNew: true });
  return (
    <>
      <ChipsInput {...props} offered={offer.options} />
      <LookupNotice offer={offer} entity={form.entity} label={props.label} />
    </>
  );
}

/** Chips in a box. Without a list of choices, any text can be entered. */
export function ChipsInput({
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
    autoSelect: offered === undefined,
    disableCloseOnSelect: true,
    filterSelectedOptions: true,
    options: offered?.map(({ value }) => value) ?? [],
    value: values,
    readOnly: readonly,
    disabled,
    getOptionLabel: caption,
    // An empty list is kept where the property has a default; otherwise it is left out.
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
            // With chips, the input may stay empty.
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

/** One value. A value outside the choices stays visible, so that it can be replaced. */
export function ChoiceWidget(props: WidgetProps) {
  const { value, options } = props;
  const offered = options.enumOptions ?? [];
  const isOffered = value === undefined || offered.some((option) => option.value === value);
  const enumOptions = isOffered ? offered : [...offered, { value, label: String(value) }];
  return <LabelledSelect {...props} options={{ ...options, enumOptions }} />;
}

/** @rjsf/mui's select, labelled by the caption above it: that of its field or of its variants. */
export function LabelledSelect(props: WidgetProps) {
  const { id, value, options } = props;
  const t = useTranslate();
  const select = {
    labelId: `${id.replace(/__(oneof|anyof)_select$/, '')}-label`,
    SelectDisplayProps: {
      'aria-describedby': ariaDescribedByIds(id),
      'data-unset': value === undefined || undefined,
    },
  };
  return (
    <SelectWidget
      {...props}
      hideLabel
      placeholder={t('field.choose')}
      options={{ ...options, mui: { rjsfSlotProps: { select } } }}
    />
  );
}
