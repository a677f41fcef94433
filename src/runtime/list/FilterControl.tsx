import { type ReactNode, useEffect, useState } from 'react';
import { choiceKey, fieldKey } from '../../contract/labelKey.ts';
import { isRange } from '../../contract/rangeName.ts';
import type { Filter } from '../../contract/resource.ts';
import { bearing } from '../command/keys.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { withPhrases } from '../lazy/withPhrases.ts';
import controls from '../theme/controls.module.css';
import styles from './list.module.css';
import { ReferenceFilter } from './ReferenceFilter.tsx';

/** Few lists of the first screen narrow instants or figures. */
export const RangeFilter = lazyComponent(() =>
  withPhrases(['bounds'], async () => (await import('./RangeFilter.tsx')).RangeFilter),
);

type Texts = Readonly<Record<string, string>>;

interface FilterProps {
  readonly filter: Filter;
  readonly entity: string;
  /** What is known of the wanted records: other filters and a family's constants, for dependent look-ups. */
  readonly known: Texts;
  /** Of all filters, by `filterNames`. */
  readonly values: Texts;
  /** By `filterNames`; an empty text takes the filter away. */
  readonly onChange: (values: Texts) => void;
  /** It bears the shortcut that leads to the filters. */
  readonly isFirst: boolean;
}

/** Its value is typed. */
export const isTyped = ({ field }: Filter): boolean =>
  !isRange(field) && !field.reference && !field.choices && field.type !== 'boolean';

/** Choices and references are picked, instants and figures are bounded, anything else is typed. */
export function FilterControl({ filter, entity, known, values, onChange, isFirst }: FilterProps): ReactNode {
  const { property, field } = filter;
  const t = useTranslate();
  const name = t(`${fieldKey(entity, [property])}.title`);
  const one: TextProps = {
    name,
    value: values[property] ?? '',
    onChange: (value) => onChange({ [property]: value }),
  };
  if (isRange(field))
    return (
      <LazyPart fallback={<span className={styles.popupButton}>{name}</span>}>
        <RangeFilter filter={filter} name={name} values={values} onChange={onChange} />
      </LazyPart>
    );
  if (field.reference)
    return <ReferenceFilter {...one} entity={entity} known={known} reference={field.reference} />;
  if (field.type === 'boolean') {
    const options = ['true', 'false'].map((value) => ({
      value,
      label: t(value === 'true' ? 'field.yes' : 'field.no'),
    }));
    return <Select {...one} options={options} />;
  }
  if (field.choices) {
    const options = field.choices.map((choice) => ({
      value: String(choice),
      label: t(choiceKey(entity, [property], choice)),
    }));
    // A link may mean several.
    const several = one.value.includes(',') ? one.value.split(',') : [];
    const meant = options.filter(({ value }) => several.includes(value)).map(({ label }) => label);
    const all = meant.length > 0 ? [{ value: one.value, label: meant.join(' / ') }, ...options] : options;
    return <Select {...one} options={all} />;
  }
  return <TextFilter {...one} shortcut={isFirst ? bearing('search', name) : undefined} />;
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

/** What is typed goes into the URL once it stands still; until then it is only here, and afterwards only there. */
function TextFilter({
  name,
  value,
  onChange,
  shortcut,
}: TextProps & { readonly shortcut: ReturnType<typeof bearing> | undefined }): ReactNode {
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
