import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import controls from '../../theme/controls.module.css';
import { JsonCheck } from '../code/JsonCheck.tsx';
import styles from './external.module.css';

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** The value of JSON text; undefined beside `isBroken` when it is none. */
function read(text: string): { readonly value?: unknown; readonly isBroken: boolean } {
  if (text.trim() === '') return { isBroken: false };
  try {
    const value: unknown = JSON.parse(text);
    return { value, isBroken: false };
  } catch {
    return { isBroken: true };
  }
}

/** Any value, as JSON text. While that is broken, the value stays what it was. */
export function JsonField(props: FieldProps): ReactNode {
  const { fieldPathId, formData, onChange, disabled, readonly, rawErrors } = props;
  const [typed, setTyped] = useState<string>();
  const current = textOf(formData);
  // What others put into the form replaces the text, unless it says the same.
  const isSame = typed !== undefined && (read(typed).isBroken || textOf(read(typed).value) === current);
  const text = isSame ? typed : current;
  return (
    <>
      <textarea
        id={fieldPathId.$id}
        aria-labelledby={`${fieldPathId.$id}-label`}
        aria-describedby={ariaDescribedByIds(fieldPathId.$id)}
        className={`${controls.input} ${styles.json}`}
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        value={text}
        readOnly={disabled || readonly}
        spellCheck={false}
        aria-invalid={(rawErrors ?? []).length > 0 || read(text).isBroken}
        onChange={({ target }) => {
          setTyped(target.value);
          const { value, isBroken } = read(target.value);
          if (!isBroken) onChange(value, fieldPathId.path);
        }}
      />
      <JsonCheck text={text} />
    </>
  );
}
