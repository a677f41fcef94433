import { ariaDescribedByIds, type FieldProps } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useState } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../core/theme/controls.module.css';
import form from '../../templates/form.module.css';
import { JsonSyntaxCheck } from '../code/JsonSyntaxCheck.ts';
import styles from './published.module.css';

const toJsonText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** The value of JSON text; undefined with `isBroken` when the text is invalid. */
function parseJsonText(text: string): { readonly value?: unknown; readonly isBroken: boolean } {
  if (text.trim() === '') return { isBroken: false };
  try {
    const value: unknown = JSON.parse(text);
    return { value, isBroken: false };
  } catch {
    return { isBroken: true };
  }
}

/** Any value, as JSON text. While the text is invalid, the value does not change. */
export function JsonField(props: FieldProps): ReactNode {
  const { fieldPathId, formData, onChange, disabled, readonly, rawErrors } = props;
  const [typed, setTyped] = useState<string>();
  const current = toJsonText(formData);
  // A value set from outside replaces the text, unless both are equal.
  const isSame =
    typed !== undefined &&
    (parseJsonText(typed).isBroken || toJsonText(parseJsonText(typed).value) === current);
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
        aria-invalid={(rawErrors ?? []).length > 0 || parseJsonText(text).isBroken}
        onChange={({ target }) => {
          setTyped(target.value);
          const { value, isBroken } = parseJsonText(target.value);
          if (!isBroken) onChange(value, fieldPathId.path);
        }}
      />
      <JsonSyntaxCheck text={text} />
    </>
  );
}

const canShow = {
  array: Array.isArray,
  boolean: (value: unknown) => typeof value === 'boolean',
  object: isRecord,
  // Typed input is text until it is a number.
  number: (value: unknown) => typeof value === 'number' || typeof value === 'string',
  string: (value: unknown) => typeof value !== 'object',
};

/** Returns true if rjsf's own field of this kind can show the value; also without a value. */
export const isShownByField = (kind: keyof typeof canShow, value: unknown): boolean =>
  value === undefined || value === null || canShow[kind](value);

/** A field of rjsf that falls back to JSON for values that it cannot show, so that nothing is lost. */
export function withJsonFallback(kind: keyof typeof canShow, Field: ComponentType<FieldProps>) {
  return function FieldOrJson(props: FieldProps): ReactNode {
    const { formData } = props;
    const t = useTranslate();
    if (isShownByField(kind, formData)) return <Field {...props} />;
    return (
      <>
        <JsonField {...props} />
        <p className={form.help}>{t('external.misfit')}</p>
      </>
    );
  };
}
