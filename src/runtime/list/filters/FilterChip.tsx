import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FieldReference } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useTextZone } from '../../fields/timeZone/useTimeZone.tsx';
import { useOption } from '../../fields/types/reference/useOption.ts';
import { FilterChipLayout } from '../ListLayout.tsx';
import { filterNamesOf } from '../query/useListState.ts';
import type { FilterProps } from './FilterControl.tsx';
import { type FilterTexts, filterTextOf } from './filterText.ts';

/** Removes the focused chip by `remove`. The focus moves to the button after it, or else to the one before it. */
function removeChip(remove: () => void): void {
  const chip = document.activeElement;
  const buttons: (Element | null)[] = [...(chip?.parentElement?.querySelectorAll(':scope > button') ?? [])];
  const place = buttons.indexOf(chip);
  flushSync(remove);
  const neighbours = [...buttons.slice(place + 1), ...buttons.slice(0, Math.max(place, 0)).reverse()];
  const left = neighbours.find((button) => button?.isConnected);
  if (document.activeElement === document.body && left instanceof HTMLElement) left.focus();
}

/** A set filter with its value; a press removes it. */
export function FilterChip({
  filter,
  entity,
  known,
  values,
  onChange,
}: Omit<FilterProps, 'emptyText'>): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const timeZone = useTextZone();
  const { property, field } = filter;
  const name = t(`${fieldKey(entity, [property])}.title`);
  const text = filterTextOf(filter, entity, values, { translate: t, formats, timeZone });
  const chip = (value: string) => (
    <FilterChipLayout
      name={name}
      value={value}
      label={t('list.removeFilter', { name, value })}
      onRemove={() =>
        removeChip(() => onChange(Object.fromEntries(filterNamesOf(filter).map((one) => [one, '']))))
      }
      icon={<X size={14} aria-hidden="true" />}
    />
  );
  return field.reference ? (
    <NamedOption reference={field.reference} known={known} value={text}>
      {chip}
    </NamedOption>
  ) : (
    chip(text)
  );
}

interface NamedOptionProps {
  readonly reference: FieldReference;
  readonly known: FilterTexts;
  readonly value: string;
  readonly children: (name: string) => ReactNode;
}

/** The name of a referenced record; its key until the name is known. */
const NamedOption = ({ reference, known, value, children }: NamedOptionProps): ReactNode =>
  children(useOption(reference, known, value)?.label ?? value);
