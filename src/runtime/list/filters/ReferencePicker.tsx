import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FieldReference } from '../../../contract/model/resource.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import combobox from '../../fields/combobox/combobox.module.css';
import { useChosenOption, useCombobox } from '../../fields/combobox/useCombobox.ts';
import { LookupNotice } from '../../fields/types/reference/LookupNotice.tsx';
import { lookupPageSize, type Option } from '../../fields/types/reference/lookup.ts';
import { useOptions } from '../../fields/types/reference/useOptions.ts';
import styles from './ReferencePicker.module.css';
import type { TextFilterProps } from './TextFilter.tsx';

export interface ReferenceFilterProps extends TextFilterProps {
  readonly entity: string;
  readonly reference: FieldReference;
  /** Known values of the wanted records, for dependent look-ups. */
  readonly known: Readonly<Record<string, string>>;
}

interface ReferencePickerProps extends ReferenceFilterProps {
  readonly close: () => void;
}

/**
 * A search field over the options of a reference. The service filters them where it can, otherwise the
 * browser.
 */
export function ReferencePicker(props: ReferencePickerProps): ReactNode {
  const { name, value, onChange, entity, reference, known, close } = props;
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const offer = useOptions(reference, known, { typed });
  const isAsked = offer.missing === undefined && !offer.error;
  const chosen = offer.options.find((option) => option.value === value);
  const box = useCombobox<Option>({
    id: useId(),
    options: offer.options,
    value: useChosenOption(chosen?.value, chosen),
    inputValue: typed,
    open: true,
    isSearchResult: offer.isSearchResult,
    getOptionKey: (option) => option.value,
    isOptionEqualToValue: (option, chosen) => option.value === chosen.value,
    onType: setTyped,
    onChange: (_event, option) => option && onChange(option.value),
    onClose: (_event, reason) => reason === 'escape' && close(),
  });
  // The panel moves the focus when it opens; a field that loads later has to take it itself.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const note = offer.isLoading ? 'field.loading' : typed === '' ? 'field.noOptions' : 'field.noMatch';
  const isMore = reference.search !== undefined && offer.options.length >= lookupPageSize;
  return (
    <div ref={root} className={styles.picker}>
      <div {...box.getRootProps()} className={styles.search}>
        <input
          {...box.getInputProps()}
          className={controls.input}
          aria-label={t('picker.search', { name })}
          placeholder={t('picker.search', { name })}
        />
      </div>
      <ul {...box.getListboxProps()} tabIndex={-1} aria-label={name} className={combobox.options}>
        {box.groupedOptions.map((option, index) => {
          const { key, ...item } = box.getOptionProps({ option, index });
          return (
            <li key={key} {...item}>
              {option.label}
            </li>
          );
        })}
      </ul>
      <p role="status" className={combobox.note}>
        {box.groupedOptions.length === 0 ? isAsked && t(note) : isMore && t('picker.more')}
      </p>
      <LookupNotice offer={offer} entity={entity} label={name} />
      {value !== '' && (
        <button type="button" className={controls.quiet} onClick={() => onChange('')}>
          {t('picker.clear')}
        </button>
      )}
    </div>
  );
}
