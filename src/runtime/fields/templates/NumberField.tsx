import { type FieldProps, getDecimalSeparator } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { numberOrText } from '../../../contract/json/numberOrText.ts';

/** Returns the value of a typed text; the text itself if it is no number, or if JavaScript would change its digits. */
function parseTyped(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const text = typed.replace(getDecimalSeparator(), '.').trim();
  return text === '' ? undefined : numberOrText(text);
}

/**
 * Replaces @rjsf/core's field of a number, which rounds. Shows the typed text as long as it has the value, such as
 * `1.50` for 1.5.
 */
export function NumberField(props: FieldProps): ReactNode {
  const { registry, formData, onChange } = props;
  const { StringField } = registry.fields;
  const [typed, setTyped] = useState<unknown>();
  const change: FieldProps['onChange'] = (value, ...rest) => {
    setTyped(value);
    onChange(parseTyped(value), ...rest);
  };
  if (!StringField) return null;
  return (
    <StringField
      {...props}
      formData={typed !== undefined && parseTyped(typed) === formData ? typed : formData}
      onChange={change}
    />
  );
}
