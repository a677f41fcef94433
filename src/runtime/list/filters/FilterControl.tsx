import { type ReactNode, useEffect, useState } from 'react';
import { isRangeField } from '../../../contract/api/derivedNames.ts';
import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { choiceKey, fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import controls from '../../core/theme/controls.module.css';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import styles from '../list.module.css';
import { ReferenceFilter } from './ReferenceFilter.tsx';

/** Few lists of the first screen filter instants or numbers. */
export const LazyRangeFilter = lazyComponent(
  async () => (await import('./RangeFilter.tsx')).RangeFilter,
  ['bounds'],
);

type FilterTexts = Readonly<Record<string, string>>;

interface FilterProps {
  readonly filter: ResourceFilter;
  readonly entity: string;
  /** Known values of the wanted records: other filters and a family's constants, for dependent look-ups. */
  readonly known: FilterTexts;
  /** Values of all filters, by `filterNamesOf`. */
  readonly values: FilterTexts;
  /** By `filterNamesOf`; an empty text clears the filter. */
  readonly onChange: (values: FilterTexts) => void;
  /** The control has the shortcut to the filters. */
  readonly isFirst: boolean;
}

/** True if the operator types the value of the filter. */
export const isTyped = ({ field }: ResourceFilter): boolean =>
  !isRangeField(field) && !field.reference && !field.choices && field.type !== 'boolean';

/** Choices and references are selected, instants and numbers have bounds, other values are typed. */
export function FilterControl({ filter, entity, known, values, onChange, isFirst }: FilterProps): ReactNode {
  const { property, field } = filter;
  const t = useTranslate();
  const name = t(`${fieldKey(entity, [property])}.title`);
  const textProps: TextProps = {
    name,
    value: values[property] ?? '',
    onChange: (value) => onChange({ [property]: value }),
  };
  if (isRangeField(field))
    return (
      <LazyPart fallback={<span className={styles.popupButton}>{name}</span>}>
        <LazyRangeFilter filter={filter} name={name} values={values} onChange={onChange} />
      </LazyPart>
    );
  if (field.reference)
    return <ReferenceFilter {...textProps} entity={entity} known={known} reference={field.reference} />;
  if (field.type === 'boolean') {
    const options = ['true', 'false'].map((value) => ({
      value,
      label: t(value === 'true' ? 'field.yes' : 'field.no'),
    }));
    return <Select {...textProps} options={options} />;
  }
  if (field.choices) {
    const options = field.choices.map((choice) => ({
      value: String(choice),
      label: t(choiceKey(entity, [property], choice)),
    }));
    // A link may contain several.
    const chosenValues = textProps.value.includes(',') ? textProps.value.split(',') : [];
    const chosenLabels = options
      .filter(({ value }) => chosenValues.includes(value))
      .map(({ label }) => label);
    const all =
      chosenLabels.length > 0
        ? [{ value: textProps.value, label: chosenLabels.join(' / ') }, ...options]
        : options;
    return <Select {...textProps} options={all} />;
  }
  return <TextFilter {...textProps} shortcut={isFirst ? shortcutProps('search', name) : undefined} />;
}

interface TextProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface SelectProps extends TextProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Select({ name, value, options, onChange }: SelectProps): ReactNode {
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <select
      className={`${controls.select} ${styles.filterSelect}`}
      aria-label={name}
      title={options.find((option) => option.value === value)?.label ?? name}
      data-active={value !== ''}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{name}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Typed text goes into the URL once typing pauses; it is local state only until then. */
function TextFilter({
  name,
  value,
  onChange,
  shortcut,
}: TextProps & { readonly shortcut: ReturnType<typeof shortcutProps> | undefined }): ReactNode {
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      onChange(typed);
      setTyped(undefined);
    }, 250);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  return (
    <input
      className={controls.input}
      type="search"
      aria-label={name}
      placeholder={name}
      title={name}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      {...shortcut}
    />
  );
}
