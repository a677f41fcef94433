import BaseInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/index.js';
import { ariaDescribedByIds, type BaseInputTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';

/**
 * @rjsf/mui's input without a label of its own: that stands above, as help and error stand below (`form/FieldTemplate.tsx`).
 * What is read-only is not disabled, so that it can be read with the keyboard, and copied.
 */
export function BaseInput(props: BaseInputTemplateProps): ReactNode {
  const { id, disabled, readonly, multiline, rows, options, placeholder } = props;
  const mui = {
    disabled,
    slotProps: {
      // MUI's own text area measures itself with every key, and takes back what the operator drags.
      input: { readOnly: readonly, ...(multiline ? { inputComponent: 'textarea' } : {}) },
      htmlInput: {
        'aria-describedby': ariaDescribedByIds(id),
        autoComplete: 'off',
        spellCheck: false,
        inputMode: options.inputMode,
        className: options.className,
        // An example that is longer than its field can be read there.
        title: placeholder,
        rows,
      },
    },
  };
  return <BaseInputTemplate {...props} hideLabel options={{ ...options, mui }} />;
}
