import Form from '@rjsf/core';
import fields from '@rjsf/core/lib/components/fields/index.js';
import templates from '@rjsf/core/lib/components/templates/index.js';
import widgets from '@rjsf/core/lib/components/widgets/index.js';
import { Theme } from '@rjsf/mui';
import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useMemo } from 'react';
import { usePhrases, useTranslate } from '../../i18n/LocaleProvider.tsx';
import { propertyOf } from '../property.ts';
import { errorsOf } from './errorsOf.ts';
import styles from './external.module.css';
import { externalOf } from './externalOf.ts';
import { interpreterOf } from './interpreter.ts';
import { wordsOf } from './wordsOf.ts';

/** All that rjsf has: ours shows a few kinds of fields, a published schema any. */
const registry = {
  fields: fields(),
  widgets: { ...widgets(), ...Theme.widgets },
  templates: { ...templates(), ...Theme.templates },
};

/**
 * A value of a published schema as a form of its own within ours: rjsf draws all that JSON Schema has, in the publisher's captions.
 * What is wrong is told once the form around it has been tried.
 */
export function ExternalForm({
  uiSchema,
  formData,
  onChange,
  fieldPathId,
  errorSchema,
  rawErrors,
  disabled,
  readonly,
}: FieldProps): ReactNode {
  const t = useTranslate();
  const phrases = usePhrases();
  const { field } = propertyOf({ options: uiSchema?.['ui:options'] ?? {} });
  const external = externalOf(field.external ?? '').useValue();
  const validator = useMemo(() => interpreterOf(external.schema), [external]);
  const words = useMemo(() => wordsOf(t), [t]);
  const isTried = Object.keys(errorSchema ?? {}).length > 0 || (rawErrors ?? []).length > 0;
  const errors = useMemo(
    () => (isTried ? errorsOf(external, formData, phrases) : {}),
    [isTried, external, formData, phrases],
  );
  const id = fieldPathId.$id;
  return (
    <fieldset className={styles.external} aria-labelledby={`${id}-label`}>
      <Form
        tagName="div"
        idPrefix={id}
        schema={external.schema}
        validator={validator}
        formData={formData}
        extraErrors={errors}
        {...registry}
        translateString={words}
        disabled={disabled}
        readonly={readonly}
        noValidate
        showErrorList={false}
        experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults' }}
        // What rjsf fills in by itself is nobody's change.
        onChange={({ formData: next }, changed) => changed && onChange(next, fieldPathId.path)}
      >
        {/* No button of its own. */}
        <></>
      </Form>
    </fieldset>
  );
}
