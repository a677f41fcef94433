import type { FieldProps } from '@rjsf/utils';
import type { ComponentType, ReactNode } from 'react';
import { isRecord } from '../../../contract/isRecord.ts';
import form from '../../form/form.module.css';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { JsonField } from './JsonField.tsx';

const fits = {
  array: Array.isArray,
  boolean: (value: unknown) => typeof value === 'boolean',
  object: isRecord,
  // What is typed is text until it is a figure.
  number: (value: unknown) => typeof value === 'number' || typeof value === 'string',
  string: (value: unknown) => typeof value !== 'object',
};

/** A field of rjsf, unless it could not show what it holds: that is shown as JSON, so that nothing is lost. */
export function keeping(kind: keyof typeof fits, Field: ComponentType<FieldProps>) {
  return function Keeping(props: FieldProps): ReactNode {
    const { formData } = props;
    const t = useTranslate();
    if (formData === undefined || formData === null || fits[kind](formData)) return <Field {...props} />;
    return (
      <>
        <JsonField {...props} />
        <p className={form.help}>{t('external.misfit')}</p>
      </>
    );
  };
}
