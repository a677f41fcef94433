import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useMemo } from 'react';
import { usePhrases } from '../../i18n/LocaleProvider.tsx';
import controls from '../../theme/controls.module.css';
import { propertyOf } from '../property.ts';
import { errorsOf } from './errorsOf.ts';
import styles from './external.module.css';
import { externalOf } from './externalOf.ts';
import { holdsErrors } from './holdsErrors.ts';
import { PublishedForm } from './PublishedForm.tsx';
import { withoutCleared } from './withoutCleared.ts';

/** A value of a published schema as a form within ours. What is wrong in it is told once ours has been tried. */
export function ExternalForm(props: FieldProps): ReactNode {
  const { uiSchema, formData, onChange, fieldPathId, errorSchema, rawErrors, disabled, readonly } = props;
  const { field } = propertyOf({ options: uiSchema?.['ui:options'] ?? {} });
  const external = externalOf(field.external ?? '').useValue();
  const { $id: id, path } = fieldPathId;
  const phrases = usePhrases();
  const isTried = holdsErrors(errorSchema ?? {}) || (rawErrors ?? []).length > 0;
  const errors = useMemo(
    () => (isTried ? errorsOf(external, formData, phrases) : {}),
    [isTried, external, formData, phrases],
  );
  return (
    <fieldset className={styles.external} aria-labelledby={`${id}-label`}>
      <PublishedForm
        id={id}
        external={external}
        value={formData}
        onChange={(value) => onChange(withoutCleared(value), path)}
        errors={errors}
        disabled={disabled}
        readonly={readonly}
      />
      {formData !== undefined && !disabled && !readonly && (
        <button type="button" className={controls.quiet} onClick={() => onChange(undefined, path)}>
          {phrases.translate('external.ClearButton')}
        </button>
      )}
    </fieldset>
  );
}
