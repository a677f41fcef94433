import type { ReactNode } from 'react';
import { isRangeField } from '../../../contract/api/derivedNames.ts';
import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { choiceKey, fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { booleanKey } from '../../fields/types/scalar/booleanKey.ts';
import styles from '../list.module.css';
import { choicesTextOf, type FilterTexts } from './filterText.ts';
import { RangeFilter } from './RangeFilter.tsx';
import { ReferenceFilter } from './ReferenceFilter.tsx';
import { TextFilter, type TextFilterProps } from './TextFilter.tsx';

export interface FilterProps extends Pick<TextFilterProps, 'emptyText'> {
  readonly filter: ResourceFilter;
  readonly entity: string;
  /** Known values of the wanted records: other filters and a family's constants, for dependent look-ups. */
  readonly known: FilterTexts;
  /** Values of all filters, by `filterNamesOf`. */
  readonly values: FilterTexts;
  /** By `filterNamesOf`; an empty text clears the filter. */
  readonly onChange: (values: FilterTexts) => void;
}

/** Choices and references are selected, instants and numbers have bounds, other values are typed. */
export function FilterControl({
  filter,
  entity,
  known,
  values,
  emptyText,
  onChange,
}: FilterProps): ReactNode {
  const { property, field } = filter;
  const t = useTranslate();
  const name = t(`${fieldKey(entity, [property])}.title`);
  const textProps: TextFilterProps = {
    name,
    value: values[property] ?? '',
    emptyText,
    onChange: (value) => onChange({ [property]: value }),
  };
  if (isRangeField(field))
    return <RangeFilter filter={filter} name={name} values={values} onChange={onChange} />;
  if (field.reference)
    return <ReferenceFilter {...textProps} entity={entity} known={known} reference={field.reference} />;
  if (field.type === 'boolean') {
    const options = ['true', 'false'].map((value) => ({
      value,
      label: t(booleanKey(field, value === 'true')),
    }));
    return <Select {...textProps} options={options} />;
  }
  if (field.choices) {
    const options = field.choices.map((choice) => ({
      value: String(choice),
      label: t(choiceKey(entity, [property], choice)),
    }));
    const { value } = textProps;
    const several = { value, label: choicesTextOf(filter, entity, value, t) };
    return <Select {...textProps} options={value.includes(',') ? [several, ...options] : options} />;
  }
  return <TextFilter {...textProps} />;
}

interface SelectProps extends TextFilterProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Select({ name, value, emptyText, options, onChange }: SelectProps): ReactNode {
  const t = useTranslate();
  const anyText = emptyText ?? t('list.any');
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <select
      className={`${controls.select} ${styles.filterSelect}`}
      aria-label={name}
      title={options.find((option) => option.value === value)?.label ?? anyText}
      data-active={value !== ''}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{anyText}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
