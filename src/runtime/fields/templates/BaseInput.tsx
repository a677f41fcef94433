import BaseInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/index.js';
import { ariaDescribedByIds, type BaseInputTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';

/**
 * @rjsf/mui's input without its label: `FieldTemplate.tsx` shows label, help and error. Read-only inputs are
 * not disabled, so that the keyboard can reach and copy them.
 */
export function BaseInput(props: BaseInputTemplateProps): ReactNode {
  const { id, disabled, readonly, multiline, rows, options, placeholder } = props;
  const mui = {
    disabled,
    slotProps: {
      // MUI's text area measures itself with every key and reverts the operator's resizing.
      input: { readOnly: readonly, ...(multiline ? { inputComponent: 'textarea' } : {}) },
      htmlInput: {
        'aria-describedby': ariaDescribedByIds(id),
        autoComplete: 'off',
        spellCheck: false,
        inputMode: options.inputMode,
        className: options.className,
        // A placeholder longer than its field is readable in the tooltip.
        title: placeholder,
        rows,
      },
    },
  };
  return <BaseInputTemplate {...props} hideLabel options={{ ...options, mui }} />;
}
