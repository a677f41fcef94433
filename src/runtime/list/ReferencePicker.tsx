import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import combobox from '../fields/combobox/combobox.module.css';
import { useCombobox } from '../fields/combobox/useCombobox.ts';
import { LookupHelp } from '../fields/reference/LookupHelp.tsx';
import { type Option, pageSize } from '../fields/reference/lookup.ts';
import { useChosen } from '../fields/reference/useChosen.ts';
import { useOptions } from '../fields/reference/useOptions.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './list.module.css';
import type { ReferenceFilterProps } from './ReferenceFilter.tsx';

interface ReferencePickerProps extends ReferenceFilterProps {
  readonly close: () => void;
}

/** A search field over the options of a reference: the service narrows them where it can, the browser does otherwise. */
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
    value: useChosen(chosen?.value, chosen),
    inputValue: typed,
    open: true,
    isFound: offer.isFound,
    getOptionKey: (option) => option.value,
    isOptionEqualToValue: (option, chosen) => option.value === chosen.value,
    onType: setTyped,
    onChange: (_event, option) => option && onChange(option.value),
    onClose: (_event, reason) => reason === 'escape' && close(),
  });
  // The panel moves the focus when it opens; where this was not loaded yet, it was not there to take it.
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const note = offer.isLoading ? 'field.loading' : typed === '' ? 'field.noOptions' : 'field.noMatch';
  const isMore = reference.search !== undefined && offer.options.length >= pageSize;
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
      <LookupHelp offer={offer} entity={entity} label={name} />
      {value !== '' && (
        <button type="button" className={controls.quiet} onClick={() => onChange('')}>
          {t('picker.clear')}
        </button>
      )}
    </div>
  );
}
