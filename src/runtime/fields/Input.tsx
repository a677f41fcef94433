import BaseInputTemplate from '@rjsf/mui/lib/BaseInputTemplate/index.js';
import { ariaDescribedByIds, type BaseInputTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';

/**
 * @rjsf/mui's input without a label of its own: that stands above, as help and error stand below (`form/FieldTemplate.tsx`).
 * What is read-only is not disabled, so that it can be read with the keyboard, and copied.
 */
export function Input(props: BaseInputTemplateProps): ReactNode {
  const { id, disabled, readonly, options } = props;
  const mui = {
    disabled,
    slotProps: {
      input: { readOnly: readonly },
      htmlInput: {
        'aria-describedby': ariaDescribedByIds(id),
        autoComplete: 'off',
        spellCheck: false,
        inputMode: options.inputMode,
        className: options.className,
      },
    },
  };
  return <BaseInputTemplate {...props} hideLabel options={{ ...options, mui }} />;
}
