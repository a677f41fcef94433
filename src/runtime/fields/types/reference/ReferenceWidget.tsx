import type { WidgetProps } from '@rjsf/utils';
import Plus from 'lucide-react/icons/plus';
import { use, useState } from 'react';
import { numberOrText } from '../../../../contract/json/numberOrText.ts';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import { resourceKey } from '../../../../contract/text/captions.ts';
import { useResourceCaptions, useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { ComboboxInput } from '../../combobox/ComboboxInput.tsx';
import { OptionList } from '../../combobox/comboboxParts.tsx';
import { useChosenOption, useCombobox } from '../../combobox/useCombobox.ts';
import { propertyOf, useFormScope } from '../../FormScope.ts';
import styles from '../../styles/widget.module.css';
import type { NewRecordOffer } from './createScreen.ts';
import { LookupNotice } from './LookupNotice.tsx';
import { type Option, optionOf } from './lookup.ts';
import { NewRecordContext } from './NewRecordContext.ts';
import { useNewRecordOffer } from './useNewRecordOffer.ts';
import { useOption } from './useOption.ts';
import { useOptions } from './useOptions.ts';
import { useSoleOption } from './useSoleOption.ts';

/**
 * One record of those that another operation offers, searched by the service where it can (`x-reference`).
 */
export function ReferenceWidget(props: WidgetProps) {
  const { reference } = propertyOf(props).field;
  if (!reference)
    throw new Error(`The field "${props.name}" is shown as a reference but has no x-reference.`);
  return <ReferenceCombobox {...props} reference={reference} />;
}

/** Chosen like the existing records. It has no label, because the field does not show it. */
const newOption: Option = { value: '', label: '' };

function ReferenceCombobox({ reference, ...props }: WidgetProps & { readonly reference: FieldReference }) {
  const t = useTranslate();
  const scope = useFormScope();
  const { data, form, record } = scope;
  const [typed, setTyped] = useState('');
  const [created, setCreated] = useState<Option>();
  const [isUsed, setUsed] = useState(false);
  const offer = useOptions(reference, data, { typed, isNew: true });
  const createRecord = use(NewRecordContext);
  const addition = useNewRecordOffer(reference, isUsed && createRecord !== undefined);
  const isAvailable = offer.missing === undefined && offer.error === undefined;
  const known = useOption(reference, data, props.value);
  const { id, disabled, readonly, onChange } = props;
  const { path, field } = propertyOf(props);
  const isNumber = field.type === 'integer' || field.type === 'number';
  /** The value of an option as the record has it. */
  const toValue = ({ value }: Option): unknown => (isNumber ? numberOrText(value) : value);
  const isPreset = useSoleOption({
    offer,
    value: props.value,
    isEnabled: record === undefined && props.required === true && path.length === 1,
    preset: (option) => scope.preset({ [String(path[0])]: toValue(option) }),
  });
  const create = ({ resource, valuesFor }: NewRecordOffer) =>
    createRecord?.({
      resource,
      values: valuesFor(data, typed),
      created: (row) => {
        offer.retry();
        if (!row) return;
        const option = optionOf(reference, row);
        setCreated(option);
        onChange(toValue(option));
      },
    });
  const box = useCombobox<Option>({
    id,
    options: offer.options,
    lastOption: addition && isAvailable ? newOption : undefined,
    getOptionDisabled: (option) => option === newOption && offer.isLoading,
    value: useChosenOption(
      props.value === undefined ? undefined : String(props.value),
      known ?? (created?.value === String(props.value) ? created : undefined),
    ),
    readOnly: readonly,
    disabled,
    isOptionEqualToValue: (option, value) => option.value === value.value,
    getOptionKey: ({ value }) => value,
    isSearchResult: offer.isSearchResult,
    onChange: (_event, option) =>
      option === newOption && addition ? create(addition) : onChange(option ? toValue(option) : undefined),
    onType: setTyped,
  });
  const note = offer.isLoading ? 'field.loading' : typed === '' ? 'field.noOptions' : 'field.noMatch';
  const hasMatch = box.groupedOptions.some((option) => option !== newOption);

  return (
    <>
      <ComboboxInput widget={props} box={box} isPreset={isPreset} onFocus={() => setUsed(true)} />
      <OptionList
        box={box}
        note={hasMatch ? undefined : t(note)}
        classOf={(option) => (option === newOption ? styles.new : undefined)}
        renderOption={(option) =>
          option === newOption && addition ? <NewRecordLabel {...addition} /> : option.label
        }
      />
      <LookupNotice offer={offer} entity={form.entity} label={props.label} />
    </>
  );
}

function NewRecordLabel({ resource: { name } }: Pick<NewRecordOffer, 'resource'>) {
  useResourceCaptions(name);
  const t = useTranslate();
  return (
    <>
      <Plus size={14} aria-hidden="true" />
      {t('record.new', { record: t(resourceKey(name, 'recordTitle')) })}…
    </>
  );
}
