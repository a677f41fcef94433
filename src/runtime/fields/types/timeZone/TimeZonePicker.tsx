import type { WidgetProps } from '@rjsf/utils';
import { isTimeZone } from '../../../../contract/validation/timeZone.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { ComboboxInput } from '../../combobox/ComboboxInput.tsx';
import { OptionList } from '../../combobox/comboboxParts.tsx';
import { useChosenOption, useCombobox } from '../../combobox/useCombobox.ts';
import type { Option } from '../reference/lookup.ts';
import { zoneOption, zoneOptions } from './zoneOptions.ts';

const ignore = (): void => undefined;

/** A time zone, found by its name or offset. A stored zone that is no zone stays, with the error of the form. */
export function TimeZonePicker(props: WidgetProps) {
  const t = useTranslate();
  const { id, value, disabled, readonly } = props;
  const isKnown = typeof value === 'string' && isTimeZone(value);
  const box = useCombobox<Option>({
    id,
    options: zoneOptions(),
    value: useChosenOption(value, isKnown ? zoneOption(value) : undefined),
    readOnly: readonly,
    disabled,
    isOptionEqualToValue: (option, chosen) => option.value === chosen.value,
    getOptionKey: (option) => option.value,
    isSearchResult: false,
    onChange: (_event, option) => props.onChange(option?.value),
    onType: ignore,
  });
  return (
    <>
      <ComboboxInput widget={props} box={box} />
      <OptionList
        box={box}
        note={box.groupedOptions.length === 0 ? t('field.noMatch') : undefined}
        renderOption={({ label }) => label}
      />
    </>
  );
}
