import { getTemplate, type WidgetProps } from '@rjsf/utils';
import type { ClipboardEvent } from 'react';
import { propertyOf, useFormScope } from '../../FormScope.ts';
import { parseAddress } from './parseAddress.ts';

/** One line of text. Pasting a whole address into a field with `x-ui.address` splits it into its parts. */
export function TextWidget(props: WidgetProps) {
  const { form, patch } = useFormScope();
  const { address } = propertyOf(props).field;
  const Input = getTemplate('BaseInputTemplate', props.registry, props.options);
  const onPaste = (event: ClipboardEvent) => {
    const parts = address && parseAddress(event.clipboardData.getData('text'), address, form.fields);
    if (!parts) return;
    event.preventDefault();
    patch(parts);
  };
  return <Input {...props} onPaste={onPaste} />;
}
