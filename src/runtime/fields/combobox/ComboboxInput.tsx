import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import styles from '../styles/widget.module.css';
import type { Option } from '../types/reference/lookup.ts';
import { ComboboxButtons } from './comboboxParts.tsx';
import type { useCombobox } from './useCombobox.ts';

interface ComboboxInputProps extends Pick<OutlinedInputProps, 'onFocus'> {
  readonly widget: WidgetProps;
  readonly box: ReturnType<typeof useCombobox<Option>>;
  /** The form has chosen the value. A mark tells this. */
  readonly isPreset?: boolean;
}

/** The input of a form's combobox. */
export function ComboboxInput({ widget, box, isPreset = false, onFocus }: ComboboxInputProps): ReactNode {
  const t = useTranslate();
  const { id, disabled, readonly, required, rawErrors = [], htmlName, placeholder } = widget;
  const presetId = `${id}-preset`;
  return (
    <div {...box.getRootProps()} ref={box.setAnchorEl}>
      <OutlinedInput
        fullWidth
        error={rawErrors.length > 0}
        disabled={disabled}
        readOnly={readonly}
        onFocus={onFocus}
        required={required}
        name={htmlName ?? id}
        placeholder={placeholder || t('field.choose')}
        inputProps={{
          ...box.getInputProps(),
          'aria-describedby': `${ariaDescribedByIds(id)}${isPreset ? ` ${presetId}` : ''}`,
        }}
        endAdornment={
          !readonly &&
          !disabled && (
            <>
              {isPreset && (
                <span id={presetId} className={styles.preset} title={t('field.presetReason')}>
                  {t('field.preset')}
                </span>
              )}
              <ComboboxButtons box={box} canClear={box.value !== null} />
            </>
          )
        }
      />
    </div>
  );
}
